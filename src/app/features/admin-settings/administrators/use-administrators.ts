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
  /** Null while the mail waits to be sent. */
  mailed_at: string | null;
}

const queryKey = ["settings", "administrators"];
const LOOK_AGAIN_MS = 3_000;

interface AdministratorList {
  administrators: Administrator[];
  invitations: Invitation[];
}

export function useAdministrators() {
  return useQuery({
    queryKey,
    queryFn: () => callApi<AdministratorList>("GET", "/admin/administrators"),
    // A mail that has just been asked for leaves within seconds, which no change event tells.
    refetchInterval: ({ state }) =>
      state.data?.invitations.some(({ mailed_at }) => mailed_at === null) ? LOOK_AGAIN_MS : false,
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
