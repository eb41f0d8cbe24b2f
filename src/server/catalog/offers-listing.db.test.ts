import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type ListingQuery, wholeListing } from "#domain/catalog/listing-query.ts";
import { PRODUCTS_PER_PAGE } from "#domain/catalog/product.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts, readerContext } from "./catalog-fixture.ts";
import { countOffers } from "./count-products.ts";
import { getCategoryListing } from "./listing-service.ts";
import { products } from "./tables.ts";

const database = setUpTestDatabase();
const OFFERS = 30;
const FULL_PRICE = 10;

const list = (query: Partial<ListingQuery> = {}, key = "promocoes") =>
  getCategoryListing(readerContext(database.db()), key, {
    ...wholeListing,
    ...query,
  });
const namesOf = async (query: Partial<ListingQuery>) =>
  (await list(query)).page.products.map(({ name }) => name);

beforeAll(async () => {
  const db = database.db();
  await insertCategories(db);
  await insertProducts(db, [
    ...Array.from({ length: FULL_PRICE }, (_, index) => ({ name: `Cheia ${index + 1}` })),
    ...Array.from({ length: OFFERS }, (_, index) => ({
      name: `Oferta ${index + 1}`,
      categoryId: index % 2 === 0 ? "1" : "4",
      priceCents: 10_000 + ((index * 7) % OFFERS) * 100,
      formerPriceCents: 20_000,
    })),
  ]);
});

describe("the listing of promotions", () => {
  it("has all products, those on offer first and the newest first among each", async () => {
    const names = [...(await namesOf({})), ...(await namesOf({ page: 2 }))];
    expect(names).toEqual([
      ...Array.from({ length: OFFERS }, (_, index) => `Oferta ${index + 1}`),
      ...Array.from({ length: FULL_PRICE }, (_, index) => `Cheia ${index + 1}`),
    ]);
  });

  it("tells how many are on offer", async () => {
    expect(await list()).toMatchObject({ offers: OFFERS, onlyOffers: false, page: { total: 40 } });
  });

  it("sorts by price alone when that is wanted", async () => {
    const [dearest] = await namesOf({ order: "maior-preco" });
    expect(dearest).toMatch(/^Cheia/);
  });

  it("is narrowed to the products on offer, over all its pages", async () => {
    const [first, second] = [await list({ onlyOffers: true }), await list({ onlyOffers: true, page: 2 })];
    expect(first).toMatchObject({ offers: OFFERS, onlyOffers: true, page: { total: OFFERS, pageCount: 2 } });
    const shown = [...first.page.products, ...second.page.products];
    expect(shown.map(({ name }) => name)).toEqual(
      Array.from({ length: OFFERS }, (_, index) => `Oferta ${index + 1}`),
    );
  });

  it.each([
    ["menor-preco", 1],
    ["maior-preco", -1],
  ] as const)("sorts the products on offer by price: %s", async (order, sign) => {
    const { page } = await list({ onlyOffers: true, order });
    const prices = page.products.map(({ priceCents }) => priceCents);
    expect(prices).toHaveLength(PRODUCTS_PER_PAGE);
    expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)));
  });

  it("shows the former price of each", async () => {
    expect((await list({ onlyOffers: true })).page.products[0]).toMatchObject({ formerPriceCents: 20_000 });
  });
});

it.each(["1", "lancamentos"])("the listing %s cannot be narrowed to offers", async (key) => {
  const [all, narrowed] = [await list({}, key), await list({ onlyOffers: true }, key)];
  expect(narrowed).toEqual(all);
  expect(all).toMatchObject({ offers: null, onlyOffers: false });
});

it("the number of offers follows every change", async () => {
  const db = database.db();
  await db.update(products).set({ formerPriceCents: null }).where(eq(products.name, "Oferta 1"));
  expect(await countOffers(db)).toBe(OFFERS - 1);
  await db.delete(products).where(eq(products.name, "Oferta 2"));
  expect(await countOffers(db)).toBe(OFFERS - 2);
  await db.update(products).set({ categoryId: "3" }).where(eq(products.name, "Oferta 3"));
  expect(await countOffers(db)).toBe(OFFERS - 2);
  await db.update(products).set({ formerPriceCents: 90_000 }).where(eq(products.name, "Cheia 1"));
  expect(await countOffers(db)).toBe(OFFERS - 1);
});
