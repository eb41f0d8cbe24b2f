import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { CUSTOMERS_PER_PAGE, type CustomerFilter, customerSorts } from "#domain/customers/customer-filter.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { listCustomers } from "./list-customers-service.ts";

const database = setUpTestDatabase();
const CUSTOMERS = 2000;

/** Each sort order's customers, with the text that a search compares. */
const sorted: Record<string, { id: string; text: string }[]> = {};

const orders = {
  last_order: sql`coalesce(last_order_at, timestamptz 'epoch')`,
  name: sql`plain_text(name)`,
  orders: sql`orders`,
  total: sql`total_cents`,
};

/** Every fifth customer has the same first name and every hundredth an e-mail; some names have one word. */
beforeAll(async () => {
  const db = database.db();
  await db.execute(sql`
    insert into customer_directory (id, name, emails, whatsapp, orders, total_cents, completed_total_cents, since, last_order_at)
    select '119' || lpad(n::text, 8, '0'),
      (array['Helena', 'Ana', 'José', 'D''Ávila', 'Mariana'])[1 + n % 5] ||
        case when n % 11 = 0 then '' else ' ' || (array['Prado', 'Lima', 'Duarte', 'Helena Couto'])[1 + n % 4] || ' ' || n % 300 end,
      case when n % 100 = 0 then 'visita' || n || '@exemplo.com.br' else '' end,
      '119' || lpad((n * 7919 % 100000)::text, 8, '0'), n % 5, n % 700, 0, now(),
      case when n % 3 > 0 then timestamptz '2026-01-01' + n % 900 * interval '1 hour' end
    from generate_series(1, ${CUSTOMERS}::int) n`);
  for (const [key, by] of Object.entries(orders)) {
    const { rows } = await db.execute<{ id: string; text: string }>(
      sql`select id, search_text as text from customer_directory order by ${by}, customer_directory.id`,
    );
    sorted[key] = rows;
    sorted[`-${key}`] = rows.toReversed();
  }
});

/** The rule of a search, as plain as it can be said: short terms begin a word, others stand anywhere. */
const has = (text: string, term: string) =>
  term.length < 3 ? ` ${text}`.includes(` ${term}`) : text.includes(term);

const term = fc.oneof(
  fc.constantFrom(
    "helena",
    "ana",
    "lena",
    "prado",
    "d'avila",
    "a",
    "vila",
    "19000",
    "12",
    "visita",
    "@exemplo",
    "zz",
  ),
  fc.tuple(fc.nat(CUSTOMERS - 1), fc.nat(20), fc.integer({ min: 1, max: 12 })).map(([row, start, length]) => {
    const text = sorted.name?.[row]?.text ?? "";
    return (
      text
        .slice(start, start + length)
        .trim()
        .split(" ")[0] || "ana"
    );
  }),
);

const context = () => ({ db: database.db(), actor: system }) as unknown as ServiceContext;

describe("a search for customers", () => {
  it("lists and counts exactly those that a plain filter finds, in every order and on every page", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(term, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...customerSorts),
        async (terms, sort) => {
          // A search for digits alone is one for a number, which has its own tests.
          fc.pre(/[a-z@']/.test(terms.join("")));
          const filter: CustomerFilter = { q: terms.join(" "), sort };
          const expected = (sorted[sort] ?? []).filter(({ text }) => terms.every((each) => has(text, each)));
          const pageOf = (page: number) =>
            expected.slice(page * CUSTOMERS_PER_PAGE, (page + 1) * CUSTOMERS_PER_PAGE).map(({ id }) => id);
          const first = await listCustomers(context(), filter);
          expect(first.rows.map(({ id }) => id)).toEqual(pageOf(0));
          expect(first.total).toBe(Math.min(expected.length, 1000));
          expect(first.next === null).toBe(expected.length <= CUSTOMERS_PER_PAGE);
          if (!first.next) return;
          const second = await listCustomers(context(), filter, first.next);
          expect(second.rows.map(({ id }) => id)).toEqual(pageOf(1));
          const back = await listCustomers(context(), filter, second.previous ?? "");
          expect(back.rows).toEqual(first.rows);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each(["0000", "19000", "1190000", "79190"])("finds every number with the digits %s", async (digits) => {
    const expected = (sorted.name ?? []).filter(({ text }) => text.includes(digits));
    expect((await listCustomers(context(), { q: digits, sort: "name" })).total).toBe(
      Math.min(expected.length, 1000),
    );
  });
});
