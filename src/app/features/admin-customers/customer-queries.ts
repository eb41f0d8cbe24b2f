import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { CustomerFilter } from "#domain/customers/customer-filter.ts";

export function useCustomerList(filter: CustomerFilter, cursor: string | undefined) {
  const query = { ...filter, cursor };
  return useQuery({
    queryKey: ["customers", "list", query],
    queryFn: () => callApi("GET /api/admin/customers", { query }),
    placeholderData: keepPreviousData,
  });
}

export const customerKey = (id: string) => ["customers", "detail", id];

/** `isLeaving`: being erased. The shop already tells of that change, and nobody need ask for who is no longer there. */
export function useCustomer(id: string, isLeaving: boolean) {
  return useQuery({
    queryKey: customerKey(id),
    enabled: !isLeaving,
    // Nothing about a person is kept beyond their page.
    gcTime: 0,
    queryFn: () => callApi("GET /api/admin/customers/{id}", { params: { id } }),
  });
}

export function useCustomerOrders(id: string, isLeaving: boolean, cursor: string | undefined) {
  return useQuery({
    queryKey: ["customers", "orders", id, cursor],
    enabled: !isLeaving,
    queryFn: () => callApi("GET /api/admin/customers/{id}/orders", { params: { id }, query: { cursor } }),
    placeholderData: keepPreviousData,
  });
}
