import { type ProductRow, useProductList } from "#app/features/admin-products/product-queries.ts";

const newest = { q: undefined, category: undefined, show: "publicados", sort: "newest" } as const;

/** The shop's newest products, before them those of the category that the offer is for. */
export function useExampleProducts(categoryId: string | undefined) {
  const all = useProductList(newest, undefined);
  const own = useProductList({ ...newest, category: categoryId }, undefined);
  const isReady = all.data !== undefined && own.data !== undefined;
  return {
    products: isReady ? withoutRepeats([...own.data.rows, ...all.data.rows]) : undefined,
    error: all.error ?? own.error,
    retry: () => Promise.all([all.refetch(), own.refetch()]),
  };
}

function withoutRepeats(products: readonly ProductRow[]): ProductRow[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
