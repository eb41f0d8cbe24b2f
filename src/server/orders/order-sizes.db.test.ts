import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { findProduct } from "../catalog/product-service.ts";
import { categories, products, sizeGrids } from "../catalog/tables.ts";
import { orderItems } from "./tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await assign(products, null);
  await assign(categories, null);
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const plus = [
  { label: "M", surchargeCents: 0 },
  { label: "XGG", surchargeCents: 1500 },
];
const kids = [{ label: "12 anos", surchargeCents: 0 }];

async function addGrid(sizes: typeof plus): Promise<string> {
  const name = `Grade ${crypto.randomUUID().slice(0, 8)}`;
  const [row] = await app.database.db().insert(sizeGrids).values({ name, sizes }).returning();
  return row?.id ?? "";
}

/** Gives the shirt, or its category, a grid. */
const assign = (table: typeof products | typeof categories, sizeGridId: string | null) =>
  app.database.db().update(table).set({ sizeGridId });

const line = (changes: object = {}) => ({ id: shirt, size: "M", quantity: 1, ...changes });

const place = (items: object[]) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: { ...customer, items },
  });

const quote = async (items: object[]) =>
  (await send(app, "POST", "/api/cart/quote", { body: { items } })).body;

describe("a product without a grid", () => {
  it("is quoted and sold without a word about its sizes", async () => {
    expect(Object.keys((await quote([line()])).items[0])).not.toContain("sizes");
    const { status, body } = await place([line({ price: 200 })]);
    expect([status, body.total_amount]).toEqual([201, 200]);
    expect(await findProduct(readerContext(app.database.db()), shirt)).not.toHaveProperty("sizes");
  });

  it("has a line of a cart marked whose size it does not have any more", async () => {
    expect((await quote([line({ size: "12 anos" })])).items[0]).toMatchObject({ change: "size" });
  });
});

describe("a product with a grid", () => {
  it("costs what its size costs more, in quote and order", async () => {
    await assign(products, await addGrid(plus));
    expect((await quote([line({ size: "XGG", quantity: 2 })])).items[0]).toMatchObject({
      price: 215,
      change: "none",
      sizes: [
        { label: "M", surcharge_cents: 0 },
        { label: "XGG", surcharge_cents: 1500 },
      ],
    });
    const { status, body } = await place([line({ size: "XGG", quantity: 2, price: 215 })]);
    expect([status, body.total_amount, body.items[0].size]).toEqual([201, 430, "XGG"]);
    const [row] = await app.database.db().select().from(orderItems).where(eq(orderItems.orderId, body.id));
    expect(row).toMatchObject({ size: "XGG", unitPriceCents: 21_500, quantity: 2 });
  });

  it("is not sold at the price of a size that costs less", async () => {
    await assign(products, await addGrid(plus));
    const { status, body } = await place([line({ size: "XGG", price: 200 })]);
    expect([status, body.error.code]).toEqual([409, "cart_changed"]);
    expect(body.quote.items[0]).toMatchObject({ price: 215, change: "price" });
  });

  it("is not sold in a size that it does not have, and says which ones there are", async () => {
    await assign(products, await addGrid(kids));
    const { status, body } = await place([line()]);
    expect([status, body.error.code]).toEqual([409, "cart_changed"]);
    expect(body.quote).toMatchObject({
      total_amount: 0,
      items: [{ change: "size", name: "Camisa Aurora", sizes: [{ label: "12 anos" }] }],
    });
  });

  it("has its category's while it has none of its own", async () => {
    await assign(categories, await addGrid(kids));
    expect((await quote([line({ size: "12 anos" })])).items[0].change).toBe("none");
    expect((await findProduct(readerContext(app.database.db()), shirt))?.sizes).toEqual(kids);
    await assign(products, await addGrid(plus));
    expect((await quote([line({ size: "12 anos" })])).items[0].change).toBe("size");
  });

  it("can be ordered by hand in its sizes", async () => {
    await assign(products, await addGrid(plus));
    const { status, body } = await send(app, "POST", "/api/admin/orders", {
      headers: { ...owner.headers, "Idempotency-Key": crypto.randomUUID() },
      body: { ...customer, items: [line({ size: "XGG", price: 215 })] },
    });
    expect([status, body.total_amount]).toEqual([201, 215]);
  });

  it("keeps in its orders what they were made with, when the grid changes", async () => {
    const grid = await addGrid(plus);
    await assign(products, grid);
    const { body } = await place([line({ size: "XGG", price: 215 })]);
    await app.database.db().update(sizeGrids).set({ sizes: kids }).where(eq(sizeGrids.id, grid));
    const read = await send(app, "GET", `/api/account/orders/${body.id}`, { headers: ana.headers });
    expect(read.body).toMatchObject({ total_amount: 215, items: [{ size: "XGG", price: 215 }] });
  });
});
