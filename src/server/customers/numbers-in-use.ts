import { and, eq, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { DbOrTx } from "../db/client.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { isLive, orders } from "../orders/tables.ts";
import { customerAccounts, customerDirectory } from "./tables.ts";

/** True for a number that no order has, not even a deleted one that can be restored, and no saved delivery. */
export const isUnusedNumber = (number: SQL | AnyPgColumn): SQL => sql`(
  not exists (select from ${customerDirectory} where ${eq(customerDirectory.id, number)})
  and not exists (select from ${customerAccounts} where ${eq(customerAccounts.whatsapp, number)})
  and not exists (select from ${orders} where ${and(isNotNull(orders.deletedAt), eq(orders.customerWhatsapp, number))}))`;

export function findUnusedNumbers(db: DbOrTx, numbers: readonly string[]): Promise<string[]> {
  return selectNumbers(db, numbers, isUnusedNumber(sql`number`));
}

/** The numbers that the account saved with its delivery or used in an order, including deleted ones. */
export async function readNumbersOf(db: DbOrTx, userIds: readonly string[]): Promise<string[]> {
  const ids = [...userIds];
  const rows = await db
    .select({ whatsapp: orders.customerWhatsapp })
    .from(orders)
    .where(and(inArray(orders.userId, ids), ne(orders.customerWhatsapp, "")))
    .union(
      db
        .select({ whatsapp: deliveryProfiles.whatsapp })
        .from(deliveryProfiles)
        .where(inArray(deliveryProfiles.userId, ids)),
    );
  return rows.map(({ whatsapp }) => whatsapp);
}

/**
 * The account's numbers that are surely its owner's. Everyone can order with any number, so a number that another
 * account or an order without an account has, too, proves nothing.
 */
export async function findNumbersOfOnly(db: DbOrTx, userId: string): Promise<string[]> {
  const number = sql`number`;
  const ofOthers = and(eq(orders.customerWhatsapp, number), sql`${orders.userId} is distinct from ${userId}`);
  const others = eq(customerAccounts.whatsapp, number);
  return selectNumbers(
    db,
    await readNumbersOf(db, [userId]),
    // The two conditions on orders are separate, because each has an index of its own.
    sql`(
      not exists (select from ${orders} where ${and(isLive(orders), ofOthers)})
      and not exists (select from ${orders} where ${and(isNotNull(orders.deletedAt), ofOthers)})
      and not exists (select from ${customerAccounts} where ${and(others, ne(customerAccounts.userId, userId))}))`,
  );
}

async function selectNumbers(db: DbOrTx, numbers: readonly string[], condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(
    sql`select number from unnest(${sql.param([...numbers])}::text[]) as given(number) where ${condition}`,
  );
  return rows.map(({ number }) => number);
}
