// The types of the demo catalogue. They are pure data, without access to the database or the disk.
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import type { Kit, View } from "../art/base/kit.ts";

export type CategoryId = "1" | "2" | "3" | "4" | "5" | "6";
export type Size = "P" | "M" | "G" | "GG";

/** A file under demo/pictures, with what a page needs before the picture has loaded. */
export interface DemoPicture {
  /** Relative to demo/pictures, e.g. "products/camisa-serra-velha-titular-front.webp". */
  file: string;
  width: number;
  height: number;
  alt: string;
}

export interface DemoProductPicture extends DemoPicture {
  view: View;
  isPrimary: boolean;
}

export interface DemoCategory {
  id: CategoryId;
  name: string;
  description: string;
  subcategories: readonly string[];
  picture: DemoPicture;
  /** Where the shop's default guide, of a shirt, does not fit. */
  sizeGuide?: SizeGuide;
}

export interface ProductWords {
  name: string;
  description: string;
  priceCents: number;
  subcategory: string;
  isNew?: true;
  /** Age in days at the time of seeding; the ages are distinct, so that sorting by date is deterministic. */
  daysAgo: number;
}

export interface DemoProduct {
  slug: string;
  name: string;
  description: string;
  priceCents: number;
  categoryId: CategoryId;
  subcategory: string;
  isNew: boolean;
  daysAgo: number;
  kit: Kit;
  /** front (primary), back (no name, no number: the shop prints the customer's own), detail. */
  pictures: readonly DemoProductPicture[];
}

/** The fields of a product that an order needs. */
export type OrderedProduct = Pick<DemoProduct, "slug" | "name" | "priceCents" | "daysAgo">;

export interface DemoBanner {
  slug: string;
  title: string;
  description: string;
  link: string;
  picture: DemoPicture;
}

export interface DemoCustomer {
  name: string;
  /** Only the demo accounts have an e-mail; the other customers' accounts are not part of the demo. */
  email?: string;
  whatsapp: string;
  cep: string;
  address: string;
}

export interface DemoAccount extends DemoCustomer {
  email: string;
}

export interface DemoOrderLine {
  productSlug: string;
  name: string;
  /** The price of one unit, including the surcharge for a customisation. */
  priceCents: number;
  size: Size;
  quantity: number;
  customization?: { name: string; number: string };
}

export interface DemoOrder {
  customer: DemoCustomer;
  status: "pending" | "completed";
  /** Whether an administrator has opened the order; the bell counts unopened ones. */
  opened: boolean;
  createdAt: Date;
  lines: readonly DemoOrderLine[];
  totalCents: number;
}
