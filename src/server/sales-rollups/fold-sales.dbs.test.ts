import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { orders } from "../orders/tables.ts";
import { compareItemSales } from "../reports/item-sales-fixture.ts";
import { foldSales } from "./fold-sales.ts";
import { compareSalesRollups } from "./sales-rollups-fixture.ts";

const database = setUpTestDatabase();
const db = () => database.db();

beforeAll(async () => {
  await insertCategories(db());
  await db().execute(sql`insert into categories (name) select 'Outra ' || n from generate_series(1, 3) n`);
});

beforeEach(async () => {
  await db().delete(orders);
  await db().execute(sql`delete from products`);
  await insertProducts(db(), [{ name: "Aurora" }, { name: "Boreal" }, { name: "Cometa" }]);
  await foldSales(db());
});

/** The product, day, customer, size and discounts of an order all follow from one number. */
const place = (seed: number) => sql`
  with placed as (
    insert into orders (customer, customer_address, customer_cep, customer_whatsapp, shipping_address, total_cents,
      discount_cents, created_at)
    values ('Ana', '', '', ${`1191111000${seed % 3}`}, '{"address": ""}', ${seed}, ${7 * (seed % 4)},
      timestamptz '2026-02-28 22:00:00-03' + ${seed % 5} * interval '1 hour')
    returning id
  )
  insert into order_items (order_id, position, product_id, name, size, unit_price_cents, quantity, discount_cents,
    customization_name, customization_number)
  select placed.id, product.position, product.id, product.name, ${["P", "M", "G"][seed % 3]}, 100, 1 + ${seed % 4},
    11 * ${seed % 5}, ${seed % 2 ? "ZÉ" : null}, ${seed % 2 ? "10" : null}
  from placed,
    (select id, name, row_number() over (order by name) as position from products) as product
  where (product.position + ${seed}) % 3 < 2`;

const someOrders = (seed: number) =>
  sql`in (select id from (select id, row_number() over (order by total_cents, id) as n from orders) as placed
    where (n + ${seed}) % 3 = 0)`;
const oneProduct = (seed: number) =>
  sql`id = (select id from products order by name offset ${seed} % 3 limit 1)`;

const changes = {
  place,
  complete: (seed: number) => sql`update orders set status = 'completed' where id ${someOrders(seed)}`,
  delete: (seed: number) => sql`update orders set deleted_at = now() where id ${someOrders(seed)}`,
  restore: (seed: number) => sql`update orders set deleted_at = null where id ${someOrders(seed)}`,
  purge: (seed: number) => sql`delete from orders where id ${someOrders(seed)}`,
  "move product": (seed: number) =>
    sql`update products set category_id = (select id from categories order by name offset ${seed} % 4 limit 1)
      where ${oneProduct(seed)}`,
  "delete product": (seed: number) => sql`delete from products where ${oneProduct(seed)}`,
  discount: (seed: number) =>
    sql`update orders set discount_cents = ${seed} - discount_cents % ${seed + 1} where id ${someOrders(seed)}`,
  "discount items": (seed: number) =>
    sql`update order_items set discount_cents = least(${seed}, 100 - discount_cents) where order_id ${someOrders(seed)}`,
} satisfies Record<string, (seed: number) => SQL>;
type Change = keyof typeof changes;

const change = (target: DbOrTx, act: Change, seed: number) => target.execute(changes[act](seed));

/** Compares what the views say with the orders, in one snapshot. */
async function compareAll(target: Db) {
  await target.transaction(
    async (tx) => {
      const sales = await compareSalesRollups(tx);
      expect(sales.rollups).toEqual(sales.counted);
      const items = await compareItemSales(tx);
      expect(items.rollups).toEqual(items.counted);
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function journalLength(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select ((select count(*) from order_deltas) + (select count(*) from item_deltas)
      + (select count(*) from customer_deltas) + (select count(*) from moved_products))::int as count`);
  return rows[0]?.count ?? -1;
}

const acts = Object.keys(changes) as Change[];

describe("a fold of the sales journal", () => {
  it("changes no sum, wherever it comes in a sequence of changes", async () => {
    const step = fc.record({
      act: fc.constantFrom("place" as const, ...acts),
      seed: fc.nat(50),
      fold: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { act, seed, fold } of steps) {
          await change(db(), act, seed);
          if (fold) await foldSales(db());
        }
        await compareAll(db());
        await foldSales(db());
        await compareAll(db());
      }),
      { numRuns: 40 },
    );
  });

  it("leaves the journal empty", async () => {
    await change(db(), "place", 1);
    await change(db(), "move product", 1);
    expect(await journalLength()).toBeGreaterThan(0);
    await foldSales(db());
    expect(await journalLength()).toBe(0);
  });

  it("keeps no row of what has come down to zero, such as an erased name", async () => {
    await change(db(), "place", 1);
    await foldSales(db());
    await db().delete(orders);
    await foldSales(db());
    const { rows } = await db().execute(sql`
      select subject from folded_item_sales_days union all select subject from folded_item_sales_months
      union all select product_id::text from folded_product_sales`);
    expect(rows).toEqual([]);
  });

  it("that does not commit loses nothing and counts nothing twice", async () => {
    await change(db(), "place", 1);
    const interrupted = db().transaction(async (tx) => {
      await tx.execute(sql`select fold_sales(100)`);
      throw new Error("interrupted");
    });
    await expect(interrupted).rejects.toThrow("interrupted");
    await compareAll(db());
    await foldSales(db());
    await compareAll(db());
  });
});

describe("readers beside writers and a folding process", () => {
  it("see exact sums at every moment", async () => {
    let writing = true;
    const other = database.kind === "postgres" ? (await database.openAnother()).db : db();
    const write = async (first: number) => {
      for (let seed = first; seed < first + 24; seed += 1) {
        await change(db(), "place", seed);
        if (seed % 4 === 0) await change(db(), acts[seed % 6] ?? "place", seed);
      }
    };
    const until = async (work: () => Promise<void>) => {
      while (writing) await work();
    };
    const writers = Promise.all([write(0), write(100), write(200)]).finally(() => {
      writing = false;
    });
    await Promise.all([
      writers,
      until(() => foldSales(other)),
      until(() => foldSales(db())),
      until(() => compareAll(other)),
    ]);
    await foldSales(db());
    await compareAll(db());
  });

  it.runIf(database.kind === "postgres")("lose nothing when the folding process is killed", async () => {
    const other = await database.openAnother();
    for (let seed = 0; seed < 12; seed += 1) {
      await change(db(), "place", seed);
      const client = await other.pool.connect();
      client.on("error", () => {});
      await client.query("begin");
      const { rows } = await client.query("select pg_backend_pid() as pid, fold_sales(100)");
      await db().execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      client.release(true);
      await compareAll(db());
      if (seed % 3 === 0) await foldSales(db());
    }
    await foldSales(db());
    await compareAll(db());
  });
});
