import type { OrderFulfilment } from "../fulfilment/order-fulfilment.ts";
import type { ShirtOption } from "../options/shirt-option.ts";
import type { PaymentMark } from "../payments/settlement.ts";
import type { Customization } from "../print/customization.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import type { LeadTime } from "../stock/lead-time.ts";
import type { ProviderPaymentOffer } from "./order-payment.ts";

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
  /** What the shirt gets besides, as it was then. */
  options?: readonly ShirtOption[];
  /** For a line that was sold without stock: how long it takes. */
  leadTime?: LeadTime;
}

/** A delivery that was agreed on: what it is called, what it costs, and how long it takes. */
export interface OrderDelivery {
  name: string;
  priceCents: number;
  /** Business days. */
  days: number;
}

/** An offer that the order got, as it is shown. */
export interface NamedDiscount {
  name: string;
  /** What the shopper typed for it; null if it applied by itself. */
  code: string | null;
  /** 0 for one that made the delivery free. */
  cents: number;
}

/** An offer that the order got, as it was then. */
export interface OrderDiscount extends NamedDiscount {
  offerId: string;
}

/** What an order costs, and what the total is made of. */
export interface OrderPrice {
  /** The goods, less what offers took off, and the delivery. */
  totalCents: number;
  discountCents: number;
  /** Null if the order got no offer. */
  discounts: readonly NamedDiscount[] | null;
  /** What is due if it is paid by Pix; null if that is the total. */
  pixCents: number | null;
  /** Null if it is agreed on by WhatsApp. */
  delivery: OrderDelivery | null;
}

/** What everyone with the order's link may see: no address, no telephone number, no name. */
export interface PublicOrder extends OrderPrice {
  id: string;
  publicToken: string;
  status: string;
  discounts: OrderDiscount[] | null;
  createdAt: Date;
  /** When the shop recorded the payment; null while the order is unpaid. */
  paidAt: Date | null;
  /** What is wrong with the money of the order, if a payment provider says so. */
  paymentMark: PaymentMark | null;
  /** The Pix code for what is due by Pix; null if nothing is due or the shop accepts no Pix. */
  pixCode: string | null;
  /** How it is paid at a payment provider; only where one is connected and something is due. */
  payment?: ProviderPaymentOffer;
  items: OrderItem[];
  /** Only in a shop that uses steps. */
  fulfilment?: OrderFulfilment;
}

export interface Order extends PublicOrder {
  userId: string | null;
  customer: string;
  customerAddress: string;
  customerCep: string;
  customerWhatsapp: string;
  /** Null where the shop does not ask for it, or the customer did not say. */
  customerCpf: string | null;
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
