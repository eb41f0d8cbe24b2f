import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { salesQuerySchema } from "#domain/reports/sales-query.ts";
import { searchBackOffice } from "#server/admin-search/admin-search-service.ts";
import { listAuditLog } from "#server/audit/audit-service.ts";
import { findByCode } from "#server/catalog/find-by-code.ts";
import { listAdminProducts } from "#server/catalog/list-products-service.ts";
import { findProduct, listFeatured, listNewest, listProducts } from "#server/catalog/product-service.ts";
import { searchProducts } from "#server/catalog/search-service.ts";
import { listStock } from "#server/catalog/stock/list-stock-service.ts";
import type { ServiceContext } from "#server/context/service-context.ts";
import { listCustomers } from "#server/customers/list-customers-service.ts";
import { countUpTo } from "#server/db/count-up-to.ts";
import { listSubscribers } from "#server/newsletter/subscriber-service.ts";
import { listDeletedOrders } from "#server/orders/deleted-orders-service.ts";
import { countSteps } from "#server/orders/fulfilment/count-steps.ts";
import { isLateAndLive } from "#server/orders/fulfilment/step-conditions.ts";
import { listOrders, listUnopened } from "#server/orders/list-orders-service.ts";
import { listProduction } from "#server/orders/production-service.ts";
import { orders } from "#server/orders/tables.ts";
import { getDashboard } from "#server/reports/dashboard-service.ts";
import { getSalesReport } from "#server/reports/sales-report-service.ts";
import { listTeamOrders } from "#server/team-orders/admin-team-orders-service.ts";
import { setUpTestDatabase } from "./support/database.ts";

const database = setUpTestDatabase();
const ROWS = 100_000;
const SUBCATEGORY = "00000000-0000-4000-8000-000000000001";
/** Tables of which no list may make a sequential scan, whatever its search, filter or sort order. */
const longTables = new Set([
  "products",
  "orders",
  "order_items",
  "made_shirts",
  "customer_directory",
  "customer_texts",
  "audit_log",
  "newsletter_subscribers",
  "team_orders",
  "team_shirts",
]);

const context = () => ({ db: database.db(), actor: system, now: new Date() }) as unknown as ServiceContext;

const lists: Record<string, (ctx: ServiceContext) => Promise<unknown>> = {
  "the newest products": (ctx) => listNewest(ctx, 4),
  "the featured products": (ctx) => listFeatured(ctx, 4),
  "a product": (ctx) => findProduct(ctx, "00000000-0000-4000-8000-000000000000"),
  "all products": (ctx) => listProducts(ctx, { order: "recentes", page: 1 }),
  "all products, those on offer first": (ctx) =>
    listProducts(ctx, { order: "recentes", offersFirst: true, page: 1 }),
  "all products, those on offer first, in the middle": (ctx) =>
    listProducts(ctx, { order: "recentes", offersFirst: true, page: 300 }),
  "the products on offer": (ctx) => listProducts(ctx, { order: "recentes", onlyOffers: true, page: 1 }),
  "the products on offer, cheapest first, in the middle": (ctx) =>
    listProducts(ctx, { order: "menor-preco", onlyOffers: true, page: 100 }),
  "a category's products": (ctx) => listProducts(ctx, { categoryId: "3", order: "recentes", page: 1 }),
  "a category's products, cheapest first": (ctx) =>
    listProducts(ctx, { categoryId: "3", order: "menor-preco", page: 1 }),
  "a category's products, in the middle": (ctx) =>
    listProducts(ctx, { categoryId: "3", order: "recentes", page: 300 }),
  "a subcategory's products, in the middle": (ctx) =>
    listProducts(ctx, { subcategoryId: SUBCATEGORY, order: "maior-preco", page: 20 }),
  "a search for products": (ctx) => searchProducts(ctx, "camisa aurora"),
  "a search that every product answers": (ctx) => searchProducts(ctx, "camisa"),
  "a search for products with a typo": (ctx) => searchProducts(ctx, "camiza 7777x"),
  "a search that no product answers": (ctx) => searchProducts(ctx, "chuteira"),
  "products by the beginning of their code": (ctx) => findByCode(ctx.db, "Z-777", 5),
  "the back-office's products": (ctx) => listAdminProducts(ctx, { sort: "newest" }),
  "the back-office's products, by name": (ctx) => listAdminProducts(ctx, { sort: "name" }),
  "the back-office's products, by price": (ctx) => listAdminProducts(ctx, { sort: "-price" }),
  "the back-office's products, searched": (ctx) => listAdminProducts(ctx, { sort: "newest", q: "77777" }),
  "the stock": (ctx) => listStock(ctx, { show: "all" }),
  "the stock, searched": (ctx) => listStock(ctx, { show: "all", q: "77777" }),
  "the stock that is low": (ctx) => listStock(ctx, { show: "low" }),
  "the orders": (ctx) => listOrders(ctx, { sort: "-date" }),
  "the orders, by customer": (ctx) => listOrders(ctx, { sort: "customer" }),
  "the orders, by total": (ctx) => listOrders(ctx, { sort: "-total" }),
  "the pending orders": (ctx) => listOrders(ctx, { sort: "-date", status: "pending" }),
  "the unpaid orders": (ctx) => listOrders(ctx, { sort: "-date", payment: "unpaid" }),
  "the paid orders": (ctx) => listOrders(ctx, { sort: "-date", payment: "paid" }),
  "the orders whose payment has a mark": (ctx) => listOrders(ctx, { sort: "-date", payment: "marked" }),
  "the orders at a step": (ctx) => listOrders(ctx, { sort: "date", step: "ready" }),
  "the late orders": (ctx) => listOrders(ctx, { sort: "-date", late: "true" }),
  "the numbers of orders at each step": (ctx) => countSteps(ctx),
  "the number of late orders": (ctx) => countUpTo(ctx.db, orders, isLateAndLive),
  "the paid orders, by total": (ctx) => listOrders(ctx, { sort: "-total", payment: "paid" }),
  "the pending orders that are not paid": (ctx) =>
    listOrders(ctx, { sort: "-date", status: "pending", payment: "unpaid" }),
  "the orders of a customer's name": (ctx) => listOrders(ctx, { sort: "-date", q: "Torcedora 77777" }),
  "the orders of a name that all have": (ctx) => listOrders(ctx, { sort: "-date", q: "torcedora" }),
  "the pending orders of a name that all have": (ctx) =>
    listOrders(ctx, { sort: "-date", q: "torcedora", status: "pending" }),
  "the orders of a name, by customer": (ctx) => listOrders(ctx, { sort: "customer", q: "cedora 777" }),
  "the order of an id": (ctx) => listOrders(ctx, { sort: "-date", q: "#a41f09c2" }),
  "the unopened orders": (ctx) => listUnopened(ctx),
  "the orders to produce": (ctx) => listProduction(ctx, {}),
  "the paid orders to produce": (ctx) => listProduction(ctx, { paid: true }),
  "the deleted orders": (ctx) => listDeletedOrders(ctx),
  "the customers": (ctx) => listCustomers(ctx, { sort: "-last_order" }),
  "the customers, by total": (ctx) => listCustomers(ctx, { sort: "-total" }),
  "the customers, by part of a number": (ctx) => listCustomers(ctx, { sort: "-last_order", q: "77777" }),
  "the customers, by two words": (ctx) => listCustomers(ctx, { sort: "-total", q: "torcedora 7777" }),
  "the customers, by part of a word": (ctx) => listCustomers(ctx, { sort: "-last_order", q: "cedora" }),
  "the customers, by a first name that many have, by name": (ctx) =>
    listCustomers(ctx, { sort: "name", q: "zuleica" }),
  "the customers, by words that nobody has": (ctx) =>
    listCustomers(ctx, { sort: "name", q: "ninguem assim" }),
  "the top search for a person": (ctx) => searchBackOffice(ctx, "Torcedora 77777"),
  "the sales of a year by product": (ctx) =>
    getSalesReport(ctx, salesQuerySchema.parse({ by: "product", preset: "12-months" })),
  "the first screen": (ctx) => getDashboard(ctx, { period: "12-months" }),
  "the team orders": (ctx) => listTeamOrders(ctx),
  "the newsletter": (ctx) => listSubscribers(ctx, {}),
  "the log": (ctx) => listAuditLog(ctx, {}),
};

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** Records the statements that a service sends, with their values. */
async function recordQueries(work: () => Promise<unknown>) {
  const { pool } = database.handle();
  const sent: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool);
  pool.query = ((config: { text: string }, values: unknown[]) => {
    sent.push({ text: config.text, values });
    return query(config as never, values as never);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = query as typeof pool.query;
  }
  return sent.filter(({ text }) => /^select/i.test(text));
}

/**
 * Doubles the planner's cost of index access: a list that uses its indexes even then uses them whatever the random
 * sample of the table's statistics is.
 */
async function explain(queries: readonly { text: string; values: unknown[] }[]): Promise<Plan[]> {
  const client = await database.handle().pool.connect();
  try {
    await client.query("set random_page_cost = 8");
    const plans: Plan[] = [];
    for (const { text, values } of queries) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      plans.push(rows[0]["QUERY PLAN"][0].Plan);
    }
    return plans;
  } finally {
    client.release(true);
  }
}

/** A scan directly below a limit and without a filter is allowed: it reads only the rows that it returns. */
function listSequentialScans(plan: Plan, isLimited = false): string[] {
  const isScan = plan["Node Type"] === "Seq Scan" && !(isLimited && plan.Filter === undefined);
  const below = (plan.Plans ?? []).flatMap((child) =>
    listSequentialScans(child, plan["Node Type"] === "Limit"),
  );
  return isScan ? [plan["Relation Name"] ?? "", ...below] : below;
}

describe.skipIf(database.kind === "embedded")(`with ${ROWS} rows in every table`, () => {
  beforeAll(async () => {
    const db = database.db();
    const fill = (statement: string) => db.execute(sql.raw(statement));
    // The rows are inserted in tenths, because on a busy machine a long statement would exceed the pool's timeout.
    const fillRows = async (statement: string) => {
      for (let from = 1; from <= ROWS; from += ROWS / 10) {
        await fill(`${statement} from generate_series(${from}, ${from + ROWS / 10 - 1}) n`);
      }
    };
    await fill("set statement_timeout = 0");
    await fill(
      "insert into categories (id, name) select n::text, 'Categoria ' || n from generate_series(1, 6) n",
    );
    await fill(
      `insert into subcategories (id, name, category_id) values ('${SUBCATEGORY}', 'Subcategoria', '3')`,
    );
    await fillRows(`insert into products (name, price_cents, former_price_cents, category_id, subcategory_id, created_at)
      select 'Camisa ' || (array['Aurora', 'Maré', 'Ipê', 'Serra'])[1 + n % 4] || ' ' || n, 9990 + n % 30000,
        case when n % 20 = 0 then 49990 end, (1 + n % 6)::text, case when n % 12 = 2 then '${SUBCATEGORY}'::uuid end, now() - n * interval '1 minute'`);
    // The rollups have their own tests; here their triggers would only take time.
    await fill("alter table orders disable trigger user");
    await fillRows(`insert into orders (customer, customer_address, customer_cep, customer_whatsapp, total_cents,
        shipping_address, status, step, promised_days, promised_on, created_at, opened_at, paid_at)
      select 'Torcedora ' || n, 'Rua A', '01310100', '119' || lpad(n::text, 8, '0'), n, '{"address": ""}',
        case when n % 1000 = 0 then 'pending' else 'completed' end,
        (array['to_do', 'in_production', 'ready', 'sent', 'delivered'])[1 + n / 1000 % 5], 5,
        (now() - n * interval '1 minute')::date + 7, now() - n * interval '1 minute', now(),
        case when n % 50 = 0 then null else now() end`);
    await fill("alter table order_items disable trigger user");
    await fill(`insert into order_items (order_id, position, name, unit_price_cents, size, quantity)
      select id, 0, 'Camisa', 100, 'M', 1 from orders`);
    await fill(
      "insert into made_shirts (order_id, position, unit) select order_id, position, 0 from order_items",
    );
    await fillRows(`insert into customer_directory (id, name, emails, whatsapp, orders, total_cents,
        completed_total_cents, since, last_order_at)
      select '119' || lpad(n::text, 8, '0'), case when n % 10 = 0 then 'Zuleica ' else 'Torcedora ' end || n, '', '119' || lpad(n::text, 8, '0'), 1, n, n,
        now(), now() - n * interval '1 minute'`);
    await fillRows(`insert into newsletter_subscribers (email, token, created_at)
      select n || '@exemplo.com.br', n::text, now() - n * interval '1 minute'`);
    await fillRows(`insert into team_orders (token, captain_hash, team_name, captain_name, captain_whatsapp, option_ids,
        max_shirts, updated_at)
      select n::text, '', 'Time ' || n, 'Ana', '11912345678', '{}', 22, now() - n * interval '1 minute'`);
    await fill(`insert into team_shirts (id, team_order_id, player_hash, name, number, size)
      select id, id, '', 'SILVA', '10', 'G' from team_orders`);
    await fillRows(`insert into audit_log (action, subject_type, summary, at)
      select 'order.status_changed', 'order', 'x', now() - n * interval '1 minute'`);
    // As autovacuum leaves a table that was filled: an index-only scan is cheap where all rows are known to be visible.
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) await fill(`vacuum analyze ${name}`);
  }, 300_000);

  it.each(Object.keys(lists))("%s is found by indexes", async (name) => {
    const queries = await recordQueries(() => lists[name]?.(context()) ?? Promise.resolve());
    expect(queries.length).toBeGreaterThan(0);
    const scanned: string[] = [];
    for (const plan of await explain(queries)) scanned.push(...listSequentialScans(plan));
    expect(scanned.filter((table) => longTables.has(table))).toEqual([]);
  });
});
