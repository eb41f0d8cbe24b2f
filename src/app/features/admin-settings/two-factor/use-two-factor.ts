import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type TwoFactorState = AnswerOf<"GET /api/account/two-factor">;

/** The key is under the administrators' key, because their list shows the second factor too. */
const queryKey = ["settings", "administrators", "two-factor"];

export function useTwoFactor() {
  return useQuery({ queryKey, queryFn: () => callApi("GET /api/account/two-factor") });
}

export function useRenewTwoFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["settings", "administrators"] });
}
