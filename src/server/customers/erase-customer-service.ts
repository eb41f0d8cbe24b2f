import { assertAdministrator } from "#domain/accounts/actor.ts";
import { type Erasure, erasureProof, isErasureConfirmed } from "#domain/customers/erasure.ts";
import { DomainError } from "#domain/errors.ts";
import { removeAccount } from "../accounts/remove-account.ts";
import { forgetSubject } from "../audit/forget-subject.ts";
import { recordChange } from "../audit/record-change.ts";
import type { Tx } from "../db/client.ts";
import { forgetDelivery } from "../delivery/delivery-service.ts";
import { removeSubscription } from "../newsletter/newsletter-service.ts";
import { eraseCustomer } from "../orders/erase-customer.ts";
import type { ServiceContext } from "../service-context.ts";
import { getListedCustomer, idsOf, type LinkedAccount, readAccounts } from "./find-customer.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { forgetNotes } from "./notes-service.ts";

export interface Erased {
  orders: number;
  accounts: number;
}

/** With more, one event that says "everything" is cheaper for everybody. */
const MOST_EVENTS = 50;

/**
 * Forgets a customer who asked for it (LGPD, article 18). The orders and their figures stay for the shop's books, without
 * anything that says whose they were. The log learns that it happened, not to whom.
 */
export async function eraseCustomerData(ctx: ServiceContext, id: string, wish: Erasure): Promise<Erased> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const customer = await getListedCustomer(tx, id);
    assertConfirmed(customer, wish.confirmation);
    const accounts = await readAccounts(tx, customer);
    const leaving = accountsToRemove(customer, accounts, wish);
    const orderIds = new Set<string>();
    for (const { id: userId, email } of leaving)
      for (const orderId of await removeAccount(tx, { userId, email }, ctx.now)) orderIds.add(orderId);
    for (const orderId of await eraseTraces(tx, customer, accounts, ctx.now)) orderIds.add(orderId);

    const erased = { orders: orderIds.size, accounts: leaving.length };
    await recordChange(tx, ctx, {
      action: "customer.erased",
      subject: { type: "customer" },
      summary: `Dados pessoais de um cliente apagados a pedido dele; ${describeOrders(erased.orders)}`,
      details: { ...erased },
    });
    await announce(ctx, tx, [...orderIds]);
    return erased;
  });
}

function assertConfirmed({ whatsapp, emails }: ListedCustomer, typed: string): void {
  const proof = erasureProof({ whatsapp, emails: emails.split(" ") });
  if (isErasureConfirmed(typed, proof)) return;
  const message = proof.includes("@") ? "O email digitado não confere" : "O número digitado não confere";
  throw new DomainError("invalid_request", { fields: { confirmation: message } });
}

/** Whoever works in the shop keeps their account. An account that stands for itself is the customer: it goes in any case. */
function accountsToRemove(
  customer: ListedCustomer,
  accounts: readonly LinkedAccount[],
  { delete_accounts: isWished }: Erasure,
): LinkedAccount[] {
  if (!isWished && customer.userId === null) return [];
  return accounts.filter(({ isAdministrator }) => !isAdministrator);
}

/** What the number and the accounts, also those that stay, left behind. */
async function eraseTraces(
  tx: Tx,
  customer: ListedCustomer,
  accounts: readonly LinkedAccount[],
  now: Date,
): Promise<string[]> {
  const ids = idsOf(customer, accounts);
  await forgetNotes(tx, ids);
  await forgetSubject(tx, "customer", ids);
  for (const { email } of accounts) await removeSubscription(tx, email);
  const { whatsapp } = customer;
  if (whatsapp === "") return [];
  await forgetDelivery(
    tx,
    accounts.map((account) => account.id),
    whatsapp,
  );
  return eraseCustomer(tx, { whatsapp }, now);
}

async function announce({ events }: ServiceContext, tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > MOST_EVENTS) return events.publish(tx, { topic: "resync" });
  for (const id of orderIds) await events.publish(tx, { topic: "orders", id, kind: "updated" });
  await events.publish(tx, { topic: "customers" });
  await events.publish(tx, { topic: "newsletter" });
}

function describeOrders(count: number): string {
  if (count === 0) return "não havia pedidos";
  return count === 1 ? "1 pedido mantido, sem identificação" : `${count} pedidos mantidos, sem identificação`;
}
