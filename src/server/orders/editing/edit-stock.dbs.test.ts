import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../../../tests/support/seeded-random.ts";
import { countStock, readLedger } from "../../catalog/stock/stock-fixture.ts";
import { stockMovements } from "../../catalog/stock-tables.ts";
import { products } from "../../catalog/tables.ts";
import { foldSales } from "../../sales-rollups/fold-sales.ts";
import { compareSalesRollups } from "../../sales-rollups/sales-rollups-fixture.ts";
import { setUpEditing } from "./editing-fixture.ts";

const { db, shirts, admin, place, read, edit } = setUpEditing();
const one = (changes: object = {}) => ({ id: shirts.aurora, size: "M", quantity: 1, ...changes });
const count = (units: Record<string, number>, id = shirts.aurora) => countStock(db(), id, units);
const units = async () =>
  Object.fromEntries((await readLedger(db())).map((row) => [row.size, row.units] as const));
const makeToOrder = () =>
  db()
    .update(products)
    .set({ leadTime: { minDays: 10, maxDays: 15 } })
    .where(eq(products.id, shirts.aurora));

describe("the stock after an edit", () => {
  it("gets back what the order has less, and gives what it has more", async () => {
    await count({ M: 5, G: 5 });
    const order = await place([one({ quantity: 3 })]);
    await edit(order, {
      items: [
        { position: 0, size: "M", quantity: 1 },
        { id: shirts.aurora, size: "G", quantity: 2 },
      ],
    });
    expect(await units()).toEqual({ M: 4, G: 3 });
  });

  it("follows a changed size", async () => {
    await count({ M: 1, G: 1 });
    const order = await place([one()]);
    await edit(order, { items: [{ position: 0, size: "G", quantity: 1 }] });
    expect(await units()).toEqual({ M: 1, G: 0 });
  });

  it("names the order and who changed it", async () => {
    await count({ M: 5 });
    const order = await place([one()]);
    await edit(order, { items: [{ position: 0, size: "M", quantity: 2 }] });
    const [movement] = await db().select().from(stockMovements).where(eq(stockMovements.reason, "edit"));
    expect(movement).toMatchObject({ delta: -1, orderId: order.id, changedBy: expect.any(String) });
  });

  it("does not stop a line from keeping the last units, with another name", async () => {
    await count({ M: 1 });
    const order = await place([one({ customization: { name: "ANA", number: "10" } })]);
    const { status } = await edit(order, {
      items: [{ position: 0, size: "M", quantity: 1, customization: { name: "BIA", number: "7" } }],
    });
    expect([status, await units()]).toEqual([200, { M: 0 }]);
  });

  it("refuses more than there is, and nothing is written", async () => {
    await count({ M: 2 });
    const order = await place([one()]);
    const { status, body } = await edit(order, { items: [{ position: 0, size: "M", quantity: 3 }] });
    expect(status).toBe(409);
    expect(body.quote.items).toMatchObject([{ change: "stock", available: 2 }]);
    expect([(await read(order)).items[0].quantity, await units()]).toEqual([1, { M: 1 }]);
  });

  it("gives nothing back that was not counted when it was sold", async () => {
    const order = await place([one({ quantity: 3 })]);
    await count({ M: 5 });
    await edit(order, { items: [{ position: 0, size: "M", quantity: 1 }] });
    expect(await units()).toEqual({ M: 5 });
  });

  it("gives back only what is no longer needed of a line that is partly made to order", async () => {
    await makeToOrder();
    await count({ M: 1 });
    const order = await place([one({ quantity: 3, lead_days: 15 })]);
    await edit(order, { items: [{ position: 0, size: "M", quantity: 2 }] });
    expect(await units()).toEqual({ M: 0 });
    const { body } = await edit(order, { items: [{ position: 0, size: "G", quantity: 1, lead_days: 15 }] });
    expect(await units()).toEqual({ M: 1 });
    expect(body.items[0].lead_time).toEqual({ min_days: 10, max_days: 15 });
  });

  it("asks before a line becomes made to order", async () => {
    await makeToOrder();
    await count({ M: 1 });
    const order = await place([one()]);
    const more = { position: 0, size: "M", quantity: 2 };
    expect((await edit(order, { items: [more] })).body.quote.items).toMatchObject([{ change: "lead_time" }]);
    expect((await edit(order, { items: [{ ...more, lead_days: 15 }] })).status).toBe(200);
  });

  it("is right again when the edited order is deleted, and when it is restored", async () => {
    await count({ M: 5, G: 5 });
    const order = await place([one({ quantity: 3 })]);
    await edit(order, { items: [{ position: 0, size: "G", quantity: 2 }] });
    await admin("DELETE", `/orders/${order.id}`);
    expect(await units()).toEqual({ M: 5, G: 5 });
    await admin("POST", `/orders/${order.id}/restore`);
    expect(await units()).toEqual({ M: 5, G: 3 });
  });
});

describe("any edits one after another", () => {
  it("leave sums that the orders make, and a stock that they have taken", async () => {
    const random = createRandom(24);
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const sizes = ["P", "M", "G"] as const;
    await count({ P: 20, M: 20, G: 20 });
    const order = await place([one({ quantity: 2 }), one({ size: "G", id: shirts.boreal })]);
    let written = 0;
    for (let round = 0; round < 25; round++) {
      const before = await read(order);
      const stay = before.items
        .map((_: unknown, position: number) => ({ position, size: pick(sizes), quantity: pick([1, 2, 3]) }))
        .filter(() => random() < 0.7);
      const more = pick([[], [one({ size: pick(sizes) })], [one({ id: shirts.boreal, size: pick(sizes) })]]);
      const items = [...stay, ...more];
      if (items.length === 0) continue;
      const discount = pick([null, { name: "Cortesia", cents: pick([1, 999, 10_000]) }]);
      const { status } = await edit(order, { items, discount });
      expect(status).toBe(200);
      written += 1;
      if (round % 8 === 0) await foldSales(db());
    }
    expect(written).toBeGreaterThan(10);
    const { rollups, counted } = await compareSalesRollups(db());
    expect(rollups).toEqual(counted);
    const { items } = await read(order);
    const taken = (size: string) =>
      items
        .filter((item: { id: string; size: string }) => item.id === shirts.aurora && item.size === size)
        .reduce((sum: number, item: { quantity: number }) => sum + item.quantity, 0);
    const left = await readLedger(db());
    expect(left.map(({ size, units: now, sum }) => [size, now, sum])).toEqual(
      ["G", "M", "P"].map((size) => [size, 20 - taken(size), 20 - taken(size)]),
    );
  });

  it("at once write one after the other, or not at all", async () => {
    await count({ M: 10, G: 10 });
    const orders = await Promise.all([
      place([one({ quantity: 2 })]),
      place([one({ size: "G", quantity: 2 })]),
    ]);
    const swap = (size: string) => ({ items: [{ position: 0, size, quantity: 2 }] });
    const answers = await Promise.all(
      orders.flatMap((order) => [edit(order, swap("P")), edit(order, swap("M")), edit(order, swap("G"))]),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const sizes = await Promise.all(orders.map(async (order) => (await read(order)).items[0].size as string));
    const taken = (size: string) => 2 * sizes.filter((one) => one === size).length;
    expect(await units()).toEqual({ M: 10 - taken("M"), G: 10 - taken("G") });
  });
});
