import { canonicalPath } from "../seo/site.ts";
import { type ProductOrder, productOrders } from "./product.ts";

/** The parsed address of a listing: /categoria/retro?subcategoria=anos-80&ordem=menor-preco&pagina=2 */
export interface ListingQuery {
  /** The slug or the id of a subcategory. */
  subcategory: string | undefined;
  order: ProductOrder;
  /** Whether only products with a discount are wanted: /categoria/promocoes?desconto=1 */
  onlyOffers: boolean;
  /** The label of a size that the products must have. */
  size: string | undefined;
  /** Whether only products are wanted of which something is on the shelf. */
  inStock: boolean;
  page: number;
}

/** A listing without filters, in its own order, from its first page. */
export const wholeListing: ListingQuery = {
  subcategory: undefined,
  order: "recentes",
  onlyOffers: false,
  size: undefined,
  inStock: false,
  page: 1,
};

export const orderLabels: Record<ProductOrder, string> = {
  recentes: "Mais recentes",
  "menor-preco": "Menor preço",
  "maior-preco": "Maior preço",
};

/** Returns undefined for a page number that cannot exist, such as 0 or "dois". */
export function readListingQuery(parameters: URLSearchParams): ListingQuery | undefined {
  const page = readPageNumber(parameters);
  const wanted = parameters.get("ordem");
  if (page === undefined) return undefined;
  return {
    subcategory: parameters.get("subcategoria") || undefined,
    order: productOrders.find((order) => order === wanted) ?? "recentes",
    onlyOffers: parameters.get("desconto") === "1",
    size: parameters.get("tamanho") || undefined,
    inStock: parameters.get("estoque") === "1",
    page,
  };
}

export function readPageNumber(parameters: URLSearchParams): number | undefined {
  const text = parameters.get("pagina");
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

/** The address of a listing, without parameters that have their default value. */
export function listingPath(key: string, query: ListingQuery): string {
  const { subcategory, order, onlyOffers, size, inStock, page } = query;
  return canonicalPath(`/categoria/${encodeURIComponent(key)}`, {
    subcategoria: subcategory,
    desconto: onlyOffers ? 1 : undefined,
    tamanho: size,
    estoque: inStock ? 1 : undefined,
    ordem: order === "recentes" ? undefined : order,
    pagina: page === 1 ? undefined : page,
  });
}
