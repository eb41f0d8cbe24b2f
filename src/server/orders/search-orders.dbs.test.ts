import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { ORDERS_PER_PAGE, type OrderFilter, orderSorts } from "#domain/orders/order-filter.ts";
import { statusLabel } from "#domain/orders/order-status.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { listOrders } from "./list-orders-service.ts";

const database = setUpTestDatabase();

/** Each sort order's orders, with the name that a search compares. */
const sorted: Record<string, { id: string; name: string; status: string }[]> = {};
const orders = { date: sql`created_at`, customer: sql`customer_plain`, total: sql`total_cents` };

beforeAll(async () => {
  const db = database.db();
  await db.execute(sql`
    insert into orders (customer, customer_address, customer_cep, customer_whatsapp, total_cents, shipping_address, status, created_at)
    select (array['Helena', 'Ana', 'José', 'Mariana'])[1 + n % 4] || ' ' ||
        (array['Prado', 'Lima', 'Duarte', 'Helena Couto', 'Pendente'])[1 + n % 5] || ' ' || n % 300,
      '', '', '11911111111', n % 700, '{"address": ""}', case when n % 10 = 0 then 'pending' else 'completed' end,
      timestamptz '2026-01-01' + n % 900 * interval '1 hour'
    from generate_series(1, 1500) n`);
  for (const [key, by] of Object.entries(orders)) {
    const { rows } = await db.execute<{ id: string; name: string; status: string }>(
      sql`select id, customer_plain as name, status from orders order by ${by}, id`,
    );
    sorted[key] = rows;
    sorted[`-${key}`] = rows.toReversed();
  }
});

const context = () => ({ db: database.db(), actor: system }) as unknown as ServiceContext;

const q = fc.constantFrom(
  ...[
    "helena",
    "HELENA 12",
    "prado helena",
    "lena",
    "ana lima",
    "a",
    "josé duarte 7",
    "couto 299",
    "ninguém",
  ],
  ...["pendente", "conclu", "mariana pend"],
);

/** A search names customers by all of its terms, or a status by the beginning or any part of its label. */
function matches(row: { name: string; status: string }, typed: string): boolean {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const isNamed = plain(typed)
    .split(" ")
    .every((term) => (term.length < 3 ? ` ${row.name}`.includes(` ${term}`) : row.name.includes(term)));
  return isNamed || plain(statusLabel(row.status)).includes(plain(typed));
}

describe("a search for orders", () => {
  it("lists and counts exactly those that a plain filter finds, in every order and of every status", async () => {
    await fc.assert(
      fc.asyncProperty(
        q,
        fc.constantFrom(...orderSorts),
        fc.constantFrom(undefined, "pending", "completed"),
        async (typed, sort, status) => {
          const filter: OrderFilter = { q: typed, sort, status };
          const expected = (sorted[sort] ?? []).filter(
            (row) => (status === undefined || row.status === status) && matches(row, typed),
          );
          const page = await listOrders(context(), filter);
          const ids = expected.slice(0, ORDERS_PER_PAGE).map(({ id }) => id);
          expect(page.rows.map(({ id }) => id)).toEqual(ids);
          expect(page.total).toBe(Math.min(expected.length, 1000));
        },
      ),
      { numRuns: 60 },
    );
  });
});
