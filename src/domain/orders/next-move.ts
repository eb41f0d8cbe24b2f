import type { OrderFulfilment } from "../fulfilment/order-fulfilment.ts";
import { trackingUrl } from "../fulfilment/tracking.ts";
import { type FollowedOrder, type FollowedSteps, isOver, isPayableHere } from "./order-milestones.ts";

/** Whose turn it is, in the eyes of the customer. `away`: it is on its way to them. `closed`: finished without a delivery. */
export type Turn = "customer" | "shop" | "away" | "delivered" | "closed";

/** What the customer can do now: pay on the page, follow the parcel at its carrier, ask the shop, or nothing. */
export type MoveAction = "pay" | "track" | "ask" | null;

export interface NextMove {
  turn: Turn;
  action: MoveAction;
}

/** What the next move follows from. */
export interface MovingOrder extends FollowedOrder {
  fulfilment?: (FollowedSteps & Pick<OrderFulfilment, "isLate" | "tracking">) | undefined;
}

/** What comes next on an order's page. What has gone wrong comes before all else, and a payment before the parcel. */
export function nextMove(order: MovingOrder): NextMove {
  const { status, paidAt, paymentMark, fulfilment } = order;
  if (paymentMark || fulfilment?.isLate) return { turn: "shop", action: "ask" };
  if (isOver(order)) return { turn: isDelivered(order) ? "delivered" : "closed", action: null };
  if (isPayableHere(order)) return { turn: "customer", action: "pay" };
  if (status === "pending" && fulfilment?.step === "sent")
    return { turn: "away", action: hasCarrierPage(fulfilment) ? "track" : null };
  // Payment and data are still to be agreed on by WhatsApp.
  const isNew = status === "pending" && paidAt === null && (fulfilment?.step ?? "to_do") === "to_do";
  return { turn: "shop", action: isNew ? "ask" : null };
}

const isDelivered = ({ status, fulfilment }: FollowedOrder): boolean =>
  status === "delivered" || fulfilment?.step === "delivered";

const hasCarrierPage = ({ tracking }: Pick<OrderFulfilment, "tracking">): boolean =>
  tracking !== null && trackingUrl(tracking) !== null;
