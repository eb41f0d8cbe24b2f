import type { StepRecord } from "../fulfilment/order-fulfilment.ts";
import { type Step, stepNumber, steps } from "../fulfilment/step.ts";
import type { PublicOrder } from "./order.ts";
import { isClosed } from "./order-status.ts";

/**
 * `to_do`: the order was received. `status`: one of the statuses that only older records have, which the shop does not set
 * itself.
 */
export type MilestoneName = Step | "payment" | "completed" | "status";

/** One point on the way of an order, from its arrival in the shop to its end, as the customer sees it. */
export interface Milestone {
  name: MilestoneName;
  /** `present`: where the order is; no more than one. */
  state: "done" | "present" | "ahead";
  /** Null for what is ahead, for a step that the shop has skipped, and for a status, whose time nobody knows. */
  at: Date | null;
}

/** How far the order is in a shop that uses steps. */
export interface FollowedSteps {
  step: Step;
  records: readonly Pick<StepRecord, "step" | "reachedAt">[];
}

/** What the way of an order follows from. */
export interface FollowedOrder
  extends Pick<PublicOrder, "status" | "createdAt" | "paidAt" | "paymentMark" | "pixCode" | "totalCents"> {
  /** Present where a payment provider collects what is due. */
  payment?: unknown;
  fulfilment?: FollowedSteps | undefined;
}

type Passed = Pick<Milestone, "name" | "at">;

/** Whether the order's page takes the payment. */
export const isPayableHere = ({ pixCode, payment }: Pick<FollowedOrder, "pixCode" | "payment">): boolean =>
  pixCode !== null || payment !== undefined;

/** Something about its money is still to be done, by whomever. */
const isUnsettled = (order: FollowedOrder): boolean => isPayableHere(order) || order.paymentMark !== null;

/** Whether nothing more happens to it: an open page need not look for news. */
export function isOver(order: FollowedOrder): boolean {
  return isClosed(order.status) || (order.fulfilment?.step === "delivered" && !isUnsettled(order));
}

/** What is done comes first, then where the order is, then what is ahead. Of one that is over only what has happened. */
export function orderMilestones(order: FollowedOrder): Milestone[] {
  const passed = listPassed(order);
  const done = passed.map((one) => ({ ...one, state: "done" as const }));
  if (isOver(order)) return done;
  const ahead = listAhead(order).map((name) => ({ name, state: "ahead" as const, at: null }));
  // A payment that the customer can make is not waited for: the order stands at it, until production begins without it.
  if (ahead[0]?.name === "payment" && passed.length === 1 && isUnsettled(order)) {
    return [...done, { ...ahead[0], state: "present" }, ...ahead.slice(1)];
  }
  const last = passed.length - 1;
  return [
    ...done.map((one, index) => (index === last ? { ...one, state: "present" as const } : one)),
    ...ahead,
  ];
}

/** Where the marker lies: where the order is, or at the end. */
export const currentIndex = (milestones: readonly Milestone[]): number => {
  const present = milestones.findIndex(({ state }) => state === "present");
  return present === -1 ? milestones.length - 1 : present;
};

function listPassed(order: FollowedOrder): Passed[] {
  const end = endOf(order);
  const passed = withPayment(listReached(order), order.paidAt, end !== undefined);
  return end ? [...passed, { name: end, at: null }] : passed;
}

/** What the status adds to the steps. */
function endOf({ status, fulfilment }: FollowedOrder): MilestoneName | undefined {
  if (status === "pending") return undefined;
  if (status !== "completed" && status !== "delivered") return "status";
  // An order that was delivered needs no second end.
  return fulfilment?.step === "delivered" ? undefined : status;
}

function listReached({ createdAt, fulfilment }: FollowedOrder): Passed[] {
  const whenReached = (step: Step) =>
    fulfilment?.records.find((record) => record.step === step)?.reachedAt ?? null;
  return steps
    .slice(0, stepNumber(fulfilment?.step ?? "to_do") + 1)
    .map((step) => ({ name: step, at: step === "to_do" ? createdAt : whenReached(step) }));
}

/** Production may begin before the payment: that stands between the steps when it came, but before the last one. */
function withPayment(reached: Passed[], paidAt: Date | null, isEnded: boolean): Passed[] {
  if (paidAt === null) return reached;
  const earlier = Math.max(
    0,
    reached.findLastIndex(({ at }) => at !== null && at <= paidAt),
  );
  const latest = isEnded ? reached.length : Math.max(1, reached.length - 1);
  return reached.toSpliced(Math.min(earlier + 1, latest), 0, { name: "payment", at: paidAt });
}

function listAhead(order: FollowedOrder): MilestoneName[] {
  const isPending = order.status === "pending";
  const step = order.fulfilment?.step;
  // Who has paid for a delivered order at the door is not told that a payment is ahead.
  const isAgreedOn = isPending && step !== "delivered" && order.totalCents > 0;
  const isUnpaid = order.paidAt === null && (isUnsettled(order) || isAgreedOn);
  const payment: MilestoneName[] = isUnpaid ? ["payment"] : [];
  if (!isPending) return payment;
  return [...payment, ...(step ? steps.slice(stepNumber(step) + 1) : (["completed"] as const))];
}
