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
  step: Step;
  /** Without a delivery of its own the promise is that the order leaves, with one that it arrives. */
  hasDelivery: boolean;
}

/** Whether what was promised has happened. */
export const isKept = ({ step, hasDelivery }: Awaited): boolean =>
  step === "delivered" || (step === "sent" && !hasDelivery);

/** Whether it is past its promise. The list's filter says the same to the database. */
export const isLate = (order: Awaited & Pick<Promised, "promisedOn">, today: Day): boolean =>
  isDayOver(order, today) && !isKept(order);

const isDayOver = ({ promisedOn }: Pick<Promised, "promisedOn">, today: Day): boolean =>
  promisedOn !== null && promisedOn < today;

/** The promise as mails and messages tell it: none once its day is over, whatever became of the order. */
export const promiseToTell = <Order extends Promised>(order: Order, today: Day): Order =>
  isDayOver(order, today) ? { ...order, promisedDays: null, promisedOn: null } : order;

/** "até 15/12/2026"; before the days count "em até 25 dias úteis depois do pagamento"; nothing without a promise. */
export function describePromise({ promisedDays, promisedOn }: Promised): string {
  if (promisedOn !== null) return `até ${formatDay(promisedOn)}`;
  if (promisedDays === null) return "";
  return promisedDays === 0
    ? "no dia útil do pagamento"
    : `em ${describeBusinessDays(promisedDays)} depois do pagamento`;
}
