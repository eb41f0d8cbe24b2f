import { beforeAll, describe, expect, it } from "vitest";
import { type ListingQuery, wholeListing } from "#domain/catalog/listing-query.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts, readerContext } from "./catalog-fixture.ts";
import { getCategoryListing } from "./listing-service.ts";

const database = setUpTestDatabase();
const list = (key: string, query: Partial<ListingQuery> = {}) =>
  getCategoryListing(readerContext(database.db()), key, {
    ...wholeListing,
    ...query,
  });
const namesOf = async (...input: Parameters<typeof list>) =>
  (await list(...input)).page.products.map(({ name }) => name);

beforeAll(async () => {
  const db = database.db();
  const { goleiro, titular } = await insertCategories(db);
  await insertProducts(
    db,
    Array.from({ length: 30 }, (_, index) => ({
      name: `Camisa ${index + 1}`,
      priceCents: 10_000 + ((index * 7) % 30) * 100,
      categoryId: index < 26 ? "1" : "4",
      ...(index < 26 && { subcategoryId: index % 5 === 0 ? goleiro : titular }),
    })),
  );
});

describe("the listing of a category", () => {
  it("has 24 products on its first page and the rest on the second", async () => {
    const [first, second] = [await list("1"), await list("1", { page: 2 })];
    expect(first.page).toMatchObject({ total: 26, pageCount: 2 });
    expect([first.page.products.length, second.page.products.length]).toEqual([24, 2]);
  });

  it("shows every product once over its pages, in every order", async () => {
    for (const order of ["recentes", "menor-preco", "maior-preco"] as const) {
      const names = [...(await namesOf("1", { order })), ...(await namesOf("1", { order, page: 2 }))];
      expect(new Set(names).size).toBe(26);
    }
  });

  it("puts the newest first by default", async () => {
    expect((await namesOf("1")).slice(0, 2)).toEqual(["Camisa 1", "Camisa 2"]);
  });

  it.each([
    ["menor-preco", 1],
    ["maior-preco", -1],
  ] as const)("sorts by price: %s", async (order, sign) => {
    const prices = (await list("1", { order })).page.products.map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => sign * (a - b)));
  });

  it.each(["1", "times-brasileiros", "brasileiros"])(
    "has one canonical key, whichever key is requested: %s",
    async (key) => {
      expect(await list(key)).toMatchObject({ key: "times-brasileiros", isKnown: true });
    },
  );

  it("is narrowed by the slug of a subcategory", async () => {
    const listing = await list("1", { subcategory: "goleiro" });
    expect(listing).toMatchObject({ subcategory: { name: "Goleiro" }, page: { total: 6 } });
  });

  it("is narrowed by the id of a subcategory", async () => {
    const id = (await list("1")).subcategories[0]?.id;
    expect(await list("1", { subcategory: id })).toMatchObject({ page: { total: 6 } });
  });

  it("does not know a subcategory of another category", async () => {
    expect(await list("4", { subcategory: "goleiro" })).toMatchObject({ isKnown: false, page: { total: 0 } });
  });

  it("is empty, but known, when the category has no products", async () => {
    expect(await list("selecoes")).toMatchObject({ isKnown: true, page: { total: 0 } });
  });
});

describe("the special listings", () => {
  it("lancamentos has the ten newest", async () => {
    expect(await namesOf("lancamentos")).toEqual(
      Array.from({ length: 10 }, (_, index) => `Camisa ${index + 1}`),
    );
  });

  it("lancamentos sorted by price has the same ten", async () => {
    const sorted = await namesOf("lancamentos", { order: "menor-preco" });
    expect(sorted.toSorted()).toEqual((await namesOf("lancamentos")).toSorted());
  });

  it("promocoes has all products", async () => {
    expect(await list("promocoes")).toMatchObject({ page: { total: 30 }, isKnown: true });
  });

  it.each(["lancamentos", "promocoes"])("%s does not know an invented subcategory", async (key) => {
    expect(await list(key, { subcategory: "inventada" })).toMatchObject({ isKnown: false });
  });

  it("any other key lists nothing and is not known", async () => {
    expect(await list("chuteiras")).toMatchObject({
      name: "Categoria não encontrada",
      isKnown: false,
      page: { total: 0, products: [] },
    });
  });
});
