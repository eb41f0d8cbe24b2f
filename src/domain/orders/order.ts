import type { Customization } from "../cart/cart.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";

export interface OrderItem {
  /** The product's; null once it was removed from the catalogue. */
  productId: string | null;
  name: string;
  size: string;
  quantity: number;
  unitPriceCents: number;
  customization: Customization | null;
  imageUrl: string | null;
  /** How the name and the number lay on the shirt when it was ordered. */
  print: ShirtPrint | null;
}

/** What anybody with the order's link may see: no address, no telephone, no name. */
export interface PublicOrder {
  id: string;
  publicToken: string;
  status: string;
  totalCents: number;
  createdAt: Date;
  /** When the shop noted that it was paid; null while it is not. */
  paidAt: Date | null;
  /** The Pix code for its very total; null where nothing is to be paid, or not by Pix. */
  pixCode: string | null;
  items: OrderItem[];
}

export interface Order extends PublicOrder {
  userId: string | null;
  customer: string;
  customerAddress: string;
  customerCep: string;
  customerWhatsapp: string;
  shippingAddress: { address: string };
  updatedAt: Date;
}

/** What only the shop itself sees of an order. */
export interface ManagedOrder extends Order {
  /** Null while no administrator has looked at it. */
  openedAt: Date | null;
  /** The administrator who typed it in; null where its customer placed it. */
  createdBy: string | null;
}
