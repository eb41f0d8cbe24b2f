import { assertAdministrator } from "#domain/accounts/actor.ts";
import { type Erasure, erasureProof, isErasureConfirmed } from "#domain/customers/erasure.ts";
import { DomainError } from "#domain/errors.ts";
import { forgetSubject } from "../audit/forget-subject.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { forgetDelivery } from "../delivery/delivery-service.ts";
import { removeAccount } from "../my-account/remove-account.ts";
import { removeSubscription } from "../newsletter/newsletter-service.ts";
import { eraseCustomer } from "../orders/erase-customer.ts";
import { getListedCustomer, idsOf, type LinkedAccount, readAccounts } from "./find-customer.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { forgetNotes } from "./notes-service.ts";

export interface Erased {
  orders: number;
  accounts: number;
}

/** Above this number, one event that refreshes everything is cheaper than one event per order. */
const MAX_EVENTS = 50;

/**
 * Erases a customer's personal data on request (LGPD, article 18). Orders and their amounts stay for the shop's
 * accounting, without personal data. The audit log records that it happened, but not whose data it was.
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
    await publishChanges(ctx, tx, [...orderIds]);
    return erased;
  });
}

function assertConfirmed({ whatsapp, emails }: ListedCustomer, typed: string): void {
  const proof = erasureProof({ whatsapp, emails: emails.split(" ") });
  if (isErasureConfirmed(typed, proof)) return;
  const message = proof.includes("@") ? "O email digitado não confere" : "O número digitado não confere";
  throw new DomainError("invalid_request", { fields: { confirmation: message } });
}

/** Administrators keep their account. A customer who is an account without orders is always removed. */
function accountsToRemove(
  customer: ListedCustomer,
  accounts: readonly LinkedAccount[],
  { delete_accounts: isWished }: Erasure,
): LinkedAccount[] {
  if (!isWished && customer.userId === null) return [];
  return accounts.filter(({ isAdministrator }) => !isAdministrator);
}

/** Erases what else refers to the number or the accounts, including accounts that stay. */
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

async function publishChanges(
  { events }: ServiceContext,
  tx: Tx,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length > MAX_EVENTS) return events.publish(tx, { topic: "resync" });
  for (const id of orderIds) await events.publish(tx, { topic: "orders", id, kind: "updated" });
  await events.publish(tx, { topic: "customers" });
  await events.publish(tx, { topic: "newsletter" });
}

function describeOrders(count: number): string {
  if (count === 0) return "não havia pedidos";
  return count === 1 ? "1 pedido mantido, sem identificação" : `${count} pedidos mantidos, sem identificação`;
}
