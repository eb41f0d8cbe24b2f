import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type OpenTeamOrder = AnswerOf<"GET /api/admin/team-orders">[number];

const teamOrdersKey = ["team-orders"];

export function useTeamOrders() {
  return useQuery({ queryKey: teamOrdersKey, queryFn: () => callApi("GET /api/admin/team-orders") });
}

/** Reads the list again after a deletion, before its dialog closes. */
export function useRenewTeamOrders(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: teamOrdersKey });
}
