import { orders } from "../tables.ts";

/** What decides whether an order still waits for its payment. */
export const payableColumns = {
  id: orders.id,
  status: orders.status,
  totalCents: orders.totalCents,
  pixCents: orders.pixCents,
  paidAt: orders.paidAt,
  paymentMark: orders.paymentMark,
};
