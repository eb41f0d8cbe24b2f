import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { MessageTemplates } from "#domain/orders/message-templates.ts";
import type { OrderFilter } from "#domain/orders/order-filter.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type {
  AdminOrder,
  AdminOrderRow,
  DeletedOrderRow,
  OrderHistoryEntry,
  OrderSummary,
} from "./admin-order.ts";
import { filterQuery } from "./order-list-params.ts";

export function useOrderList(filter: OrderFilter, cursor: string | undefined) {
  const query = filterQuery(filter, cursor);
  return useQuery({
    queryKey: ["orders", "list", query],
    queryFn: () => callApi<KeysetPage<AdminOrderRow>>("GET", `/admin/orders?${query}`),
    placeholderData: keepPreviousData,
  });
}

export function useOrderSummary() {
  return useQuery({
    queryKey: ["orders", "summary"],
    queryFn: () => callApi<OrderSummary>("GET", "/admin/orders/summary"),
  });
}

export function useOrder(id: string) {
  return useQuery({
    queryKey: ["orders", "detail", id],
    queryFn: () => callApi<AdminOrder>("GET", `/admin/orders/${encodeURIComponent(id)}`),
  });
}

export function useOrderHistory(id: string) {
  return useQuery({
    queryKey: ["orders", "history", id],
    queryFn: () => callApi<OrderHistoryEntry[]>("GET", `/admin/orders/${id}/history`),
  });
}

export function useDeletedOrders(cursor: string | undefined) {
  const query = cursor ? `?cursor=${encodeURIComponent(cursor)}` : "";
  return useQuery({
    queryKey: ["orders", "deleted", query],
    queryFn: () => callApi<KeysetPage<DeletedOrderRow>>("GET", `/admin/orders/deleted${query}`),
    placeholderData: keepPreviousData,
  });
}

export function useProductionOrders(ids: string) {
  return useQuery({
    queryKey: ["orders", "production", ids],
    queryFn: () => callApi<AdminOrder[]>("GET", `/admin/orders/production?ids=${encodeURIComponent(ids)}`),
    enabled: ids !== "",
  });
}

export function useMessageTemplates() {
  return useQuery({
    queryKey: ["settings", "message-templates"],
    queryFn: () => callApi<MessageTemplates>("GET", "/admin/settings/message-templates"),
  });
}

/** After a change of our own; those of others are told by the shop. */
export function useRefreshOrders() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["orders"] });
}
