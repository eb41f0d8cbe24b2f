import type { OrderFulfilment } from "./order-fulfilment.ts";
import { type Step, stepNumber, steps } from "./step.ts";

/** A step as the customer sees it. */
export interface FollowedStep {
  step: Step;
  isDone: boolean;
  isCurrent: boolean;
  /** Null for a step that is ahead, or that the shop has skipped. */
  at: Date | null;
}

interface Followed {
  createdAt: Date;
  /** Whether the shop is done with the order: then it only tells what has happened. */
  isOver: boolean;
  fulfilment: Pick<OrderFulfilment, "step" | "records">;
}

export function followedSteps({ createdAt, isOver, fulfilment }: Followed): FollowedStep[] {
  const reached = stepNumber(fulfilment.step);
  const whenReached = (step: Step) =>
    step === "to_do"
      ? createdAt
      : (fulfilment.records.find((record) => record.step === step)?.reachedAt ?? null);
  return steps
    .map((step, number) => ({
      step,
      // Nothing is left to wait for after the last one.
      isDone: number < reached || (number === reached && (isOver || step === "delivered")),
      isCurrent: number === reached && !isOver,
      at: number <= reached ? whenReached(step) : null,
    }))
    .filter(({ isDone }) => isDone || !isOver);
}

/** Whether an open page must look for news. */
export const isUnderWay = (order: { status: string; fulfilment?: { step: Step } | undefined }): boolean =>
  order.fulfilment !== undefined && order.fulfilment.step !== "delivered" && order.status !== "completed";
