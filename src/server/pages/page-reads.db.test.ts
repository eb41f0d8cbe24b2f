import { beforeAll, describe, expect, it } from "vitest";
import { wholeListing } from "#domain/catalog/listing-query.ts";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog/catalog-fixture.ts";
import { createPageReads } from "./page-reads.ts";
import type { ReadCache } from "./read-cache.ts";

const database = setUpTestDatabase();
let productId = "";

beforeAll(async () => {
  await insertCategories(database.db());
  [productId = ""] = await insertProducts(database.db(), [{ name: "Camisa Aurora", categoryId: "1" }]);
});

/** Makes one read, and returns whether the read cache would store it. */
async function isStored(read: (reads: ReturnType<typeof createPageReads>) => Promise<unknown>) {
  const stored: boolean[] = [];
  const cache: ReadCache = {
    async get(_key, start) {
      const result = await start();
      stored.push(result.isCacheable);
      return result;
    },
    invalidate() {},
  };
  await read(createPageReads(readerContext(database.db()), { cache }));
  expect(stored).toHaveLength(1);
  return stored[0];
}

describe("what pages read is stored", () => {
  it("for a product of the catalogue", async () => {
    expect(await isStored((reads) => reads.findProduct(productId))).toBe(true);
  });

  it.each(["1", "brasileiros", "lancamentos", "promocoes"])("for the listing %s", async (key) => {
    expect(await isStored((reads) => reads.getCategoryListing(key, wholeListing))).toBe(true);
  });

  it("for a subcategory's listing", async () => {
    const query = { ...wholeListing, subcategory: "goleiro" };
    expect(await isStored((reads) => reads.getCategoryListing("1", query))).toBe(true);
  });
});

describe("a stranger cannot evict it with", () => {
  it("invented products", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    expect(await isStored((reads) => reads.findProduct(id))).toBe(false);
  });

  it.each(["inventada", "BRASILEIROS", "brasil\u0301eiros"])("the listing %s", async (key) => {
    expect(await isStored((reads) => reads.getCategoryListing(key, wholeListing))).toBe(false);
  });

  it.each([
    ["a page after the last", { page: 999 }],
    ["an invented subcategory", { subcategory: "inventada" }],
    ["another spelling of a subcategory", { subcategory: "GOLEIRO" }],
  ])("%s of a listing", async (_, query) => {
    expect(await isStored((reads) => reads.getCategoryListing("1", { ...wholeListing, ...query }))).toBe(
      false,
    );
  });

  it("searches", async () => {
    expect(await isStored((reads) => reads.searchProducts("camisa"))).toBe(false);
  });
});
