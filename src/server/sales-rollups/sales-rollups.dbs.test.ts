import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { compareSalesRollups } from "./sales-rollups-fixture.ts";

const database = setUpTestDatabase();
const db = () => database.db();
let shirts: string[];

beforeAll(async () => {
  await insertCategories(db());
  shirts = await insertProducts(db(), [{ name: "Aurora" }, { name: "Boreal" }, { name: "Cometa" }]);
});

interface Placed {
  customer: number;
  status: string;
  totalCents: number;
  discountCents: number;
  hour: number;
  /** `off` is what offers took off the line, in percent. */
  items: { shirt: number; quantity: number; off: number }[];
}

const whatsapps = ["11911111111", "11922222222", ""];

async function place(batch: Placed[]): Promise<string[]> {
  const rows = batch.map(({ customer, status, totalCents, discountCents, hour }) => ({
    customer: `Cliente ${hour % 3}`,
    customerAddress: "",
    customerCep: "",
    customerWhatsapp: whatsapps[customer] ?? "",
    shippingAddress: { address: "" },
    status,
    totalCents,
    discountCents,
    // Every other order has a delivery, which a part of its total pays.
    ...(hour % 2 === 0 && {
      deliveryName: "PAC",
      deliveryCents: Math.floor(totalCents / 3),
      deliveryDays: 4,
    }),
    // Around midnight in São Paulo (03:00 in UTC), where a wrong time zone would change the day.
    createdAt: new Date(Date.UTC(2026, 2, 1, hour)),
  }));
  return db().transaction(async (tx) => {
    const placed = await tx.insert(orders).values(rows).returning({ id: orders.id });
    const items = placed.flatMap(({ id }, index) =>
      (batch[index]?.items ?? []).map(({ shirt, quantity, off }, position) => ({
        orderId: id,
        position,
        productId: shirts[shirt] ?? null,
        name: "Camisa",
        size: "M",
        unitPriceCents: 100 * (shirt + 1),
        quantity,
        discountCents: (shirt + 1) * quantity * off,
      })),
    );
    if (items.length > 0) await tx.insert(orderItems).values(items);
    return placed.map(({ id }) => id);
  });
}

const order = fc.record({
  customer: fc.nat(2),
  status: fc.constantFrom("pending", "completed", "shipped"),
  totalCents: fc.nat(50_000),
  discountCents: fc.oneof(fc.constant(0), fc.nat(20_000)),
  hour: fc.nat(8),
  items: fc.array(
    fc.record({
      shirt: fc.nat(3),
      quantity: fc.integer({ min: 1, max: 5 }),
      off: fc.oneof(fc.constant(0), fc.nat(100)),
    }),
    { maxLength: 3 },
  ),
});

const step = fc.oneof(
  fc.record({ act: fc.constant("place" as const), batch: fc.array(order, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    act: fc.constantFrom(
      "complete",
      "reopen",
      "delete",
      "restore",
      "purge",
      "redeliver",
      "discount",
      "discount items",
      "erase",
      "rename",
      "open",
    ),
    /** A bit mask that chooses among the orders so far, often several for one statement. */
    which: fc.integer({ min: 1, max: 255 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const changes = {
  complete: sql`update orders set status = 'completed'`,
  reopen: sql`update orders set status = 'pending'`,
  delete: sql`update orders set deleted_at = now()`,
  restore: sql`update orders set deleted_at = null`,
  purge: sql`delete from orders`,
  redeliver: sql`update orders set delivery_name = 'SEDEX', delivery_cents = total_cents / 2, delivery_days = 1`,
  discount: sql`update orders set discount_cents = discount_cents / 2 + 7`,
  "discount items": sql`update order_items set discount_cents = (quantity * unit_price_cents - discount_cents) / 3`,
  erase: sql`update orders set customer = 'Cliente removido', customer_whatsapp = ''`,
  rename: sql`update orders set customer = 'Outro nome'`,
  open: sql`update orders set opened_at = now()`,
};

async function run(steps: Step[]) {
  const placed: string[] = [];
  for (const one of steps) {
    if (one.act === "place") placed.push(...(await place(one.batch)));
    else {
      const chosen = placed.filter((_, index) => (one.which >> (index % 8)) & 1);
      const key = one.act === "discount items" ? sql`order_id` : sql`id`;
      await db().execute(sql`${changes[one.act]} where ${key} = any(${sql.param(chosen)}::uuid[])`);
    }
  }
}

describe("the sales rollups", () => {
  it("equal the sums of the orders after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await run(steps);
        const { rollups, counted } = await compareSalesRollups(db());
        expect(rollups).toEqual(counted);
        await db().delete(orders);
      }),
      { numRuns: 60 },
    );
    const { rollups } = await compareSalesRollups(db());
    expect(rollups).toEqual([[], [], [], []]);
  });

  it("drop a product that is deleted from the catalogue, and nothing else", async () => {
    const [gone = ""] = await insertProducts(db(), [{ name: "Passageira" }]);
    shirts.push(gone);
    const items = [shirts.length - 1, 0].map((shirt) => ({ shirt, quantity: 2, off: 10 }));
    await place([{ customer: 0, status: "pending", totalCents: 100, discountCents: 40, hour: 1, items }]);
    await db().delete(products).where(eq(products.id, gone));
    const { rollups, counted } = await compareSalesRollups(db());
    expect(rollups).toEqual(counted);
    expect(rollups[2]).toHaveLength(1);
  });

  it("stay right when one customer's orders are placed and deleted at once", async () => {
    const sample = { customer: 1, status: "pending", totalCents: 100, discountCents: 30, hour: 2 };
    const line = { quantity: 1, off: 5 };
    const old = await place([{ ...sample, items: [{ ...line, shirt: 0 }] }]);
    await Promise.all([
      ...[2, 1, 0].map((shirt) =>
        place([
          { ...sample, hour: shirt, items: [0, 1, 2].map((n) => ({ ...line, shirt: (n + shirt) % 3 })) },
        ]),
      ),
      db().execute(sql`update orders set deleted_at = now() where id = ${old[0]}`),
    ]);
    const { rollups, counted } = await compareSalesRollups(db());
    expect(rollups).toEqual(counted);
  });
});
