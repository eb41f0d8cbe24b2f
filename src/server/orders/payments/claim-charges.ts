import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { PaymentContext } from "../../payments/with-token.ts";
import { charges } from "../payment-tables.ts";

export type Charge = typeof charges.$inferSelect;

/** How many are worked off at once. */
export const BATCH = 10;

/**
 * Takes the charges whose time has come, by putting that time off: no other process takes them meanwhile, and if this one
 * ends, another takes them then. No row stays locked while the provider is asked.
 */
export function claimCharges(
  { db, now }: PaymentContext,
  time: "makeAt" | "checkAt",
  claimMs: number,
): Promise<Charge[]> {
  const due = db
    .$with("due")
    .as(
      db
        .select({ orderId: charges.orderId, kind: charges.kind, attempt: charges.attempt })
        .from(charges)
        .where(lte(charges[time], now))
        .orderBy(asc(charges[time]))
        .limit(BATCH)
        .for("update", { skipLocked: true }),
    );
  return db
    .with(due)
    .update(charges)
    .set({ [time]: new Date(now.getTime() + claimMs) })
    .where(sql`(${charges.orderId}, ${charges.kind}, ${charges.attempt}) in (select * from ${due})`)
    .returning();
}

export const isCharge = ({ orderId, kind, attempt }: Pick<Charge, "orderId" | "kind" | "attempt">) =>
  and(eq(charges.orderId, orderId), eq(charges.kind, kind), eq(charges.attempt, attempt));
