import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { compareItemSales } from "./item-sales-fixture.ts";

const database = setUpTestDatabase();
const db = () => database.db();
let shirts: string[];

beforeAll(async () => {
  await insertCategories(db());
  shirts = await insertProducts(db(), [{ name: "Aurora" }, { name: "Boreal" }]);
});

interface Placed {
  status: string;
  hour: number;
  items: { shirt: number; size: string; quantity: number; printed: string | null }[];
}

async function place(batch: Placed[]): Promise<string[]> {
  return db().transaction(async (tx) => {
    const placed = await tx
      .insert(orders)
      .values(
        batch.map(({ status, hour }) => ({
          customer: "Ana",
          customerAddress: "",
          customerCep: "",
          customerWhatsapp: "",
          totalCents: 100,
          shippingAddress: { address: "" },
          status,
          // Around midnight between two months in São Paulo (03:00 in UTC), where a wrong time zone would change both.
          createdAt: new Date(Date.UTC(2026, 2, 1, hour)),
        })),
      )
      .returning({ id: orders.id });
    const items = placed.flatMap(({ id }, index) =>
      (batch[index]?.items ?? []).map(({ shirt, size, quantity, printed }, position) => ({
        orderId: id,
        position,
        size,
        quantity,
        productId: shirts[shirt] ?? null,
        name: `Camisa ${shirt}`,
        unitPriceCents: 100 * shirt,
        customizationName: printed,
        customizationNumber: printed && "10",
      })),
    );
    if (items.length > 0) await tx.insert(orderItems).values(items);
    return placed.map(({ id }) => id);
  });
}

const item = fc.record({
  shirt: fc.nat(2),
  size: fc.constantFrom("P", "M", "GG"),
  quantity: fc.integer({ min: 1, max: 4 }),
  printed: fc.constantFrom(null, "JOÃO", "PEDRO"),
});
const order = fc.record({
  status: fc.constantFrom("pending", "completed", "shipped"),
  hour: fc.nat(8),
  items: fc.array(item, { maxLength: 3 }),
});
const changes = {
  complete: sql`update orders set status = 'completed'`,
  move: sql`update orders set created_at = created_at + interval '1 hour'`,
  delete: sql`update orders set deleted_at = now()`,
  restore: sql`update orders set deleted_at = null`,
  purge: sql`delete from orders`,
  open: sql`update orders set opened_at = now()`,
};
const step = fc.oneof(
  fc.record({ act: fc.constant("place" as const), batch: fc.array(order, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    act: fc.constantFrom(
      ...(Object.keys(changes) as (keyof typeof changes)[]),
      "erase name" as const,
      "drop items" as const,
    ),
    /** A bit mask that chooses among the orders so far, often several for one statement. */
    which: fc.integer({ min: 1, max: 255 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function run(steps: Step[]) {
  const placed: string[] = [];
  for (const one of steps) {
    if (one.act === "place") {
      placed.push(...(await place(one.batch)));
      continue;
    }
    const chosen = sql`any(${sql.param(placed.filter((_, index) => (one.which >> (index % 8)) & 1))}::uuid[])`;
    if (one.act === "erase name") {
      await db().execute(sql`update order_items set customization_name = '***'
        where customization_name is not null and order_id = ${chosen}`);
    } else if (one.act === "drop items") {
      await db().execute(sql`delete from order_items where order_id = ${chosen}`);
    } else await db().execute(sql`${changes[one.act]} where id = ${chosen}`);
  }
}

describe("the rollups of sold items", () => {
  it("equal the sums of the items after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await run(steps);
        const { rollups, counted } = await compareItemSales(db());
        expect(rollups).toEqual(counted);
        await db().delete(orders);
      }),
      { numRuns: 50 },
    );
    expect((await compareItemSales(db())).rollups).toEqual({ days: [], months: [] });
  });

  it("keep a product that is deleted from the catalogue, under the name it was sold by", async () => {
    const [gone = ""] = await insertProducts(db(), [{ name: "Passageira" }]);
    shirts.push(gone);
    const items = [{ shirt: shirts.length - 1, size: "M", quantity: 2, printed: null }];
    await place([{ status: "pending", hour: 5, items }]);
    await db().delete(products).where(eq(products.id, gone));
    const { rollups, counted } = await compareItemSales(db());
    expect(rollups).toEqual(counted);
    expect(rollups.days).toContainEqual(
      expect.objectContaining({ dimension: "product", subject: "name:Camisa 2" }),
    );
    await db().delete(orders);
  });

  it("stay right when orders of the same shirts are placed, completed and deleted at once", async () => {
    const items = [0, 1].map((shirt) => ({ shirt, size: "M", quantity: 1, printed: "JOÃO" }));
    const old = await place([0, 1, 2].map((hour) => ({ status: "pending", hour, items })));
    await Promise.all([
      ...[5, 2, 4].map((hour) => place([{ status: "pending", hour, items: items.toReversed() }])),
      db().execute(sql`update orders set status = 'completed' where id = ${old[0]}`),
      db().execute(sql`update orders set deleted_at = now() where id = ${old[1]}`),
    ]);
    const { rollups, counted } = await compareItemSales(db());
    expect(rollups).toEqual(counted);
  });
});
