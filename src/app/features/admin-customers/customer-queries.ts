import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api/api-client.ts";
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

/**
 * While `isLeaving`, the customer is being erased: the change event of the erasure must not refetch a record that no
 * longer exists.
 */
export function useCustomer(id: string, isLeaving: boolean) {
  return useQuery({
    queryKey: customerKey(id),
    enabled: !isLeaving,
    // Personal data is not cached after the page is left.
    gcTime: 0,
    queryFn: () => callApi("GET /api/admin/customers/{id}", { params: { id } }),
  });
}

/** What an erasure would remove. It is not read again while the customer is being erased. */
export function useErasurePlan(id: string, isErasing: boolean) {
  return useQuery({
    queryKey: ["customers", "erasure", id],
    enabled: !isErasing,
    gcTime: 0,
    queryFn: () => callApi("GET /api/admin/customers/{id}/erasure", { params: { id } }),
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
