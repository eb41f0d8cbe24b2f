import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api-client.ts";

export type TwoFactorState = AnswerOf<"GET /api/account/two-factor">;

/** Under the administrators' key: their list shows it, too. */
const queryKey = ["settings", "administrators", "two-factor"];

export function useTwoFactor() {
  return useQuery({ queryKey, queryFn: () => callApi("GET /api/account/two-factor") });
}

export function useRenewTwoFactor() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["settings", "administrators"] });
}
