/**
 * How the customers of the back-office take growth: each sort, search and page with 1,000 and with 100,000 orders (and
 * more, by arguments: `node bench/customers.ts 1000 1000000`), as a ratio to the smallest. For every two orders there is
 * also an account that has not ordered.
 */
import type { CustomerFilter } from "#domain/customers/customer-filter.ts";
import { listCustomerOrders } from "#server/customers/customer-orders-service.ts";
import { exportCustomers } from "#server/customers/export-customers-service.ts";
import { getCustomer } from "#server/customers/get-customer-service.ts";
import { listCustomers } from "#server/customers/list-customers-service.ts";
import { sql } from "#server/db/sql.ts";
import type { ServiceContext } from "#server/service-context.ts";
import type { BenchShop } from "./support/bench-shop.ts";
import { fillShop, measureGrowth, type Works } from "./support/measure-growth.ts";

const filter = (changes: Partial<CustomerFilter> = {}): CustomerFilter => ({
  sort: "-last_order",
  ...changes,
});

const works: Works = {
  "list, last order": (ctx) => listCustomers(ctx, filter()),
  "list, fifth page": fifthPage,
  "list, by name": (ctx) => listCustomers(ctx, filter({ sort: "name" })),
  "list, by orders": (ctx) => listCustomers(ctx, filter({ sort: "-orders" })),
  "list, by total": (ctx) => listCustomers(ctx, filter({ sort: "-total" })),
  "search, one customer": (ctx) => listCustomers(ctx, filter({ q: "Marina Duarte 56" })),
  "search, a first name": (ctx) => listCustomers(ctx, filter({ q: "helena" })),
  "search, an e-mail": (ctx) => listCustomers(ctx, filter({ q: "visita17@exemplo" })),
  "search, part of a number": (ctx) => listCustomers(ctx, filter({ q: "(11) 98765" })),
  "search, nobody": (ctx) => listCustomers(ctx, filter({ q: "ninguem assim" })),
  "one customer": async (ctx) => getCustomer(ctx, await anyCustomer(ctx)),
  "one customer's orders": async (ctx) => listCustomerOrders(ctx, await anyCustomer(ctx)),
  "CSV, first piece": firstPiece,
};

async function fifthPage(ctx: ServiceContext) {
  let cursor: string | undefined;
  for (let page = 1; page < 5; page += 1)
    cursor = (await listCustomers(ctx, filter(), cursor)).next ?? undefined;
}

async function firstPiece(ctx: ServiceContext) {
  const pieces = exportCustomers(ctx, filter());
  await pieces.next();
  await pieces.next();
  await pieces.return(undefined);
}

async function anyCustomer({ db }: ServiceContext): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select whatsapp as id from customers limit 1`);
  return rows[0]?.id ?? "";
}

async function fillAccounts({ ctx }: BenchShop, count: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into users (name, email)
    select 'Visita ' || n, 'visita' || n || '@exemplo.com.br' from generate_series(1, ${count}::int) as n`);
  await ctx.db.execute(sql`analyze`);
}

await measureGrowth({
  title: "Customers of the back-office",
  noun: "orders",
  sizes: [1_000, 100_000],
  fill: async (shop, size) => {
    await fillShop(shop, size);
    await fillAccounts(shop, size / 2);
  },
  works,
});
