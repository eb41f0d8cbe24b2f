import type { Step } from "#domain/fulfilment/step.ts";
import type { AdminOrderRow } from "../../admin-order.ts";

/** An order on its way to a step; null if it is being completed and leaves the board. */
export interface Move {
  order: AdminOrderRow;
  to: Step | null;
}

/** The orders of a step as they will be once all moves have arrived, so that nobody waits for an answer to see it. */
export function withMoves(
  rows: readonly AdminOrderRow[],
  step: Step,
  moves: readonly Move[],
): readonly AdminOrderRow[] {
  if (moves.length === 0) return rows;
  const targets = new Map(moves.map(({ order, to }) => [order.id, to]));
  const staying = rows.filter(({ id }) => !targets.has(id) || targets.get(id) === step);
  const coming = moves.filter(({ order, to }) => to === step && !staying.some(({ id }) => id === order.id));
  if (coming.length === 0) return staying;
  return [...staying, ...coming.map(({ order }) => atStep(order, step))].toSorted((one, other) =>
    one.created_at < other.created_at ? -1 : Number(one.created_at > other.created_at),
  );
}

const atStep = (order: AdminOrderRow, step: Step): AdminOrderRow =>
  order.fulfilment ? { ...order, fulfilment: { ...order.fulfilment, step } } : order;
