import { refuseEdit } from "#domain/orders/editing/refuse-edit.ts";
import type { AdminOrder } from "../admin-order.ts";

/** Why this order cannot be changed; undefined if it can. */
export const refusalOf = ({ status, fulfilment, customer_whatsapp }: AdminOrder): string | undefined =>
  refuseEdit({ status, step: fulfilment?.step ?? null, customerWhatsapp: customer_whatsapp });
