import { describePromise, type Promised } from "#domain/fulfilment/promise.ts";
import type { Step } from "#domain/fulfilment/step.ts";
import type { RowFulfilment } from "../admin-order.ts";

export type ReadFulfilment = Pick<RowFulfilment, "step" | "promise" | "tracking">;

/** The promise and the parcel of an order at a step, as the domain's texts take them. A promise that was kept is gone. */
export function readFulfilment(
  { promise, tracking }: ReadFulfilment,
  step: Step,
): Promised & Pick<ReadFulfilment, "tracking"> {
  const isKept = step === "delivered" || (step === "sent" && promise?.of === "departure");
  const open = isKept ? null : promise;
  return { promisedDays: open?.days ?? null, promisedOn: open?.on ?? null, tracking };
}

/** "Chega até 12/12/2026", or "Sai …" where only that was promised; nothing without a promise, or once it was kept. */
export function describeDue(fulfilment: ReadFulfilment): string {
  const promise = describePromise(readFulfilment(fulfilment, fulfilment.step));
  if (promise === "") return "";
  return `${fulfilment.promise?.of === "arrival" ? "Chega" : "Sai"} ${promise}`;
}
