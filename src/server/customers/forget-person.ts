import { eq, inArray, type SQL } from "drizzle-orm";
import { withdrawInvitationsOf, withdrawInvitationsTo } from "../administrators/withdraw-invitations.ts";
import { forgetSubject } from "../audit/forget-subject.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { forgetDelivery } from "../delivery/delivery-service.ts";
import { revokeLinks } from "../identity/one-time-links.ts";
import { assertNotLastAdministrator, lockRoles } from "../identity/role-service.ts";
import { users } from "../identity/tables.ts";
import { removeSubscription } from "../newsletter/newsletter-service.ts";
import { offerCustomers } from "../offers/tables.ts";
import { eraseOrders } from "../orders/erase-orders.ts";
import { orders } from "../orders/tables.ts";
import { removeAlertsOf } from "../stock-alerts/stock-alert-service.ts";
import { forgetTeamOrders } from "../team-orders/forget-team-orders.ts";
import { forgetNotes, lockNotes } from "./notes-service.ts";
import { findUnusedNumbers, readNumbersOf } from "./numbers-in-use.ts";

export interface Account {
  id: string;
  email: string;
}

export interface Person {
  /** The accounts that are deleted. */
  accounts: readonly Account[];
  /** The orders that lose their personal data. */
  orders: SQL;
  /** A number under which nothing stays, whoever ordered with it. */
  whatsapp?: string;
}

/** Above this number, one event that refreshes everything is cheaper than one event per order. */
const MAX_EVENTS = 50;

/** The person behind these accounts, with all orders that were placed with them. */
export const ownerOf = (accounts: readonly Account[]): Person => ({
  accounts,
  orders: inArray(orders.userId, idsOf(accounts)),
});

/**
 * Forgets a person for good; whoever removes personal data calls this. Orders stay for the shop's accounting, without
 * personal data. What is stored under a number goes with the last order and account that have the number, so that the
 * next person who orders with it finds nothing. Returns the ids of the orders.
 */
export async function forgetPerson(ctx: ServiceContext, tx: Tx, person: Person): Promise<string[]> {
  const { accounts, whatsapp } = person;
  await lockRoles(tx);
  for (const { id } of accounts) await assertNotLastAdministrator(tx, id);
  await lockNotes(tx);
  await lockAccounts(tx, idsOf(accounts));
  const called = await readNumbersOf(tx, idsOf(accounts));
  const erased = await eraseOrders(tx, person.orders, ctx.now);
  if (whatsapp !== undefined) await forgetDelivery(tx, whatsapp);
  await forgetTeamOrders(tx, {
    accountIds: idsOf(accounts),
    orderIds: erased.ids,
    ...(whatsapp !== undefined && { numbers: [whatsapp] }),
  });
  for (const account of accounts) await removeAccount(tx, account);
  await forgetCustomers(tx, [...idsOf(accounts), ...(whatsapp === undefined ? [] : [whatsapp])]);
  await forgetUnusedNumbers(tx, [...called, ...erased.numbers]);
  await forgetTeamOrders(tx, { numbers: await findUnusedNumbers(tx, [...called, ...erased.numbers]) });
  await publishChanges(ctx, tx, erased.ids);
  const emails = accounts.map(({ email }) => email);
  await ctx.jobs.removeMail(tx, emails);
  // Files cannot be rolled back, so they are deleted last; a failure here keeps everything as it was.
  await ctx.mailer.removeCopies(emails);
  return erased.ids;
}

/** Forgets what is stored under those of the numbers that no order and no account has any more. */
export async function forgetUnusedNumbers(tx: Tx, numbers: readonly string[]): Promise<void> {
  await forgetCustomers(tx, await findUnusedNumbers(tx, numbers));
}

/** Deletes the notes about these customers and what they used of offers, and takes their ids out of the audit log. */
export async function forgetCustomers(tx: Tx, ids: readonly string[]): Promise<void> {
  await forgetNotes(tx, ids);
  await tx.delete(offerCustomers).where(inArray(offerCustomers.customer, [...ids]));
  await forgetSubject(tx, "customer", ids);
}

/** Waits for orders that are being placed with these accounts, so that they are erased, too, and stops further ones. */
async function lockAccounts(tx: Tx, ids: string[]): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(inArray(users.id, ids)).orderBy(users.id).for("update");
}

/** Sessions, password, role and saved delivery are deleted with the user's row. */
async function removeAccount(tx: Tx, { id, email }: Account): Promise<void> {
  await removeSubscription(tx, email);
  await removeAlertsOf(tx, email);
  await revokeLinks(tx, "recovery", id);
  await revokeLinks(tx, "signup", id);
  await withdrawInvitationsOf(tx, id);
  await withdrawInvitationsTo(tx, email);
  await tx.delete(users).where(eq(users.id, id));
}

async function publishChanges(
  { events }: ServiceContext,
  tx: Tx,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length > MAX_EVENTS) return events.publish(tx, { topic: "resync" });
  for (const id of orderIds) await events.publish(tx, { topic: "orders", id, kind: "updated" });
  await events.publish(tx, { topic: "customers" });
  await events.publish(tx, { topic: "newsletter" });
  await events.publish(tx, { topic: "team-orders" });
}

const idsOf = (accounts: readonly Account[]): string[] => accounts.map(({ id }) => id);
