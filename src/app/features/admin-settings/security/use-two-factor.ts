import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";

export interface TwoFactorState {
  enabled: boolean;
  enabled_at: string | null;
  recovery_codes_left: number;
}

/** Under the administrators' key: their list shows it, too. */
const queryKey = ["settings", "administrators", "two-factor"];

export function useTwoFactor() {
  return useQuery({ queryKey, queryFn: () => callApi<TwoFactorState>("GET", "/account/two-factor") });
}

export function useRenewTwoFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["settings", "administrators"] });
}
