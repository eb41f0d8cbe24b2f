import type { Tracking } from "#domain/fulfilment/tracking.ts";
import { type MatchedCodes, matchCodes } from "#domain/orders/match-codes.ts";
import type { CodedOrder } from "#domain/orders/match-codes-line.ts";

export interface BatchPlan extends MatchedCodes {
  /** What would be sent: the orders that got a code or, without any pasted line, all of them. */
  changed: { id: string; tracking?: Tracking }[];
  /** The chosen orders that stay as they are. */
  leftOut: string[];
  /** How many pasted lines belong to no order. */
  problems: number;
}

/** What a batch would change. Once codes are pasted, an order without one is left out. */
export function planBatch(pasted: string, orders: readonly CodedOrder[], carrier: string | null): BatchPlan {
  const { lines, without } = matchCodes(pasted, orders, carrier);
  if (lines.length === 0) {
    return { lines, without, changed: orders.map(({ id }) => ({ id })), leftOut: [], problems: 0 };
  }
  const changed = lines.flatMap((line) =>
    line.problem === undefined ? { id: line.order.id, tracking: line.tracking } : [],
  );
  return {
    lines,
    without,
    changed,
    leftOut: without.map(({ id }) => id),
    problems: lines.length - changed.length,
  };
}
