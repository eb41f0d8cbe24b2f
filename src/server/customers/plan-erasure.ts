import { and, count, eq, inArray, isNotNull, ne, not, type SQL, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { userRoles } from "../identity/tables.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { orders } from "../orders/tables.ts";
import { type LinkedAccount, readAccounts } from "./find-customer.ts";
import type { ListedCustomer } from "./list-customers-service.ts";
import { customerNotes } from "./tables.ts";

/** What an erasure would remove, so that it can be said before it is done. */
export interface ErasurePlan {
  whatsapp: string;
  /** The customer is an account that has not ordered; it is deleted in any case. */
  isAccount: boolean;
  /** The orders that lose their personal data, including deleted ones. */
  orders: number;
  deletedOrders: number;
  /** Whether the shop wrote notes on any of these orders. */
  hasOrderNotes: boolean;
  hasNotes: boolean;
  hasDelivery: boolean;
  accounts: PlannedAccount[];
}

export interface PlannedAccount {
  id: string;
  name: string;
  email: string;
  /** The account of a person who works in the shop is never deleted by an erasure. */
  isStaff: boolean;
  /** Orders with other numbers. They stay with their data; without the account they only lose their link to it. */
  otherOrders: number;
  hasSubscription: boolean;
  /** Notes from before the account's first order, which belong to the account and not to the number. */
  hasNotes: boolean;
}

/**
 * The orders of the erased number, whoever placed them. An account without orders may have some that were deleted, with
 * its number or another; what other accounts ordered with its number is not its own.
 */
export function ordersToErase({ userId, whatsapp }: ListedCustomer): SQL {
  const hasNumber = eq(orders.customerWhatsapp, whatsapp);
  if (userId === null) return hasNumber;
  const isOwn = eq(orders.userId, userId);
  return whatsapp === "" ? isOwn : sql`(${isOwn} or (${hasNumber} and ${orders.userId} is null))`;
}

export async function planErasure(db: DbOrTx, customer: ListedCustomer): Promise<ErasurePlan> {
  const { whatsapp } = customer;
  const accounts = await readAccounts(db, customer);
  const erased = ordersToErase(customer);
  const ids = accounts.map(({ id }) => id);
  const deliveries = await db
    .select({ userId: deliveryProfiles.userId })
    .from(deliveryProfiles)
    .where(
      customer.userId === null
        ? eq(deliveryProfiles.whatsapp, whatsapp)
        : eq(deliveryProfiles.userId, customer.userId),
    );
  const withNotes = await readIdsWithNotes(db, [customer.id, whatsapp, ...ids]);
  return {
    whatsapp,
    isAccount: customer.userId !== null,
    orders: await countOrders(db, erased),
    deletedOrders: await countOrders(db, and(erased, isNotNull(orders.deletedAt))),
    hasOrderNotes: (await countOrders(db, and(erased, isNotNull(orders.staffNotes)))) > 0,
    hasNotes: withNotes.has(customer.id) || withNotes.has(whatsapp),
    hasDelivery: deliveries.length > 0,
    accounts: await describeAccounts(db, accounts, { erased, withNotes }),
  };
}

async function describeAccounts(
  db: DbOrTx,
  accounts: readonly LinkedAccount[],
  { erased, withNotes }: { erased: SQL; withNotes: ReadonlySet<string> },
): Promise<PlannedAccount[]> {
  const ids = accounts.map(({ id }) => id);
  const emails = accounts.map(({ email }) => email);
  const staff = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.userId, ids));
  const others = await db
    .select({ userId: orders.userId, count: count() })
    .from(orders)
    .where(and(inArray(orders.userId, ids), not(erased)))
    .groupBy(orders.userId);
  const subscribers = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, emails));
  return accounts.map(({ id, name, email }) => ({
    id,
    name,
    email,
    isStaff: staff.some(({ userId }) => userId === id),
    otherOrders: others.find(({ userId }) => userId === id)?.count ?? 0,
    hasSubscription: subscribers.some((subscriber) => subscriber.email === email),
    hasNotes: withNotes.has(id),
  }));
}

async function countOrders(db: DbOrTx, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(orders).where(condition);
  return row?.count ?? 0;
}

async function readIdsWithNotes(db: DbOrTx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: customerNotes.customerId })
    .from(customerNotes)
    .where(and(inArray(customerNotes.customerId, [...ids]), ne(customerNotes.text, "")));
  return new Set(rows.map(({ id }) => id));
}
