import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listingPath, readListingQuery, wholeListing } from "./listing-query.ts";
import { productOrders } from "./product.ts";

const read = (query: string) => readListingQuery(new URLSearchParams(query));

describe("the address of a listing", () => {
  it("means the first page of all products, newest first, without parameters", () => {
    expect(read("")).toEqual(wholeListing);
  });

  it("takes an unknown order for the default", () => {
    expect(read("ordem=alfabetica&utm_source=zap")).toEqual(read(""));
  });

  it.each(["0", "-1", "1.5", "dois", "", "01", "9999999", "1e3"])("has no page %j", (page) => {
    expect(read(`pagina=${page}`)).toBeUndefined();
  });

  it.each(["", "0", "sim", "true"])("asks for no discount with desconto=%j", (value) => {
    expect(read(`desconto=${value}`)).toEqual(read(""));
  });

  it("leaves out defaults", () => {
    expect(listingPath("retro", wholeListing)).toBe("/categoria/retro");
  });

  it("parses back to the query that it was made from", () => {
    const query = fc.record({
      subcategory: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      order: fc.constantFrom(...productOrders),
      onlyOffers: fc.boolean(),
      size: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
      inStock: fc.boolean(),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(query, (listing) => {
        const url = new URL(listingPath("retro", listing), "http://loja.test");
        expect(readListingQuery(url.searchParams)).toEqual(listing);
      }),
    );
  });
});
