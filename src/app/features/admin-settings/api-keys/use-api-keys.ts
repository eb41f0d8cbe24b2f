import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { toast } from "#ui/toast.tsx";

export type ApiKey = AnswerOf<"GET /api/admin/api-keys">[number];
export type NewApiKey = AnswerOf<"POST /api/admin/api-keys">;

const queryKey = ["settings", "api-keys"];

export function useApiKeys() {
  return useQuery({ queryKey, queryFn: () => callApi("GET /api/admin/api-keys") });
}

/** Reads the keys again after a write, before the dialog closes. */
export function useRenewApiKeys(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}

export function useRevokeApiKey() {
  const renew = useRenewApiKeys();
  return useMutation({
    mutationFn: ({ id }: ApiKey) => callApi("DELETE /api/admin/api-keys/{id}", { params: { id } }),
    onSuccess: (_, { name }) => toast.success(`A chave ${name} foi revogada`),
    onError: (error, { name }) =>
      toast.error(`A chave ${name} não foi revogada`, { description: error.message }),
    onSettled: renew,
  });
}
