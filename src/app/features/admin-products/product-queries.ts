import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#app/api-client.ts";
import type { AdminProduct, ProductRow } from "#domain/catalog/admin-product.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { type ProductListFilter, productQuery } from "./product-list-params.ts";

export function useProductList(filter: ProductListFilter, cursor: string | undefined) {
  const query = productQuery(filter, cursor);
  return useQuery({
    queryKey: ["products", "list", query],
    queryFn: () => callApi<KeysetPage<ProductRow>>("GET", `/admin/products?${query}`),
    placeholderData: keepPreviousData,
  });
}

/** Always asked anew: an older version could not be saved. */
export function useProduct(id: string) {
  return useQuery({
    queryKey: ["products", "one", id],
    queryFn: () => callApi<AdminProduct>("GET", `/admin/products/${id}`),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useRenewProducts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["products"] });
}
