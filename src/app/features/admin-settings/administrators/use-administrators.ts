import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { withProof } from "#app/features/admin/with-proof.ts";
import { toast } from "#ui/toast.tsx";

type AdministratorList = AnswerOf<"GET /api/admin/administrators">;
export type Administrator = AdministratorList["administrators"][number];
export type Invitation = AdministratorList["invitations"][number];

const queryKey = ["settings", "administrators"];
const LOOK_AGAIN_MS = 3_000;

export function useAdministrators() {
  return useQuery({
    queryKey,
    queryFn: () => callApi("GET /api/admin/administrators"),
    // A queued mail is sent within seconds, and no change event reports that.
    refetchInterval: ({ state }) =>
      state.data?.invitations.some(({ mailed_at }) => mailed_at === null) ? LOOK_AGAIN_MS : false,
  });
}

/** A mutation about administrators that shows its result and refetches the list. */
export function useAdministratorAction<Input>(options: {
  run: (input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => withProof(() => options.run(input)),
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
