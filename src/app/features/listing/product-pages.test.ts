import { describe, expect, it } from "vitest";
import type { ProductPage } from "#domain/catalog/product.ts";
import { appendPage, createPageMemory, nextPage, productsOf } from "./product-pages.ts";

const product = (id: string) => ({
  id,
  name: id,
  priceCents: 1,
  formerPriceCents: null,
  categoryId: "1",
  category: "Retrô",
  isNew: false,
  picture: null,
});
const page = (number: number, ids: string[], pageCount = 3): ProductPage => ({
  products: ids.map(product),
  total: 6,
  page: number,
  pageCount,
});
const first = page(1, ["a", "b"]);
const second = page(2, ["c", "d"]);
const third = page(3, ["e", "f"]);

describe("the pages of a list", () => {
  it("are joined in their order", () => {
    expect(productsOf([first, second]).map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
  });

  it("show a product that slid onto the next page once", () => {
    expect(productsOf([first, page(2, ["b", "c"])]).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  it("end with the last one", () => {
    expect([nextPage([first]), nextPage([first, second, third])]).toEqual([2, undefined]);
  });

  it("take the page that follows", () => {
    expect(appendPage([first], second)).toEqual([first, second]);
  });

  it("leave out a page that answers an outdated request", () => {
    expect(appendPage([first, second], second)).toEqual([first, second]);
    expect(appendPage([first], third)).toEqual([first]);
  });
});

describe("the memory of a visit", () => {
  it("returns the appended pages", () => {
    const memory = createPageMemory();
    memory.remember("visit", [first, second]);
    expect(memory.restore("visit", first)).toEqual([first, second]);
  });

  it("knows nothing of another visit", () => {
    const memory = createPageMemory();
    memory.remember("visit", [first, second]);
    expect(memory.restore("another", first)).toEqual([first]);
  });

  it("forgets what was appended once the catalogue has changed", () => {
    const memory = createPageMemory();
    memory.remember("visit", [first, second]);
    const changed = page(1, ["new", "a"]);
    expect(memory.restore("visit", changed)).toEqual([changed]);
  });

  it("forgets the oldest of many visits", () => {
    const memory = createPageMemory();
    for (let visit = 0; visit <= 20; visit++) memory.remember(String(visit), [first, second]);
    expect(memory.restore("0", first)).toEqual([first]);
    expect(memory.restore("20", first)).toEqual([first, second]);
  });
});
