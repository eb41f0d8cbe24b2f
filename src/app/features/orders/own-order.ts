import type { Customization } from "#domain/cart/cart.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";

/** An order as the API shows it to its customer. */
export interface OwnOrder {
  id: string;
  token: string;
  status: string;
  /** In reais, like all money of the API. */
  total_amount: number;
  created_at: string;
  paid_at: string | null;
  /** Null where nothing is to be paid, or not by Pix. */
  pix_code: string | null;
  items: OwnOrderItem[];
  /** Opens the messaging app with the order written out. */
  whatsapp_url: string;
}

export interface OwnOrderItem {
  /** The product's; null once it left the shop. */
  id: string | null;
  name: string;
  price: number;
  size: string;
  quantity: number;
  customization: Customization | null;
  image: string | null;
  print: ShirtPrint | null;
}
