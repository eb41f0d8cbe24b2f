import { type AdminProductSort, adminProductSorts } from "#domain/catalog/admin-product.ts";

/** What the list shows, as its address says: ?q=&categoria=&mostrar=&ordem= */
export interface ProductListFilter {
  q: string | undefined;
  category: string | undefined;
  show: ProductShow | undefined;
  sort: AdminProductSort;
}

export const productShows = ["destaques", "novos", "sem-imagem"] as const;
export type ProductShow = (typeof productShows)[number];

export function readProductFilter(params: URLSearchParams): ProductListFilter {
  const show = params.get("mostrar");
  const sort = params.get("ordem");
  return {
    q: params.get("q")?.trim() || undefined,
    category: params.get("categoria") || undefined,
    show: productShows.find((known) => known === show),
    sort: adminProductSorts.find((known) => known === sort) ?? "newest",
  };
}

export function isFiltered({ q, category, show }: ProductListFilter): boolean {
  return Boolean(q || category || show);
}

const showQueries = { destaques: "featured", novos: "new", "sem-imagem": "without_picture" } as const;

/** The same, as the API is asked. */
export function productQuery(filter: ProductListFilter, cursor: string | undefined): string {
  const query = new URLSearchParams({ sort: filter.sort });
  if (filter.q) query.set("q", filter.q.slice(0, 100));
  if (filter.category) query.set("category", filter.category);
  if (filter.show) query.set(showQueries[filter.show], "true");
  if (cursor) query.set("cursor", cursor);
  return query.toString();
}
