import type { Day } from "../days.ts";
import { isLate, type Promised } from "./promise.ts";
import type { ReachableStep, Step } from "./step.ts";
import { type StoredTracking, type Tracking, trackingOf } from "./tracking.ts";

/** A step that an order has reached or once had, and who was told. */
export interface StepRecord {
  step: ReachableStep;
  /** Null while it is taken back. */
  reachedAt: Date | null;
  mailedAt: Date | null;
  messagedAt: Date | null;
}

/** How far an order is, until when, and with whom. Only in a shop that uses steps. */
export interface OrderFulfilment extends Promised {
  step: Step;
  /** Whether the promise is that it arrives, and not only that it leaves. */
  hasDelivery: boolean;
  isLate: boolean;
  tracking: Tracking | null;
  /** Whether its message calls what was on the shelf 'Pronta entrega'. */
  saysReady: boolean;
  records: StepRecord[];
}

interface StoredFulfilment extends Promised, StoredTracking {
  status: string;
  step: Step;
  deliveryDays: number | null;
}

interface Known {
  today: Day;
  saysReady: boolean;
  records: StepRecord[];
}

export function fulfilmentOf(
  stored: StoredFulfilment,
  { today, saysReady, records }: Known,
): OrderFulfilment {
  const { step, promisedDays, promisedOn } = stored;
  const hasDelivery = stored.deliveryDays !== null;
  return {
    step,
    promisedDays,
    promisedOn,
    hasDelivery,
    // Whoever completes an order has settled it.
    isLate: stored.status === "pending" && isLate({ promisedOn, step, hasDelivery }, today),
    tracking: trackingOf(stored),
    saysReady,
    records,
  };
}
