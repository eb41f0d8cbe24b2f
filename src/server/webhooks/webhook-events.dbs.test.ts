import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { webhookEvents } from "#domain/webhooks/webhook-event.ts";
import { webhookPayloads } from "#domain/webhooks/webhook-payload.ts";
import { insertProducts } from "../catalog/catalog-fixture.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { products } from "../catalog/tables.ts";
import { orders } from "../orders/tables.ts";
import { changeSettings } from "../settings/settings-fixture.ts";
import { webhookDeliveries } from "./tables.ts";
import { PRICE_CENTS, setUpWebhooks } from "./webhooks-fixture.ts";

const shop = await setUpWebhooks();

/** What has been written, by the schema that the documentation shows. */
async function told() {
  const rows = await shop.deliveries();
  return rows.map(({ type, body }) => {
    const payload = webhookPayloads[type].parse(JSON.parse(body));
    expect(payload.type).toBe(type);
    return payload as { type: string; timestamp: string; data: Record<string, unknown> };
  });
}
const typesTold = async () => (await told()).map(({ type }) => type);

it("nothing is written while nobody wants to know", async () => {
  await shop.order();
  await shop.db().update(products).set({ priceCents: 1 });
  await shop.db().update(products).set({ priceCents: PRICE_CENTS });
  expect(await shop.deliveries()).toEqual([]);
});

it("nothing is written for a paused endpoint, nor for one that wants something else", async () => {
  await shop.create({ active: false });
  await shop.listen("product.changed");
  await shop.order();
  expect(await shop.deliveries()).toEqual([]);
});

describe("an endpoint that wants everything", () => {
  beforeEach(() => shop.listen(...webhookEvents));
  const db = () => shop.db();
  const ofOrder = (id: string) => eq(orders.id, id);

  it("is told of a new order with its items, and of no person", async () => {
    const { body: order } = await shop.order();
    const [{ data } = { data: {} }] = await told();
    expect(data).toEqual({
      id: order.id,
      number: `#${order.id.slice(0, 8)}`,
      status: "pending",
      step: "to_do",
      total_cents: expect.any(Number),
      paid_at: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      items: [
        {
          product_id: shop.productId(),
          name: "Camisa Aurora",
          size: "M",
          quantity: 2,
          unit_price_cents: expect.any(Number),
        },
      ],
    });
    expect(JSON.stringify(data)).not.toMatch(/Ana|Flores|11912345678|01001000|MARTA/);
  });

  it("is told when an order is paid, once", async () => {
    const { body: order } = await shop.order();
    await shop.asOwner("PUT", `/api/admin/orders/${order.id}/payment`, { paid: true });
    await db().update(orders).set({ staffNotes: "troco" }).where(ofOrder(order.id));
    expect(await typesTold()).toEqual(["order.created", "order.paid"]);
  });

  it("is told of an order that is paid from the start as of a new and a paid one", async () => {
    const { body: order } = await shop.order();
    await db().delete(webhookDeliveries);
    const [row] = await db().select().from(orders).where(ofOrder(order.id));
    if (!row) throw new Error("there is no order");
    const { customerPlain: _, ...copy } = row;
    await db()
      .insert(orders)
      .values({
        ...copy,
        id: crypto.randomUUID(),
        publicToken: "0".repeat(32),
        paidAt: new Date(),
      });
    expect((await typesTold()).toSorted()).toEqual(["order.created", "order.paid"]);
  });

  it("is told of each step", async () => {
    const { body: order } = await shop.order();
    await db().update(orders).set({ step: "ready" }).where(ofOrder(order.id));
    const steps = (await told()).map(({ type, data }) => [type, data.step]);
    expect(steps).toEqual([
      ["order.created", "to_do"],
      ["order.step", "ready"],
    ]);
  });

  it("is told when an order is deleted, and of a restored one as of a new one", async () => {
    const { body: order } = await shop.order();
    expect((await shop.asOwner("DELETE", `/api/admin/orders/${order.id}`)).status).toBeLessThan(300);
    expect((await shop.asOwner("POST", `/api/admin/orders/${order.id}/restore`)).status).toBeLessThan(300);
    expect(await typesTold()).toEqual(["order.created", "order.cancelled", "order.created"]);
  });

  describe("of an order that is deleted", () => {
    let id = "";
    beforeEach(async () => {
      id = (await shop.order()).body.id;
      await shop.asOwner("DELETE", `/api/admin/orders/${id}`);
      await db().delete(webhookDeliveries);
    });

    it("is told neither that it is paid nor of its steps", async () => {
      await db().update(orders).set({ paidAt: new Date(), step: "ready" }).where(ofOrder(id));
      expect(await typesTold()).toEqual([]);
    });

    it("and paid is told, once it is restored, as of a new and a paid one", async () => {
      await db().update(orders).set({ paidAt: new Date() }).where(ofOrder(id));
      await db().delete(webhookDeliveries);
      await shop.asOwner("POST", `/api/admin/orders/${id}/restore`);
      expect((await typesTold()).toSorted()).toEqual(["order.created", "order.paid"]);
    });
  });

  it("is told of a product once for each transaction, as it is in the end", async () => {
    const [id = ""] = await db().transaction(async (tx) => {
      const made = await insertProducts(tx as never, [{ name: "Camisa Nova", priceCents: 100 }]);
      await tx
        .update(products)
        .set({ priceCents: 200 })
        .where(eq(products.id, made[0] ?? ""));
      return made;
    });
    await db().update(products).set({ priceCents: 300 }).where(eq(products.id, id));
    await db().delete(products).where(eq(products.id, id));
    const data = { id, name: "Camisa Nova", path: `/produto/${id}`, status: "published" };
    expect((await told()).map((one) => one.data)).toEqual([
      { ...data, change: "created", price_cents: 200 },
      { ...data, change: "changed", price_cents: 300 },
      { ...data, change: "deleted", price_cents: 300 },
    ]);
  });

  it("is not told of a product that was saved without a change", async () => {
    await db().update(products).set({ priceCents: PRICE_CENTS });
    expect(await shop.deliveries()).toEqual([]);
  });

  it.each([
    [3, [10, 4, 3, 2], [3]],
    [3, [2, 1], []],
    [3, [10, 1, 10, 0], [1, 0]],
    [null, [10, 1, 0], [0]],
  ])("is told that stock is low, with the limit %s and the units %j, at %j", async (few, units, low) => {
    await changeSettings(db(), { fewUnits: few });
    const key = { productId: shop.productId(), size: "G" };
    await db().delete(stockLevels);
    await db()
      .insert(stockLevels)
      .values({ ...key, units: units[0] ?? 0, reason: "count" });
    for (const left of units.slice(1)) await db().update(stockLevels).set({ units: left });
    const expected = low.map((left) => ({
      product_id: key.productId,
      name: "Camisa Aurora",
      size: "G",
      units: left,
      threshold: few ?? 0,
    }));
    expect((await told()).map(({ data }) => data)).toEqual(expected);
    await db().delete(stockLevels);
  });

  it("is told of nothing that was rolled back", async () => {
    const change = db().transaction(async (tx) => {
      await tx.update(products).set({ priceCents: 1 });
      throw new Error("changed my mind");
    });
    await expect(change).rejects.toThrow("changed my mind");
    expect(await shop.deliveries()).toEqual([]);
  });
});
