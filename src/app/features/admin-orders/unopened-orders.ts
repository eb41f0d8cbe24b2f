import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";

export type UnopenedOrders = AnswerOf<"GET /api/admin/orders/unopened">;

/** Reads the orders that no administrator has opened yet. */
export const readUnopenedOrders = () => callApi("GET /api/admin/orders/unopened");

const queryKey = ["orders", "unopened"];

/** Used by the bell and by the number beside 'Pedidos'. */
export const useUnopenedOrders = () => useQuery({ queryKey, queryFn: readUnopenedOrders });

/**
 * Forces a new request: bell and number share the query, and a plain refetch would join a request that is already
 * running.
 */
export function useRetryUnopenedOrders() {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey });
}
