import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ListingQuery, wholeListing } from "#domain/catalog/listing-query.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts, readerContext } from "./catalog-fixture.ts";
import { getCategoryListing } from "./listing-service.ts";
import { countStock } from "./stock/stock-fixture.ts";
import { stockLevels } from "./stock-tables.ts";
import { categories, products, sizeGrids } from "./tables.ts";

const database = setUpTestDatabase();
let ids: string[];

beforeAll(async () => {
  await insertCategories(database.db());
  ids = await insertProducts(database.db(), [
    { name: "Aurora" },
    { name: "Boreal" },
    { name: "Cometa" },
    { name: "Draco", categoryId: "4" },
  ]);
});

beforeEach(async () => {
  const db = database.db();
  await db.delete(stockLevels);
  await db.update(products).set({ sizeGridId: null, leadTime: null });
  await db.update(categories).set({ sizeGridId: null });
});

const list = (query: Partial<ListingQuery> = {}, key = "1") =>
  getCategoryListing(readerContext(database.db()), key, { ...wholeListing, ...query });
const namesOf = async (query: Partial<ListingQuery>, key?: string) =>
  (await list(query, key)).page.products.map(({ name }) => name);
const count = (index: number, units: Record<string, number>) =>
  countStock(database.db(), ids[index] ?? "", units);
const change = (index: number, columns: Partial<typeof products.$inferInsert>) =>
  database
    .db()
    .update(products)
    .set(columns)
    .where(eq(products.id, ids[index] ?? ""));

async function addGrid(...labels: string[]): Promise<string> {
  const sizes = labels.map((label) => ({ label, surchargeCents: 0 }));
  const name = `Grade ${crypto.randomUUID().slice(0, 8)}`;
  const [row] = await database.db().insert(sizeGrids).values({ name, sizes }).returning();
  return row?.id ?? "";
}

const nothing = { P: 0, M: 0, G: 0, GG: 0 };

describe("a listing of a shop without grids and counts", () => {
  it("says nothing about sizes and stock, and ignores who asks for them", async () => {
    expect(await list()).not.toHaveProperty("shelf");
    const asked = await list({ size: "M", inStock: true });
    expect(asked).not.toHaveProperty("shelf");
    expect(asked).toMatchObject({ isKnown: true, page: { total: 3 } });
  });
});

describe("a listing narrowed to what is in stock", () => {
  it("leaves out a product of which every size is gone, in its number, too", async () => {
    await count(0, nothing);
    await count(1, { ...nothing, G: 1 });
    const { page, shelf } = await list({ inStock: true });
    expect(page.products.map(({ name }) => name)).toEqual(["Boreal", "Cometa"]);
    expect(page.total).toBe(2);
    expect(shelf).toEqual({ sizes: ["P", "M", "G", "GG"], hasStock: true, inStock: true });
  });

  it("keeps a product with a size that is not counted", async () => {
    await count(0, { P: 0, M: 0, G: 0 });
    expect(await namesOf({ inStock: true })).toContain("Aurora");
  });

  it("counts only the sizes that the product has", async () => {
    await count(0, { M: 5, "12 anos": 0 });
    await change(0, { sizeGridId: await addGrid("12 anos") });
    expect(await namesOf({ inStock: true })).toEqual(["Boreal", "Cometa"]);
  });

  it("has of made-to-order products only those with counted units", async () => {
    const leadTime = { minDays: 15, maxDays: 25 };
    await change(0, { leadTime });
    await change(1, { leadTime });
    await count(1, { M: 1 });
    expect(await namesOf({ inStock: true })).toEqual(["Boreal", "Cometa"]);
    expect(await namesOf({ inStock: true, size: "M" })).toEqual(["Boreal", "Cometa"]);
    expect(await namesOf({ inStock: true, size: "G" })).toEqual(["Cometa"]);
  });

  it("over all categories", async () => {
    await count(3, nothing);
    expect(await namesOf({ inStock: true }, "promocoes")).toEqual(["Aurora", "Boreal", "Cometa"]);
  });
});

describe("a listing narrowed to a size", () => {
  it("has the products whose own grid, or else their category's, has it", async () => {
    const [plus, kids] = [await addGrid("M", "XGG"), await addGrid("12 anos")];
    await change(0, { sizeGridId: plus });
    await database.db().update(categories).set({ sizeGridId: kids }).where(eq(categories.id, "4"));
    expect((await list()).shelf?.sizes).toEqual(["P", "M", "G", "GG", "XGG"]);
    expect(await namesOf({ size: "XGG" })).toEqual(["Aurora"]);
    expect(await namesOf({ size: "M" })).toEqual(["Aurora", "Boreal", "Cometa"]);
    expect(await namesOf({ size: "12 anos" }, "promocoes")).toEqual(["Draco"]);
    expect(await namesOf({ size: "G" }, "promocoes")).toEqual(["Boreal", "Cometa"]);
    expect((await list({}, "4")).shelf?.sizes).toEqual(["12 anos"]);
  });

  it("and to what is in stock has what is there in that size", async () => {
    await count(0, { M: 0, G: 5 });
    expect(await namesOf({ size: "M", inStock: true })).toEqual(["Boreal", "Cometa"]);
    expect(await namesOf({ size: "G", inStock: true })).toEqual(["Aurora", "Boreal", "Cometa"]);
  });

  it("is unknown for a size that none of its products has", async () => {
    await count(0, { M: 1 });
    expect(await list({ size: "XGG" })).toMatchObject({ isKnown: false, page: { total: 0 } });
  });
});
