import type { Step } from "#domain/fulfilment/step.ts";
import type { Tracking } from "#domain/fulfilment/tracking.ts";

export interface TypedTracking {
  carrier: string;
  code: string;
}

export interface StepChange {
  id: string;
  step: Step;
  /** Undefined leaves it as it is, null removes it. */
  tracking?: Tracking | null | undefined;
  /** What the order has, for whoever takes the change back. */
  before: { step: Step; tracking: Tracking | null };
}

/** A code that was emptied is removed, with its carrier; where there was none, nothing typed changes nothing. */
export function typedChange(
  { carrier, code }: TypedTracking,
  before: Tracking | null,
): StepChange["tracking"] {
  const isEmpty = code.trim() === "" && (before !== null || carrier.trim() === "");
  if (isEmpty) return before === null ? undefined : null;
  return { carrier: carrier.trim() || null, code };
}

/** The change that leaves the order as it was. What the first one did not touch, this one leaves alone, too. */
export function takeBack({ id, step, tracking, before }: StepChange): StepChange {
  if (tracking === undefined) {
    return { id, step: before.step, before: { step, tracking: before.tracking } };
  }
  // Without the carrier's page, which the API tells but does not take.
  const had = before.tracking && { carrier: before.tracking.carrier, code: before.tracking.code };
  return { id, step: before.step, tracking: had, before: { step, tracking } };
}
