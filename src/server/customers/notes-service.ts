import { asc, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { NotesInput } from "#domain/customers/customer-notes.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { getListedCustomer, idsOf, readAccounts } from "./find-customer.ts";
import { customerNotes } from "./tables.ts";

/** An arbitrary advisory-lock id that no other lock of this program uses. */
const NOTES_LOCK = 7_214_008;

export interface Notes {
  text: string;
  /** 0 as long as there are no notes. */
  version: number;
  updatedAt: Date | null;
}

/**
 * Notes about an account from before its first order are stored under the account's id. They are shown together with
 * those of the number, and merged into one text at the next save.
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

export interface NotesAbout {
  text: string;
  updatedAt: Date;
}

/** All notes that are stored under these ids, for the person whom they are about. */
export function listNotesAbout(db: DbOrTx, ids: readonly string[]): Promise<NotesAbout[]> {
  return db
    .select({ text: customerNotes.text, updatedAt: customerNotes.updatedAt })
    .from(customerNotes)
    .where(inArray(customerNotes.customerId, [...ids]))
    .orderBy(asc(customerNotes.updatedAt));
}

/** Saves the notes; refuses if they were changed since the caller read them. */
export async function saveNotes(ctx: ServiceContext, id: string, input: NotesInput): Promise<Notes> {
  requirePermission(ctx.actor, "customers");
  return ctx.db.transaction(async (tx) => {
    await lockNotes(tx);
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

/** Prevents that notes are saved about a customer who is being forgotten in another transaction. */
export async function lockNotes(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${NOTES_LOCK})`);
}

export async function forgetNotes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.delete(customerNotes).where(inArray(customerNotes.customerId, [...ids]));
}
