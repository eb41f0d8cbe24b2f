import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AnswerOf, callApi } from "#app/api/api-client.ts";
import { type ProductListFilter, productQuery } from "./product-list-params.ts";

export type ProductRow = AnswerOf<"GET /api/admin/products">["rows"][number];

export function useProductList(filter: ProductListFilter, cursor: string | undefined) {
  const query = productQuery(filter, cursor);
  return useQuery({
    queryKey: ["products", "list", query],
    queryFn: () => callApi("GET /api/admin/products", { query }),
    placeholderData: keepPreviousData,
  });
}

/** Always refetched, because an older version could not be saved. */
export function useProduct(id: string) {
  return useQuery({
    queryKey: ["products", "one", id],
    queryFn: () => callApi("GET /api/admin/products/{id}", { params: { id } }),
    gcTime: 0,
    staleTime: 0,
  });
}

export function useRenewProducts(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ["products"] });
}
