import type { Customization } from "../print/customization.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";

export interface OrderItem {
  /** The product's id; null once the product was removed from the catalogue. */
  productId: string | null;
  name: string;
  size: string;
  quantity: number;
  unitPriceCents: number;
  /** What offers took off all units together. */
  discountCents: number;
  customization: Customization | null;
  imageUrl: string | null;
  /** The print settings of the shirt at the time of the order. */
  print: ShirtPrint | null;
}

/** A delivery that was agreed on: what it is called, what it costs, and how long it takes. */
export interface OrderDelivery {
  name: string;
  priceCents: number;
  /** Business days. */
  days: number;
}

/** An offer that the order got, as it was then. */
export interface OrderDiscount {
  offerId: string;
  name: string;
  /** What the shopper typed for it; null if it applied by itself. */
  code: string | null;
  /** 0 for one that made the delivery free. */
  cents: number;
}

/** What everyone with the order's link may see: no address, no telephone number, no name. */
export interface PublicOrder {
  id: string;
  publicToken: string;
  status: string;
  /** The goods, less what offers took off, and the delivery. */
  totalCents: number;
  discountCents: number;
  /** Null if the order got no offer. */
  discounts: OrderDiscount[] | null;
  /** What is due if it is paid by Pix; null if that is the total. */
  pixCents: number | null;
  /** Null if it is agreed on by WhatsApp. */
  delivery: OrderDelivery | null;
  createdAt: Date;
  /** When the shop recorded the payment; null while the order is unpaid. */
  paidAt: Date | null;
  /** The Pix code for what is due by Pix; null if nothing is due or the shop accepts no Pix. */
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

/** An order with the fields that only administrators see. */
export interface ManagedOrder extends Order {
  /** Null until an administrator opens the order. */
  openedAt: Date | null;
  /** The administrator who entered the order; null if the customer placed it. */
  createdBy: string | null;
  /** What the shop wrote down for itself; null if nothing. */
  staffNotes: string | null;
}
