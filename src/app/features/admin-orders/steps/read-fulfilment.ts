import type { Day } from "#domain/days.ts";
import { describePromise, isKept, type Promised, promiseToTell } from "#domain/fulfilment/promise.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import type { RowFulfilment } from "../admin-order.ts";

export type ReadFulfilment = Pick<RowFulfilment, "step" | "promise" | "tracking">;

type ToldFulfilment = Promised & Pick<ReadFulfilment, "tracking">;

/** The promise and the parcel of an order at a step, as the domain's texts take them. A promise that was kept is gone. */
function readFulfilment({ promise, tracking }: ReadFulfilment, step: Step): ToldFulfilment {
  const open = isKept({ step, hasDelivery: promise?.of === "arrival" }) ? null : promise;
  return { promisedDays: open?.days ?? null, promisedOn: open?.on ?? null, tracking };
}

/** The same for a message to the customer, who is told no day that is over. */
export const tellFulfilment = (fulfilment: ReadFulfilment, step: Step, today: Day): ToldFulfilment =>
  promiseToTell(readFulfilment(fulfilment, step), today);

/** "Chega até 12/12/2026", or "Sai …" where only that was promised; nothing without a promise, or once it was kept. */
export function describeDue(fulfilment: ReadFulfilment): string {
  const promise = describePromise(readFulfilment(fulfilment, fulfilment.step));
  if (promise === "") return "";
  return `${fulfilment.promise?.of === "arrival" ? "Chega" : "Sai"} ${promise}`;
}
