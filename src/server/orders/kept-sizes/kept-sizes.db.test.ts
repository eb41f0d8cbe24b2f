import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../../catalog/catalog-fixture.ts";
import { products, sizeGrids } from "../../catalog/tables.ts";
import { orderItems, orders } from "../tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const build = { height: 175, weight: 70 };
let owner: SignedInTester;
/** Two of one category, and one of another. */
let [shirt, sibling, stranger] = ["", "", ""];

beforeAll(async () => {
  await insertCategories(db());
  [shirt = "", sibling = "", stranger = ""] = await insertProducts(db(), [
    { name: "Camisa Aurora" },
    { name: "Camisa Boreal" },
    { name: "Camisa Retrô", categoryId: "4" },
  ]);
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await db().delete(orders);
  await db().update(products).set({ sizeGridId: null, status: "published" });
});

interface Kept {
  productId?: string;
  size?: string;
  quantity?: number;
  build?: typeof build;
  order?: Partial<typeof orders.$inferInsert>;
}

/** An order of one person, which is completed unless it says otherwise. */
async function keep(person: number, { order, build: { height, weight } = build, ...item }: Kept = {}) {
  const [placed] = await db()
    .insert(orders)
    .values({
      customer: "Ana Lima",
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp: `119${String(person).padStart(8, "0")}`,
      shippingAddress: { address: "Rua A, 1" },
      totalCents: 28990,
      status: "completed",
      ...order,
    })
    .returning();
  await db()
    .insert(orderItems)
    .values({
      orderId: placed?.id ?? "",
      position: 0,
      productId: shirt,
      name: "Camisa",
      size: "G",
      quantity: 1,
      unitPriceCents: 28990,
      buildHeight: height,
      buildWeight: weight,
      ...item,
    });
  return placed?.id ?? "";
}

/** As many persons, numbered from `first`. */
async function keepEach(people: number, kept: Kept = {}, first = 1): Promise<void> {
  for (let person = first; person < first + people; person++) await keep(person, kept);
}

const read = (id = shirt) => send(app, "GET", `/api/products/${id}/kept-sizes`);
const bandsOf = async (id?: string) => (await read(id)).body;

describe("GET /api/products/{id}/kept-sizes", () => {
  it("says of each build how many kept which size, to everyone alike", async () => {
    await keepEach(7, { size: "G" });
    await keepEach(5, { size: "M" }, 8);
    await keepEach(5, { size: "GG", build: { height: 185, weight: 95 } });
    const { status, body, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, max-age=600");
    expect(body).toEqual([
      {
        build,
        people: 12,
        sizes: [
          { size: "G", people: 7 },
          { size: "M", people: 5 },
        ],
      },
      { build: { height: 185, weight: 95 }, people: 5, sizes: [{ size: "GG", people: 5 }] },
    ]);
  });

  it("counts fewer than five people nowhere, neither in a band nor in a size of it", async () => {
    await keepEach(4);
    expect(await bandsOf()).toEqual([]);
    await keepEach(1, { size: "M" }, 5);
    expect(await bandsOf()).toEqual([]);
    await keepEach(1, {}, 6);
    expect(await bandsOf()).toEqual([{ build, people: 6, sizes: [{ size: "G", people: 5 }] }]);
  });

  it("counts a person once, however many units and orders", async () => {
    await keepEach(4, { quantity: 9 });
    await keep(4);
    await keep(4);
    expect(await bandsOf()).toEqual([]);
  });

  it("counts neither pending nor deleted orders, nor those of years ago", async () => {
    await keepEach(5, { order: { status: "pending" } });
    await keepEach(5, { order: { deletedAt: new Date() } }, 10);
    await keepEach(5, { order: { createdAt: new Date(Date.now() - 800 * 86_400_000) } }, 20);
    await keepEach(4, {}, 30);
    expect(await bandsOf()).toEqual([]);
  });

  it("forgets a person who is erased, in the order too", async () => {
    await keepEach(5);
    const number = "11900000001";
    const { status } = await send(app, "POST", `/api/admin/customers/${number}/erasure`, {
      headers: owner.headers,
      body: { confirmation: number, accounts: [] },
    });
    expect(status).toBe(200);
    expect(await bandsOf()).toEqual([]);
    expect(await db().$count(orderItems, eq(orderItems.buildHeight, 175))).toBe(4);
  });

  it("counts all products with the same measures: of the category, or of the grid", async () => {
    await keepEach(3);
    await keepEach(2, { productId: sibling }, 4);
    await keepEach(5, { productId: stranger, size: "M" }, 10);
    const ofCategory = [{ build, people: 5, sizes: [{ size: "G", people: 5 }] }];
    expect(await bandsOf()).toEqual(ofCategory);
    expect(await bandsOf(sibling)).toEqual(ofCategory);
    expect(await bandsOf(stranger)).toMatchObject([{ sizes: [{ size: "M", people: 5 }] }]);

    const labels = ["M", "G"].map((label) => ({ label, surchargeCents: 0 }));
    const guide = {
      measures: [{ name: "Tórax", howTo: null }],
      rows: [{ size: "M", values: [53] }],
    };
    const [grid] = await db().insert(sizeGrids).values({ name: "Slim", sizes: labels, guide }).returning();
    for (const id of [shirt, stranger]) {
      await db()
        .update(products)
        .set({ sizeGridId: grid?.id ?? null })
        .where(eq(products.id, id));
    }
    expect(await bandsOf(sibling)).toEqual([]);
    expect(await bandsOf(stranger)).toEqual([{ build, people: 8, sizes: [{ size: "M", people: 5 }] }]);
  });

  it("knows nothing of a product that is not in the shop", async () => {
    await keepEach(5);
    await db().update(products).set({ status: "hidden" }).where(eq(products.id, shirt));
    expect(await bandsOf()).toEqual([]);
    expect(await bandsOf(sibling)).toMatchObject([{ people: 5 }]);
    expect(await bandsOf(crypto.randomUUID())).toEqual([]);
    const { status, body } = await read("camisa");
    expect([status, body.error.fields]).toEqual([400, { id: "Produto não encontrado" }]);
  });
});
