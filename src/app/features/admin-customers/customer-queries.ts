import { keepPreviousData, useIsMutating, useQuery } from "@tanstack/react-query";
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

export const erasureKey = (id: string) => ["erase-customer", id];

/** While somebody is being erased the shop already tells of the change; nobody need ask for who is no longer there. */
const useIsStaying = (id: string) => useIsMutating({ mutationKey: erasureKey(id) }) === 0;

export function useCustomer(id: string) {
  return useQuery({
    queryKey: customerKey(id),
    enabled: useIsStaying(id),
    queryFn: () => callApi<Customer>("GET", `/admin/customers/${encodeURIComponent(id)}`),
  });
}

export function useCustomerOrders(id: string, cursor: string | undefined) {
  const query = queryOf({ cursor });
  return useQuery({
    queryKey: ["customers", "orders", id, query],
    enabled: useIsStaying(id),
    queryFn: () =>
      callApi<KeysetPage<CustomerOrder>>("GET", `/admin/customers/${encodeURIComponent(id)}/orders?${query}`),
    placeholderData: keepPreviousData,
  });
}
