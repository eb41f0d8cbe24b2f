import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";

export interface UnopenedOrders {
  count: number;
  orders: { id: string; customer: string; total_amount: number; created_at: string }[];
}

/** The orders that no administrator has looked at yet. */
export const readUnopenedOrders = () => callApi<UnopenedOrders>("GET", "/admin/orders/unopened");

const queryKey = ["orders", "unopened"];

/** For the bell, and the number beside 'Pedidos'. */
export const useUnopenedOrders = () => useQuery({ queryKey, queryFn: readUnopenedOrders });

/** Asks again for certain: bell and number both ask, and a refetch would settle for a question that is under way. */
export function useRetryUnopenedOrders() {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey });
}
