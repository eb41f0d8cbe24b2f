import { and, eq, inArray, ne } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { SubscriberStatus } from "#domain/newsletter/subscriber.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { readOrders } from "../orders/read-orders.ts";
import { orders } from "../orders/tables.ts";
import { getListedCustomer, idsOf, type LinkedAccount, readAccounts } from "./find-customer.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { type Notes, readNotes } from "./notes-service.ts";

export interface Customer {
  listed: ListedCustomer;
  accounts: (LinkedAccount & { newsletterStatus: SubscriberStatus | null })[];
  /** The address of the last order that was delivered, not picked up, or that of an account without orders. */
  address: { cep: string; address: string } | null;
  notes: Notes;
}

export async function getCustomer(ctx: ServiceContext, id: string): Promise<Customer> {
  requirePermission(ctx.actor, "customers");
  const listed = await getListedCustomer(ctx.db, id);
  const accounts = await readAccounts(ctx.db, listed);
  return {
    listed,
    accounts: await withNewsletter(ctx, accounts),
    address: await findAddress(ctx, listed),
    notes: await readNotes(ctx.db, idsOf(listed, accounts)),
  };
}

async function withNewsletter({ db }: ServiceContext, accounts: readonly LinkedAccount[]) {
  const emails = accounts.map(({ email }) => email);
  const subscribers = await db
    .select({ email: newsletterSubscribers.email, status: newsletterSubscribers.status })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, emails));
  const statuses = new Map(subscribers.map(({ email, status }) => [email, status]));
  return accounts.map((account) => ({ ...account, newsletterStatus: statuses.get(account.email) ?? null }));
}

async function findAddress({ db }: ServiceContext, { userId, whatsapp }: ListedCustomer) {
  if (userId === null) {
    const delivered = and(eq(orders.customerWhatsapp, whatsapp), ne(orders.customerCep, ""));
    const [newest] = await readOrders(db, delivered, 1);
    return newest ? { cep: newest.customerCep, address: newest.customerAddress } : null;
  }
  const [profile] = await db
    .select({ cep: deliveryProfiles.cep, address: deliveryProfiles.address })
    .from(deliveryProfiles)
    .where(eq(deliveryProfiles.userId, userId));
  return profile ?? null;
}
