import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import { toast } from "#ui/toast.tsx";

export interface Administrator {
  id: string;
  email: string;
  name: string;
  is_owner: boolean;
  is_self: boolean;
  has_two_factor: boolean;
  since: string;
  last_seen_at: string | null;
}

export interface Invitation {
  id: string;
  email: string;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
  expired: boolean;
}

const queryKey = ["settings", "administrators"];

export function useAdministrators() {
  return useQuery({
    queryKey,
    queryFn: () =>
      callApi<{ administrators: Administrator[]; invitations: Invitation[] }>("GET", "/admin/administrators"),
  });
}

/** A write about administrators: says how it went and asks for the list again. */
export function useAdministratorAction<Input>(options: {
  run: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: options.run,
    onSuccess: async () => {
      toast.success(options.done);
      options.onDone?.();
      await client.invalidateQueries({ queryKey });
    },
    onError: (failure) => {
      toast.error(options.failed, { description: failure.message });
      return client.invalidateQueries({ queryKey });
    },
  });
}

export function useRenewAdministrators() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey });
}
