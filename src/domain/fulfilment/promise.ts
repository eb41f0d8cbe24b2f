import { type Day, formatDay } from "../days.ts";
import { addBusinessDays } from "../delivery/business-days.ts";
import { describeBusinessDays } from "../delivery/describe-days.ts";
import type { LeadTime } from "../stock/lead-time.ts";
import type { Step } from "./step.ts";

/** What the owner has set for the steps and their promise. */
export interface FulfilmentSettings {
  /** How many business days shirts that are on the shelf take until they leave. */
  preparationDays: number;
  /** Whether pages say 'Pronta entrega' of shirts that are on the shelf. */
  saysReady: boolean;
}

interface PromisedLine {
  leadTime?: LeadTime | undefined;
}

/** How many business days an order takes: its slowest line, and then its delivery, if one was chosen. */
export function promisedDaysOf(
  lines: readonly PromisedLine[],
  deliveryDays: number | null,
  { preparationDays }: FulfilmentSettings,
): number {
  return (
    daysUntilSent(
      preparationDays,
      lines.map(({ leadTime }) => leadTime?.maxDays),
    ) + (deliveryDays ?? 0)
  );
}

/** What is made to order takes its lead time, and nothing leaves sooner than what is on the shelf. */
export const daysUntilSent = (preparationDays: number, leadDays: readonly (number | undefined)[]): number =>
  Math.max(preparationDays, ...leadDays.map((days = 0) => days));

export interface Promised {
  /** In business days; null for an order that was placed without a promise. */
  promisedDays: number | null;
  /** Until when; null before the days begin to count. */
  promisedOn: Day | null;
}

interface Progress extends Promised {
  isPaid: boolean;
  step: Step;
}

/** The days count from the payment, or from the start of production if that comes first. A day once promised stays. */
export function promiseAfter({ promisedDays, promisedOn, isPaid, step }: Progress, today: Day): Day | null {
  if (promisedDays === null || (!isPaid && step === "to_do")) return null;
  return promisedOn ?? addBusinessDays(today, promisedDays);
}

/** An order that was changed takes other days: the day moves with them, counted from today. */
export function promiseOfChanged({ promisedDays, promisedOn }: Promised, days: number, today: Day): Promised {
  if (promisedDays === null || days === promisedDays) return { promisedDays, promisedOn };
  if (promisedOn === null) return { promisedDays: days, promisedOn };
  const counted = addBusinessDays(today, days);
  const isLonger = days > promisedDays;
  return { promisedDays: days, promisedOn: counted > promisedOn === isLonger ? counted : promisedOn };
}

interface Awaited {
  promisedOn: Day | null;
  step: Step;
  /** Without a delivery of its own the promise is that the order leaves, with one that it arrives. */
  hasDelivery: boolean;
}

/** Whether it is past its promise. The list's filter says the same to the database. */
export function isLate({ promisedOn, step, hasDelivery }: Awaited, today: Day): boolean {
  return isDayOver(promisedOn, today) && step !== "delivered" && (hasDelivery || step !== "sent");
}

/** Whether the promised day is over, whatever became of the order. No mail or message tells it any more. */
export const isDayOver = (promisedOn: Day | null, today: Day): boolean =>
  promisedOn !== null && promisedOn < today;

/** "até 15/12/2026"; before the days count "em até 25 dias úteis depois do pagamento"; nothing without a promise. */
export function describePromise({ promisedDays, promisedOn }: Promised): string {
  if (promisedOn !== null) return `até ${formatDay(promisedOn)}`;
  if (promisedDays === null) return "";
  return promisedDays === 0
    ? "no dia útil do pagamento"
    : `em ${describeBusinessDays(promisedDays)} depois do pagamento`;
}
