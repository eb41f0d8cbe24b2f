import type { InputOf } from "#app/api/api-client.ts";
import { type AdminProductSort, adminProductSorts } from "#domain/catalog/admin-product-list.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";

/** The filter of the list, as its URL says: ?q=&categoria=&mostrar=&ordem= */
export interface ProductListFilter {
  q: string | undefined;
  category: string | undefined;
  show: ProductShow | undefined;
  sort: AdminProductSort;
}

const statusOfShow: Partial<Record<ProductShow, ProductStatus>> = {
  publicados: "published",
  rascunhos: "draft",
  ocultos: "hidden",
};
export const productShows = [
  "destaques",
  "novos",
  "sem-imagem",
  "publicados",
  "rascunhos",
  "ocultos",
] as const;
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

/** Converts the filter to the API's query. */
export function productQuery(
  { q, category, show, sort }: ProductListFilter,
  cursor: string | undefined,
): NonNullable<InputOf<"GET /api/admin/products">["query"]> {
  const only = (wanted: ProductShow) => (show === wanted ? "true" : undefined);
  return {
    sort,
    q: q?.slice(0, 100),
    category,
    featured: only("destaques"),
    new: only("novos"),
    without_picture: only("sem-imagem"),
    status: show && statusOfShow[show],
    cursor,
  };
}
