import { assertAdministrator } from "#domain/accounts/actor.ts";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { readCustomerSearch } from "#domain/customers/customer-search.ts";
import { readOrderSearch } from "#domain/orders/order-search.ts";
import { searchWords } from "#domain/search/search-query.ts";
import { searchProducts } from "../catalog/search-service.ts";
import { customerDirectory, lastOrderOf } from "../customers/tables.ts";
import { containing } from "../db/like-pattern.ts";
import { type AnyColumn, and, between, desc, eq, like, or, type SQL } from "../db/sql.ts";
import { isLive, orders } from "../orders/tables.ts";
import type { ServiceContext } from "../service-context.ts";

const PER_KIND = 5;

export interface FoundOrder {
  id: string;
  customer: string;
  totalCents: number;
  status: string;
  createdAt: Date;
}

export interface FoundCustomer {
  id: string;
  name: string;
  whatsapp: string;
  emails: string;
  orders: number;
}

export interface AdminFindings {
  products: ProductSummary[];
  orders: FoundOrder[];
  customers: FoundCustomer[];
}

/** What the back-office's top search finds, a few of each kind; screens are known to the browser itself. */
export async function searchBackOffice(ctx: ServiceContext, q: string): Promise<AdminFindings> {
  assertAdministrator(ctx.actor);
  return {
    products: (await searchProducts(ctx, q, { limit: PER_KIND })).products,
    orders: await findOrders(ctx, q),
    customers: await findCustomers(ctx, q),
  };
}

/** By the beginning of the id, the customer's name or the whole number; the newest first. */
async function findOrders({ db }: ServiceContext, q: string): Promise<FoundOrder[]> {
  const { ids, whatsapp } = readOrderSearch(q);
  const name = allWords(orders.customerPlain, searchWords(q));
  const condition = or(
    name,
    ids && between(orders.id, ids.first, ids.last),
    whatsapp === undefined ? undefined : eq(orders.customerWhatsapp, whatsapp),
  );
  if (!condition) return [];
  return db
    .select({
      id: orders.id,
      customer: orders.customer,
      totalCents: orders.totalCents,
      status: orders.status,
      createdAt: orders.createdAt,
    })
    .from(orders)
    .where(and(isLive(orders), condition))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PER_KIND);
}

/** By name, e-mail or any part of the number, however it is punctuated. */
async function findCustomers({ db }: ServiceContext, q: string): Promise<FoundCustomer[]> {
  const condition = allWords(customerDirectory.searchText, readCustomerSearch(q));
  if (!condition) return [];
  return db
    .select({
      id: customerDirectory.id,
      name: customerDirectory.name,
      whatsapp: customerDirectory.whatsapp,
      emails: customerDirectory.emails,
      orders: customerDirectory.orders,
    })
    .from(customerDirectory)
    .where(condition)
    .orderBy(desc(lastOrderOf(customerDirectory)), desc(customerDirectory.id))
    .limit(PER_KIND);
}

function allWords(text: AnyColumn, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => like(text, containing(word))));
}
