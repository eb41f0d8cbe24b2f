import { and, desc, eq, gt, isNull, notExists, sql } from "drizzle-orm";
import { readPaymentAccount } from "../../payments/read-account.ts";
import type { PaymentContext } from "../../payments/with-token.ts";
import { charges } from "../payment-tables.ts";
import { isLive, orders } from "../tables.ts";

const MAX_AGE_MS = 30 * 24 * 3_600_000;
const MAX_ORDERS = 500;

/** Asks for the codes of orders that were open when the provider was connected, or were placed while it was paused. */
export async function chargeOpenOrders({ db, now }: PaymentContext): Promise<void> {
  const account = await readPaymentAccount(db);
  if (!account?.active) return;
  const due = sql<number>`coalesce(${orders.pixCents}, ${orders.totalCents})`;
  const open = await db
    .select({ orderId: orders.id, amountCents: due })
    .from(orders)
    .where(
      and(
        isLive(orders),
        isNull(orders.paidAt),
        isNull(orders.paymentMark),
        eq(orders.status, "pending"),
        gt(orders.createdAt, new Date(now.getTime() - MAX_AGE_MS)),
        gt(due, 0),
        notExists(db.select().from(charges).where(eq(charges.orderId, orders.id))),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(MAX_ORDERS);
  if (open.length === 0) return;
  await db
    .insert(charges)
    .values(
      open.map((order) => ({ ...order, kind: "pix" as const, attempt: 1, makeAt: now, createdAt: now })),
    )
    .onConflictDoNothing();
}
