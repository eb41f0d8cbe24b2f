import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api-client.ts";

export type UnopenedOrders = AnswerOf<"GET /api/admin/orders/unopened">;

/** The orders that no administrator has looked at yet. */
export const readUnopenedOrders = () => callApi("GET /api/admin/orders/unopened");

const queryKey = ["orders", "unopened"];

/** For the bell, and the number beside 'Pedidos'. */
export const useUnopenedOrders = () => useQuery({ queryKey, queryFn: readUnopenedOrders });

/** Asks again for certain: bell and number both ask, and a refetch would settle for a question that is under way. */
export function useRetryUnopenedOrders() {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey });
}
