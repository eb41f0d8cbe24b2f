/** Which shirts of orders were ticked off as made. */

import { and, asc, eq, inArray } from "drizzle-orm";
import type { MadeShirt } from "#domain/orders/editing/keep-made.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { madeShirts } from "./tables.ts";

export async function readMade(db: DbOrTx, orderIds: readonly string[]): Promise<Map<string, MadeShirt[]>> {
  const { orderId, position, unit } = madeShirts;
  const rows = await db
    .select({ orderId, position, unit })
    .from(madeShirts)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(position), asc(unit));
  return Map.groupBy(rows, (row) => row.orderId);
}

/** Returns whether the shirt was not ticked off before. */
export async function addMade(
  tx: Tx,
  orderId: string,
  shirts: readonly MadeShirt[],
  madeAt: Date,
): Promise<boolean> {
  if (shirts.length === 0) return false;
  const added = await tx
    .insert(madeShirts)
    .values(shirts.map(({ position, unit }) => ({ orderId, position, unit, madeAt })))
    .onConflictDoNothing()
    .returning({ unit: madeShirts.unit });
  return added.length > 0;
}

/** Returns whether the shirt was ticked off. */
export async function removeMade(tx: Tx, orderId: string, { position, unit }: MadeShirt): Promise<boolean> {
  const removed = await tx
    .delete(madeShirts)
    .where(and(eq(madeShirts.orderId, orderId), eq(madeShirts.position, position), eq(madeShirts.unit, unit)))
    .returning({ unit: madeShirts.unit });
  return removed.length > 0;
}
