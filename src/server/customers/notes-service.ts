import { assertAdministrator } from "#domain/accounts/actor.ts";
import type { NotesInput } from "#domain/customers/customer-notes.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { asc, inArray, sql } from "../db/sql.ts";
import type { ServiceContext } from "../service-context.ts";
import { getListedCustomer, idsOf, readAccounts } from "./find-customer.ts";
import { customerNotes } from "./tables.ts";

/** Any number that no other lock of this program uses. */
const NOTES_LOCK = 7_214_008;

export interface Notes {
  text: string;
  /** 0 where nobody has written anything yet. */
  version: number;
  updatedAt: Date | null;
}

/**
 * What was written about an account before its first order is kept under the account's id: it is shown with what was
 * written about the number, and becomes one text with it when it is next saved.
 */
export async function readNotes(db: DbOrTx, ids: readonly string[]): Promise<Notes> {
  const rows = await db
    .select()
    .from(customerNotes)
    .where(inArray(customerNotes.customerId, [...ids]))
    .orderBy(asc(customerNotes.updatedAt));
  return {
    text: rows
      .map(({ text }) => text)
      .filter((text) => text !== "")
      .join("\n\n"),
    version: rows.reduce((sum, { version }) => sum + version, 0),
    updatedAt: rows.at(-1)?.updatedAt ?? null,
  };
}

/** Refuses to write over what somebody else has written meanwhile. */
export async function saveNotes(ctx: ServiceContext, id: string, input: NotesInput): Promise<Notes> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${NOTES_LOCK})`);
    const customer = await getListedCustomer(tx, id);
    const ids = idsOf(customer, await readAccounts(tx, customer));
    const before = await readNotes(tx, ids);
    if (before.version !== input.version) {
      throw new DomainError("conflict", {
        message: "Outra pessoa alterou estas anotações enquanto você escrevia.",
      });
    }
    if (before.text === input.text) return before;
    const saved = { text: input.text, version: before.version + 1, updatedAt: ctx.now };
    await forgetNotes(tx, ids);
    await tx.insert(customerNotes).values({ customerId: id, ...saved });
    await recordChange(tx, ctx, {
      action: "customer.notes_changed",
      subject: { type: "customer", id },
      summary: "Anotações sobre um cliente alteradas",
    });
    await ctx.events.publish(tx, { topic: "customers" });
    return saved;
  });
}

export async function forgetNotes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(customerNotes).where(inArray(customerNotes.customerId, [...ids]));
}
