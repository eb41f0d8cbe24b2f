import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { CustomerFilter } from "#domain/customers/customer-filter.ts";
import type { KeysetPage } from "#domain/paging.ts";
import type { Customer, CustomerOrder, CustomerRow } from "./customer.ts";
import { queryOf } from "./customer-list-params.ts";

export function useCustomerList(filter: CustomerFilter, cursor: string | undefined) {
  const query = queryOf({ ...filter, cursor });
  return useQuery({
    queryKey: ["customers", "list", query],
    queryFn: () => callApi<KeysetPage<CustomerRow>>("GET", `/admin/customers?${query}`),
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
    queryFn: () => callApi<Customer>("GET", `/admin/customers/${encodeURIComponent(id)}`),
  });
}

export function useCustomerOrders(id: string, isLeaving: boolean, cursor: string | undefined) {
  const query = queryOf({ cursor });
  return useQuery({
    queryKey: ["customers", "orders", id, query],
    enabled: !isLeaving,
    queryFn: () =>
      callApi<KeysetPage<CustomerOrder>>("GET", `/admin/customers/${encodeURIComponent(id)}/orders?${query}`),
    placeholderData: keepPreviousData,
  });
}
