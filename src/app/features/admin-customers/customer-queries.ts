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

export function useCustomer(id: string) {
  return useQuery({
    queryKey: customerKey(id),
    queryFn: () => callApi<Customer>("GET", `/admin/customers/${encodeURIComponent(id)}`),
  });
}

export function useCustomerOrders(id: string, cursor: string | undefined) {
  const query = queryOf({ cursor });
  return useQuery({
    queryKey: ["customers", "orders", id, query],
    queryFn: () =>
      callApi<KeysetPage<CustomerOrder>>("GET", `/admin/customers/${encodeURIComponent(id)}/orders?${query}`),
    placeholderData: keepPreviousData,
  });
}
