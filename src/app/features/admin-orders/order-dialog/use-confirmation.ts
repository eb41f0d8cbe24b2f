import { useState } from "react";
import { paymentMessaged } from "#domain/orders/message-templates.ts";
import type { AdminOrder } from "../admin-order.ts";
import { useOrderHistory } from "../order-queries.ts";
import { type CustomerMessage, usePaymentConfirmation } from "../use-customer-messages.ts";

/** The message that tells the customer that the payment has arrived. */
export interface Confirmation {
  message: CustomerMessage;
  /** When somebody opened it already. */
  openedAt: string | undefined;
  /** Whether it is the thing to do, because the order was marked as paid just now. */
  isNext: boolean;
}

/** It is offered after the order was marked by hand, and of a payment that came by itself while the shirts are not begun. */
export function useConfirmation(order: AdminOrder) {
  const [isJustPaid, setJustPaid] = useState(false);
  const message = usePaymentConfirmation(order);
  const { data: history } = useOrderHistory(order.id);
  const openedAt = history?.find(({ action }) => action === paymentMessaged)?.at;
  const isBegun = order.status !== "pending" || (order.fulfilment && order.fulfilment.step !== "to_do");
  const isOffered = order.paid_at !== null && (isJustPaid || !isBegun);
  const confirmation: Confirmation | undefined =
    message && isOffered ? { message, openedAt, isNext: isJustPaid && !openedAt } : undefined;
  return { confirmation, onPaid: setJustPaid };
}
