import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { createRandom } from "../../../tests/support/seeded-random.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { findProduct } from "../catalog/product-service.ts";
import { countStock, readLedger } from "../catalog/stock/stock-fixture.ts";
import { stockLevels, stockMovements } from "../catalog/stock-tables.ts";
import { products } from "../catalog/tables.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;
let other: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = "", other = ""] = await insertProducts(db, [
    { name: "Camisa Aurora", priceCents: 20_000 },
    { name: "Camisa Boreal", priceCents: 10_000 },
  ]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  const db = app.database.db();
  await db.delete(stockLevels);
  await db.delete(stockMovements);
  await db.update(products).set({ leadTime: null });
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const line = (changes: object = {}) => ({ id: shirt, size: "M", quantity: 1, ...changes });
const printed = (name: string) => ({ customization: { name, number: "10" } });

const place = (items: object[], key: string = crypto.randomUUID()) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: { ...customer, items },
  });
const change = (method: string, path: string) => send(app, method, path, { headers: owner.headers });
const quote = async (items: object[]) =>
  (await send(app, "POST", "/api/cart/quote", { body: { items } })).body;
const count = (units: Record<string, number>, id = shirt) => countStock(app.database.db(), id, units);
const ledger = () => readLedger(app.database.db());
const unitsOf = async (size: string, id = shirt) =>
  (await ledger()).find((row) => row.productId === id && row.size === size)?.units;
const makeToOrder = (leadTime: { minDays: number; maxDays: number }) =>
  app.database.db().update(products).set({ leadTime }).where(eq(products.id, shirt));

describe("a product of which nothing is counted", () => {
  it("is quoted, shown and sold without a word about stock", async () => {
    const quoted = await quote([line({ quantity: 99 })]);
    expect(quoted.items[0]).not.toHaveProperty("available");
    expect(quoted.items[0]).not.toHaveProperty("stock");
    expect(quoted.has_changes).toBe(false);
    const { status, body } = await place([line({ quantity: 99 })]);
    expect(status).toBe(201);
    expect(body.items[0]).not.toHaveProperty("lead_time");
    const page = await findProduct(readerContext(app.database.db()), shirt);
    expect(page).not.toHaveProperty("stock");
    expect(page).not.toHaveProperty("leadTime");
    expect(await ledger()).toEqual([]);
  });
});

describe("the quote of a counted product", () => {
  it("says what pages show of its sizes: what is gone, and how long it takes, but no other number", async () => {
    await count({ M: 0, G: 50 });
    expect((await quote([line({ size: "G" })])).items[0].stock).toEqual({ units: { M: 0 } });
    await count({ M: 7 });
    expect((await quote([line()])).items[0].stock).toEqual({ units: {} });
    await makeToOrder({ minDays: 15, maxDays: 25 });
    expect((await quote([line()])).items[0].stock).toEqual({
      units: { P: 0, GG: 0 },
      lead_time: { min_days: 15, max_days: 25 },
    });
  });
});

describe("placing an order", () => {
  it("takes the units of counted sizes, of all its lines together, and says for which order", async () => {
    await count({ M: 5, G: 1 });
    const { status, body } = await place([line({ quantity: 2 }), line(printed("ANA")), line({ size: "P" })]);
    expect(status).toBe(201);
    expect([await unitsOf("M"), await unitsOf("G")]).toEqual([2, 1]);
    const [movement] = await app.database
      .db()
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.orderId, body.id));
    expect(movement).toMatchObject({ size: "M", delta: -3, units: 2, reason: "order", changedBy: null });
  });

  it("names the administrator who enters one", async () => {
    await count({ M: 5 });
    const { status } = await send(app, "POST", "/api/admin/orders", {
      headers: { ...owner.headers, "Idempotency-Key": crypto.randomUUID() },
      body: { ...customer, items: [line()] },
    });
    expect(status).toBe(201);
    const [level] = await app.database.db().select().from(stockLevels);
    expect(level).toMatchObject({ units: 4, changedBy: owner.userId });
  });

  it("is refused for a size that is gone, and takes nothing of the others", async () => {
    await count({ M: 0, G: 3 });
    const { status, body } = await place([line({ size: "G" }), line()]);
    expect([status, body.error]).toEqual([409, { code: "cart_changed", message: "O tamanho M esgotou." }]);
    expect(body.quote).toMatchObject({
      total_amount: 200,
      items: [{ change: "none" }, { change: "stock", available: 0 }],
    });
    expect([await unitsOf("M"), await unitsOf("G")]).toEqual([0, 3]);
  });

  it("is refused if its lines together want more than there is, whatever their order", async () => {
    await count({ M: 2 });
    const lines = [line({ quantity: 2 }), line(printed("ANA"))];
    for (const items of [lines, lines.toReversed()]) {
      const { status, body } = await place(items);
      expect([status, body.error.message]).toEqual([409, "Restam 2 unidades do tamanho M."]);
      expect(body.quote.items.map(({ change }: { change: string }) => change)).toEqual(["stock", "stock"]);
    }
  });

  it("that is sent twice takes its units once", async () => {
    await count({ M: 5 });
    const key = crypto.randomUUID();
    const answers = await Promise.all([place([line()], key), place([line()], key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await unitsOf("M")).toBe(4);
  });
});

describe("a product that is made to order", () => {
  const leadTime = { minDays: 15, maxDays: 25 };

  it("is sold beyond its units once the lead time was seen, and the order keeps it", async () => {
    await count({ M: 1 });
    await makeToOrder(leadTime);
    const unseen = await place([line({ quantity: 3 })]);
    expect(unseen.status).toBe(409);
    expect(unseen.body.quote.items[0]).toMatchObject({
      change: "lead_time",
      lead_time: { min_days: 15, max_days: 25 },
    });
    const { status, body } = await place([line({ quantity: 3, lead_days: 25 })]);
    expect([status, body.items[0].lead_time]).toEqual([201, { min_days: 15, max_days: 25 }]);
    expect(decodeURIComponent(body.whatsapp_url)).toContain(
      "Quantidade: 3 | Sob encomenda: 15 a 25 dias úteis",
    );
    expect(await unitsOf("M")).toBe(0);
  });

  it("is sold from the shelf without a lead time", async () => {
    await count({ M: 1 });
    await makeToOrder(leadTime);
    const { status, body } = await place([line()]);
    expect(status).toBe(201);
    expect(body.items[0]).not.toHaveProperty("lead_time");
  });

  it("gives back what it took and not what was made to order", async () => {
    await count({ M: 1 });
    await makeToOrder(leadTime);
    const { body } = await place([line({ quantity: 3, lead_days: 25 })]);
    await change("DELETE", `/api/admin/orders/${body.id}`);
    expect(await unitsOf("M")).toBe(1);
  });
});

describe("a deleted order", () => {
  it("gives its units back, and takes them again when it is restored", async () => {
    await count({ M: 3 });
    const { body } = await place([line({ quantity: 2 })]);
    expect((await change("DELETE", `/api/admin/orders/${body.id}`)).status).toBe(204);
    expect(await unitsOf("M")).toBe(3);
    expect((await change("POST", `/api/admin/orders/${body.id}/restore`)).status).toBe(200);
    expect(await unitsOf("M")).toBe(1);
    await change("DELETE", `/api/admin/orders/${body.id}`);
    expect(await unitsOf("M")).toBe(3);
    const reasons = await app.database
      .db()
      .select({ reason: stockMovements.reason, changedBy: stockMovements.changedBy })
      .from(stockMovements)
      .where(eq(stockMovements.orderId, body.id))
      .orderBy(stockMovements.id);
    expect(reasons).toEqual([
      { reason: "order", changedBy: null },
      { reason: "deletion", changedBy: owner.userId },
      { reason: "restoration", changedBy: owner.userId },
      { reason: "deletion", changedBy: owner.userId },
    ]);
  });

  it("stays deleted if its units were sold meanwhile, and says which", async () => {
    await count({ M: 1 });
    const { body } = await place([line()]);
    await change("DELETE", `/api/admin/orders/${body.id}`);
    await place([line()]);
    const { status, body: refusal } = await change("POST", `/api/admin/orders/${body.id}/restore`);
    expect([status, refusal.error.message]).toEqual([
      409,
      "O pedido não pode ser restaurado: Camisa Aurora. O tamanho M esgotou. Corrija o estoque e tente de novo.",
    ]);
    const [row] = await app.database.db().select().from(orders).where(eq(orders.id, body.id));
    expect(row?.deletedAt).not.toBeNull();
  });

  it("gives nothing back of a size that was not counted when it was placed", async () => {
    const { body } = await place([line()]);
    await count({ M: 4 });
    await change("DELETE", `/api/admin/orders/${body.id}`);
    expect(await unitsOf("M")).toBe(4);
    await change("POST", `/api/admin/orders/${body.id}/restore`);
    expect(await unitsOf("M")).toBe(4);
  });
});

describe("the ledger", () => {
  it("sums to the units of every size after orders, deletions, counts and the end of counting", async () => {
    await count({ M: 10, G: 2 });
    await count({ M: 4 }, other);
    const { body } = await place([line({ quantity: 3 }), line({ id: other, quantity: 2 })]);
    await place([line({ size: "G", quantity: 2 })]);
    await change("DELETE", `/api/admin/orders/${body.id}`);
    await count({ M: 7 });
    await app.database.db().delete(stockLevels).where(eq(stockLevels.size, "G"));
    await count({ G: 1 });
    const rows = await ledger();
    expect(rows.every(({ units, sum }) => units === sum)).toBe(true);
    expect(rows.map(({ units }) => units).sort()).toEqual([1, 4, 7]);
  });

  it("goes with its product", async () => {
    const [gone = ""] = await insertProducts(app.database.db(), [{ name: "Camisa Cometa" }]);
    await count({ M: 2 }, gone);
    await app.database.db().delete(products).where(eq(products.id, gone));
    expect(await ledger()).toEqual([]);
  });
});

/** A few races suffice to notice a lost lock; STOCK_RACES=1000 is the long form. */
const RACES = Number(process.env.STOCK_RACES ?? 10);

describe("buyers at the same time", () => {
  it(`any number of them for any number of shirts, ${RACES} times, sell all and never one twice`, {
    timeout: 60_000 + RACES * 2000,
  }, async () => {
    const random = createRandom(2026);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    for (let race = 0; race < RACES; race++) {
      const [units, buyers] = [upTo(8), 1 + upTo(11)];
      await count({ M: units });
      const answers = await Promise.all(Array.from({ length: buyers }, () => place([line()])));
      const sold = answers.filter(({ status }) => status === 201).length;
      expect(sold, `race ${race}: ${buyers} buyers for ${units}`).toBe(Math.min(units, buyers));
      expect(await ledger()).toMatchObject([{ units: units - sold, sum: units - sold }]);
    }
  });

  it("32 of them for the last 5 shirts make exactly 5 orders", async () => {
    await count({ M: 5 });
    const answers = await Promise.all(Array.from({ length: 32 }, () => place([line()])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(27);
    expect(await ledger()).toMatchObject([{ units: 0, sum: 0 }]);
  });

  it("of the same two shirts in another order never wait for each other forever", async () => {
    await count({ M: 20, G: 20 });
    const pair = [line(), line({ size: "G" })];
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => place(index % 2 === 0 ? pair : pair.toReversed())),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect([await unitsOf("M"), await unitsOf("G")]).toEqual([4, 4]);
  });

  it("and deletions of their orders leave the sum right", async () => {
    await count({ M: 8 });
    const placed = await Promise.all(Array.from({ length: 8 }, () => place([line()])));
    const rest = await Promise.all([
      ...placed.map(({ body }) => change("DELETE", `/api/admin/orders/${body.id}`)),
      ...Array.from({ length: 8 }, () => place([line()])),
    ]);
    const sold = rest.filter(({ status }) => status === 201).length;
    expect(await ledger()).toMatchObject([{ units: 8 - sold, sum: 8 - sold }]);
    const live = await app.database.db().execute(sql`
      select sum(quantity)::int as units from order_items join orders on orders.id = order_id
      where deleted_at is null and size = 'M' and product_id = ${shirt} and orders.id in (select order_id from stock_movements)`);
    expect(live.rows).toEqual([{ units: sold || null }]);
  });
});
