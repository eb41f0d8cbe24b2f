import type { ShownPicture } from "../media/shown-picture.ts";

/** What a card or a line of a list shows. */
export interface ProductSummary {
  id: string;
  name: string;
  priceCents: number;
  categoryId: string;
  category: string;
  isNew: boolean;
  picture: ShownPicture | null;
}

export interface ProductDetail extends ProductSummary {
  description: string | null;
  subcategoryId: string | null;
  subcategory: string | null;
  /** Primary first. */
  pictures: ShownPicture[];
}

export const productOrders = ["recentes", "menor-preco", "maior-preco"] as const;
export type ProductOrder = (typeof productOrders)[number];

export const PRODUCTS_PER_PAGE = 24;

export interface ProductPage {
  products: ProductSummary[];
  total: number;
  page: number;
  pageCount: number;
}
