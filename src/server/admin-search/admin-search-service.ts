import { inArray } from "drizzle-orm";
import { may, requireStaff } from "#domain/accounts/actor.ts";
import type { ProductSummary } from "#domain/catalog/product.ts";
import { readCustomerSearch } from "#domain/customers/customer-search.ts";
import { findByCode } from "../catalog/find-by-code.ts";
import { searchProducts } from "../catalog/search-service.ts";
import { products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { readCustomers } from "../customers/list-customers-service.ts";
import { pageSearched } from "../db/searched-list.ts";
import { keysetOf } from "../orders/list-orders-service.ts";
import { matchOrders } from "../orders/order-condition.ts";
import { isLive, orders } from "../orders/tables.ts";

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

export interface CodedProduct extends ProductSummary {
  code: string | null;
}

export interface AdminFindings {
  products: CodedProduct[];
  orders: FoundOrder[];
  customers: FoundCustomer[];
}

/**
 * Searches orders, products and customers for the back-office's search box, a few results of each kind that the user
 * works with. The browser adds its own list of screens.
 */
export async function searchBackOffice(ctx: ServiceContext, q: string): Promise<AdminFindings> {
  requireStaff(ctx.actor);
  const { actor } = ctx;
  return {
    products: may(actor, "catalog") ? await findCodedProducts(ctx, q) : [],
    orders: may(actor, "orders") ? await findOrders(ctx, q) : [],
    customers: may(actor, "customers") ? await findCustomers(ctx, q) : [],
  };
}

/**
 * Matches the beginning of the code, or the words as the shop's search does. The product with exactly this code comes
 * first. A text with a digit is rather a code, one without rather a name.
 */
async function findCodedProducts(ctx: ServiceContext, q: string): Promise<CodedProduct[]> {
  const typed = q.trim();
  const byCode = await findByCode(ctx.db, typed, PER_KIND);
  const { products: named } = await searchProducts(ctx, q, { limit: PER_KIND, scope: "all" });
  const byName = await addCodes(ctx, named);
  const exact = byCode.filter(({ code }) => code?.toLowerCase() === typed.toLowerCase());
  const rest = /\d/.test(typed) ? [...byCode, ...byName] : [...byName, ...byCode];
  const found = new Map([...exact, ...rest].map((product) => [product.id, product]));
  return [...found.values()].slice(0, PER_KIND);
}

async function addCodes({ db }: ServiceContext, found: readonly ProductSummary[]): Promise<CodedProduct[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await db
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inArray(products.id, ids));
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return found.map((product) => ({ ...product, code: codes.get(product.id) ?? null }));
}

/** Matches the beginning of the id, the customer's name or the whole phone number; returns the newest first. */
async function findOrders({ db }: ServiceContext, q: string): Promise<FoundOrder[]> {
  const match = matchOrders(q, []);
  if (!match) return [];
  const list = { table: orders, filter: isLive(orders), match };
  const { rows } = await pageSearched(db, list, keysetOf("-date"), { size: PER_KIND }, (clauses) =>
    db
      .select({
        id: orders.id,
        customer: orders.customer,
        totalCents: orders.totalCents,
        status: orders.status,
        createdAt: orders.createdAt,
        sortKey: clauses.sortKey,
      })
      .from(clauses.from)
      .where(clauses.where)
      .orderBy(...clauses.orderBy)
      .limit(clauses.limit),
  );
  return rows.map(({ sortKey: _, ...order }) => order);
}

/** Matches the name, the e-mail or any part of the phone number, however it is punctuated. */
async function findCustomers({ db }: ServiceContext, q: string): Promise<FoundCustomer[]> {
  if (readCustomerSearch(q).length === 0) return [];
  const { rows } = await readCustomers(db, { q, sort: "-last_order" }, { size: PER_KIND });
  return rows.map(({ id, name, whatsapp, emails, orders }) => ({ id, name, whatsapp, emails, orders }));
}
