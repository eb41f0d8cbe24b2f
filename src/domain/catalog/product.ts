import type { ShownPicture } from "../media/shown-picture.ts";
import type { OfferedOptions } from "../options/shirt-option.ts";
import type { PrintRules } from "../print/print-rules.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import type { GridSize } from "../sizes/size-grid.ts";
import type { Availability } from "../stock/describe-state.ts";
import type { LeadTime } from "../stock/lead-time.ts";
import type { UnitsBySize } from "../stock/stock.ts";

/** The fields that a product card or a row of a list shows. */
export interface ProductSummary {
  id: string;
  name: string;
  priceCents: number;
  /** The higher price before an offer; null for a product that is not on offer. */
  formerPriceCents: number | null;
  categoryId: string;
  category: string;
  isNew: boolean;
  picture: ShownPicture | null;
  /** Absent for a product that has the standard sizes. */
  sizes?: readonly GridSize[];
  /** The sizes of which few units or none are there; absent where there are enough of each. */
  stock?: UnitsBySize;
  /** For a product that is made to order where the stock is gone. */
  leadTime?: LeadTime;
  /** What its card says about all its sizes together; absent where there are enough. */
  availability?: Availability;
}

export interface ProductDetail extends ProductSummary {
  description: string | null;
  subcategoryId: string | null;
  subcategory: string | null;
  /** The main picture comes first. */
  pictures: ShownPicture[];
  /** How a name and a number lie on one of its pictures; null if the product has no such picture. */
  print: ShirtPrint | null;
  /** Absent for a product that follows the shop's rules. */
  printRules?: PrintRules;
  /** Absent for a product without options. */
  options?: OfferedOptions;
  /** Set if the shop tells by mail when a size is there again. */
  offersAlerts?: boolean;
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
