import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi, type InputOf } from "#app/api/api-client.ts";
import type { OrderFilter } from "#domain/orders/order-filter.ts";

export function useOrderList(filter: OrderFilter, cursor: string | undefined) {
  const query = { ...filter, cursor };
  return useQuery({
    queryKey: ["orders", "list", query],
    queryFn: () => callApi("GET /api/admin/orders", { query }),
    placeholderData: keepPreviousData,
  });
}

export function useOrderSummary() {
  return useQuery({
    queryKey: ["orders", "summary"],
    queryFn: () => callApi("GET /api/admin/orders/summary"),
  });
}

export const orderKey = (id: string) => ["orders", "detail", id];

export function useOrder(id: string) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: () => callApi("GET /api/admin/orders/{id}", { params: { id } }),
  });
}

export function useOrderHistory(id: string) {
  return useQuery({
    queryKey: ["orders", "history", id],
    queryFn: () => callApi("GET /api/admin/orders/{id}/history", { params: { id } }),
  });
}

export const orderPaymentsKey = (id: string) => ["orders", "payments", id];

export function useOrderPayments(id: string) {
  return useQuery({
    queryKey: orderPaymentsKey(id),
    queryFn: () => callApi("GET /api/admin/orders/{id}/payments", { params: { id } }),
  });
}

export function useDeletedOrders(cursor: string | undefined) {
  return useQuery({
    queryKey: ["orders", "deleted", cursor],
    queryFn: () => callApi("GET /api/admin/orders/deleted", { query: { cursor } }),
    placeholderData: keepPreviousData,
  });
}

export const productionKey = ["production"];

/** The chosen orders, or without a choice all that are to be made. */
export function useProduction(query: NonNullable<InputOf<"GET /api/admin/production">["query"]>) {
  return useQuery({
    queryKey: [...productionKey, query],
    queryFn: () => callApi("GET /api/admin/production", { query }),
  });
}

export function useMessageTemplates() {
  return useQuery({
    queryKey: ["settings", "message-templates"],
    queryFn: () => callApi("GET /api/admin/settings/message-templates"),
  });
}

/** Refetches after this page's own change; changes of others arrive as change events. */
export function useRefreshOrders() {
  const client = useQueryClient();
  return () =>
    Promise.all([["orders"], productionKey].map((queryKey) => client.invalidateQueries({ queryKey })));
}
