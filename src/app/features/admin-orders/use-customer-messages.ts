import { useRouteLoaderData } from "react-router";
import { type ReachableStep, reachableSteps } from "#domain/fulfilment/step.ts";
import {
  customerMessageLink,
  kindsIn,
  type MessageKind,
  messageLabels,
  templatesInUse,
} from "#domain/orders/message-templates.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { reaisToCents } from "#domain/reais.ts";
import type { AdminOrderRow } from "./admin-order.ts";
import { useMessageTemplates } from "./order-queries.ts";
import { type ReadFulfilment, tellFulfilment } from "./steps/read-fulfilment.ts";
import { useRecordStepMessage } from "./steps/step-actions.ts";
import { useRecordPaymentMessage } from "./use-record-payment-message.ts";

/** An order of the list or of the dialog. */
export type ToldOrder = Pick<
  AdminOrderRow,
  "id" | "customer" | "customer_whatsapp" | "total_amount" | "pix_cents" | "pix_code" | "tracking_url"
> & { fulfilment?: ReadFulfilment | undefined };

export interface CustomerMessage {
  kind: MessageKind;
  label: string;
  /** Opens the WhatsApp conversation with that customer and the text filled in. */
  link: string;
  /** To be called when the link is followed: that a customer was told about a payment or a step is remembered. */
  onOpen: () => void;
}

/** The messages that suit an order, in the order of its life. None if the customer's number was erased. */
export function useCustomerMessages(order: ToldOrder): CustomerMessage[] {
  const { id, fulfilment } = order;
  const { data: templates = templatesInUse({}, fulfilment !== undefined) } = useMessageTemplates();
  const recordStep = useRecordStepMessage();
  const recordPayment = useRecordPaymentMessage();
  const today = dayOf(new Date());
  const frame = { storeName: useStoreName(), trackingUrl: order.tracking_url };
  const addressed = {
    id,
    customer: order.customer,
    customerWhatsapp: order.customer_whatsapp,
    totalCents: reaisToCents(order.total_amount),
    pixCents: order.pix_cents ?? null,
    pixCode: order.pix_code,
  };
  return kindsIn(templates).flatMap((kind) => {
    // A payment reminder needs a Pix code, which only unpaid Pix orders have.
    if (kind === "payment" && order.pix_code === null) return [];
    const told = fulfilment && tellFulfilment(fulfilment, isStep(kind) ? kind : fulfilment.step, today);
    const link = customerMessageLink(templates[kind] ?? "", { ...addressed, fulfilment: told }, frame);
    if (link === undefined) return [];
    const onOpen = () => {
      if (kind === "payment_confirmed") recordPayment(id);
      else if (fulfilment && isStep(kind)) recordStep({ id, step: kind });
    };
    return { kind, label: messageLabels[kind], link, onOpen };
  });
}

/** The message that confirms the payment of an order; undefined if nobody can be told. */
export const usePaymentConfirmation = (order: ToldOrder): CustomerMessage | undefined =>
  useCustomerMessages(order).find(({ kind }) => kind === "payment_confirmed");

const isStep = (kind: MessageKind): kind is ReachableStep =>
  (reachableSteps as readonly string[]).includes(kind);

export function useStoreName(): string {
  const root = useRouteLoaderData("root") as { store?: { name: string } } | undefined;
  return root?.store?.name ?? "Manto";
}
