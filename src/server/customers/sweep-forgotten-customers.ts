import { and, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { auditLog } from "../audit/tables.ts";
import type { Db } from "../db/client.ts";
import { users } from "../identity/tables.ts";
import { forgetCustomers } from "./forget-person.ts";
import { lockNotes } from "./notes-service.ts";
import { isUnusedNumber } from "./numbers-in-use.ts";
import { customerNotes } from "./tables.ts";

/**
 * Forgets customers of whom only notes and log entries are left, for example because their last order was purged. The
 * next person who orders with the same number would otherwise be shown with them.
 */
export async function sweepForgottenCustomers(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNotes(tx);
    const noted = tx
      .select({ id: customerNotes.customerId })
      .from(customerNotes)
      .where(isGone(customerNotes.customerId));
    const logged = tx
      .selectDistinct({ id: sql<string>`${auditLog.subjectId}` })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "customer"), isGone(auditLog.subjectId)));
    const gone = await noted.union(logged);
    await forgetCustomers(
      tx,
      gone.map(({ id }) => id),
    );
  });
}

/** A customer's id is a number or, before the first order, the id of an account. */
const isGone = (id: AnyPgColumn) =>
  and(
    isUnusedNumber(id),
    sql`not exists (select from ${users} where ${users.id} = case when length(${id}) = 36 then ${id}::uuid end)`,
  );
