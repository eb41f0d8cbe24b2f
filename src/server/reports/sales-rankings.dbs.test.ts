import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { foldSales } from "../sales-rollups/fold-sales.ts";
import { salesRankings } from "./ranking-tables.ts";
import type { SalesScope } from "./read-sales.ts";
import { countRanked, prepareRanking, readRanking, sweepRankings } from "./sales-rankings.ts";

const database = setUpTestDatabase();
const db = () => database.db();
const now = new Date("2026-03-20T12:00:00Z");
const MARCH: SalesScope = {
  current: { from: "2026-03-01", to: "2026-03-31" },
  previous: { from: "2026-02-01", to: "2026-02-28" },
  shift: (day) => day,
  status: "all",
};
const COMPLETED: SalesScope = { ...MARCH, status: "completed" };
let shirts: string[];

beforeAll(async () => {
  await insertCategories(db());
  shirts = await insertProducts(
    db(),
    Array.from({ length: 6 }, (_, index) => ({ name: `Camisa ${index}` })),
  );
});

beforeEach(async () => {
  await db().delete(orders);
  await db().delete(salesRankings);
  await foldSales(db());
});

interface Sale {
  shirt: number;
  /** Counted from 25 January, so that a sale may fall into either month or into none of them. */
  day: number;
  quantity: number;
  /** What offers took off each shirt. */
  off: number;
  isCompleted: boolean;
}

async function sell({ shirt, day, quantity, off, isCompleted }: Sale) {
  const [placed] = await db()
    .insert(orders)
    .values({
      customer: "Ana",
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: "",
      totalCents: 100,
      shippingAddress: { address: "" },
      status: isCompleted ? "completed" : "pending",
      createdAt: new Date(Date.UTC(2026, 0, 25 + day, 15)),
    })
    .returning({ id: orders.id });
  await db()
    .insert(orderItems)
    .values({
      orderId: placed?.id ?? "",
      position: 0,
      productId: shirts[shirt] ?? null,
      name: `Camisa ${shirt}`,
      size: "M",
      quantity,
      unitPriceCents: 100 + shirt,
      discountCents: off * quantity,
    });
}

async function rank(scope: SalesScope, limit = 100) {
  return readRanking(db(), await prepareRanking(db(), scope, now), scope, limit);
}

async function count(scope: SalesScope, limit: number) {
  return countRanked(db(), await prepareRanking(db(), scope, now), scope, limit);
}

/** The same ranking, computed from the items. */
async function computeRanking({ current, previous, status }: SalesScope, limit: number) {
  const sumOf = (what: string, { from, to }: { from: string; to: string }) =>
    sql`coalesce(sum(${sql.raw(what)}) filter (where day between ${from}::date and ${to}::date), 0)::int`;
  const { rows } = await db().execute(sql`
    select subject, ${sumOf("quantity", current)} as units, ${sumOf("cents", current)} as cents,
      ${sumOf("quantity", previous)} as "unitsBefore", ${sumOf("cents", previous)} as "centsBefore"
    from (
      select coalesce(product_id::text, 'name:' || name) as subject, quantity,
        quantity * unit_price_cents - order_items.discount_cents as cents, (created_at at time zone 'America/Sao_Paulo')::date as day
      from order_items join orders on orders.id = order_id
      where deleted_at is null and ${status === "all" ? sql`true` : sql`status = ${status}`}
    ) as item
    where day between ${current.from}::date and ${current.to}::date
      or day between ${previous.from}::date and ${previous.to}::date
    group by 1 order by 3 desc, 5 desc, 1 limit ${limit}`);
  return rows;
}

describe("a ranking of products", () => {
  it("equals the sums of the items, whenever it was made and whatever was folded since", async () => {
    const step = fc.oneof(
      fc.record({
        shirt: fc.nat(5),
        day: fc.nat(75),
        quantity: fc.integer({ min: 1, max: 4 }),
        off: fc.oneof(fc.constant(0), fc.nat(100)),
        isCompleted: fc.boolean(),
      }),
      fc.constantFrom(
        "fold" as const,
        "rank" as const,
        "complete" as const,
        "discount" as const,
        "delete" as const,
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 14 }),
        fc.integer({ min: 1, max: 6 }),
        async (steps, limit) => {
          for (const one of steps) {
            if (one === "fold") await foldSales(db());
            else if (one === "rank") await Promise.all([MARCH, COMPLETED].map((scope) => rank(scope)));
            else if (one === "complete") await db().execute(sql`update orders set status = 'completed'`);
            else if (one === "discount")
              await db().execute(sql`update order_items set discount_cents = discount_cents / 2 + quantity`);
            else if (one === "delete")
              await db().execute(
                sql`update orders set deleted_at = now() where (extract(day from created_at))::int % 3 = 0`,
              );
            else await sell(one);
          }
          for (const scope of [MARCH, COMPLETED]) {
            const expected = await computeRanking(scope, limit);
            expect(await rank(scope, limit)).toEqual(expected);
            expect(await count(scope, limit)).toBe(expected.length);
          }
          await db().delete(orders);
          await foldSales(db());
          await db().delete(salesRankings);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("is made once, however many ask for it at the same time", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => prepareRanking(db(), MARCH, now)));
    expect(new Set(ids).size).toBe(1);
  });

  it("is removed when nobody has asked for it for a week", async () => {
    await prepareRanking(db(), MARCH, now);
    await sweepRankings(db(), new Date("2026-03-26T12:00:00Z"));
    expect(await db().$count(salesRankings)).toBe(1);
    await sweepRankings(db(), new Date("2026-03-28T12:00:00Z"));
    expect(await db().$count(salesRankings)).toBe(0);
  });

  it("gives way to newer ones when there are many", async () => {
    const scopeOf = (day: number) => ({
      ...MARCH,
      current: { from: `2026-03-${10 + (day % 20)}`, to: `2026-04-${10 + (day % 19)}` },
    });
    for (let day = 0; day < 30; day += 1)
      await prepareRanking(db(), scopeOf(day), new Date(now.getTime() + day * 1_000));
    const [oldest] = await db().select().from(salesRankings).orderBy(salesRankings.usedAt).limit(1);
    expect(await db().$count(salesRankings)).toBe(24);
    expect(oldest?.usedAt).toEqual(new Date(now.getTime() + 6_000));
  });
});
