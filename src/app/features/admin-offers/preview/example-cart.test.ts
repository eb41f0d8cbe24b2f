import { expect, it } from "vitest";
import type { ProductRow } from "#app/features/admin-products/product-queries.ts";
import { newDraft, offerOf } from "../offer-draft.ts";
import { findNext, knownLines, newLine, quoteExample } from "./example-cart.ts";

const product = (id: string, price: number, category_id = "a") =>
  ({ id, name: id, price, category_id, image_url: null }) as ProductRow;
const products = [product("dear", 200), product("cheap", 100, "b"), product("other", 150)];

const first = knownLines(undefined, products);

it("the first cart has three shirts, of two products where there are two", () => {
  expect(first).toEqual([
    { key: 1, productId: "dear", quantity: 2 },
    { key: 2, productId: "cheap", quantity: 1 },
  ]);
  expect(knownLines(undefined, products.slice(0, 1))).toEqual([{ key: 1, productId: "dear", quantity: 3 }]);
  expect(knownLines(undefined, [])).toEqual([]);
});

it("a line whose product is not there any more goes, and the first cart comes back after the last", () => {
  expect(knownLines(first, products.slice(1))).toEqual([{ key: 2, productId: "cheap", quantity: 1 }]);
  expect(knownLines(first, products.slice(2))).toEqual([{ key: 1, productId: "other", quantity: 3 }]);
});

it("a product that is added is one that the cart does not have, on a line of its own", () => {
  expect(findNext(products, first)?.id).toBe("other");
  expect(findNext(products.slice(0, 2), first)).toBeUndefined();
  expect(newLine(first, "other")).toEqual({ key: 3, productId: "other", quantity: 1 });
});

it("the cart is priced with the offer alone, also one that needs a code", () => {
  const price = (changes: Parameters<typeof newDraft>[0]) =>
    quoteExample(first, products, offerOf(newDraft(changes)));
  expect(price({ kind: "bundle" }).totalCents).toBe(40_000);
  expect(price({ kind: "percent", hasCode: true, code: "" }).totalCents).toBe(45_000);
  expect(price({ kind: "percent", categoryIds: ["b"] }).totalCents).toBe(49_000);
  expect(price({ kind: "free_delivery" }).offers?.isDeliveryFree).toBe(true);
  expect(price({ kind: "pix" }).totalCents).toBe(50_000);
  expect(price({ kind: "pix" }).offers?.pixDiscountCents).toBe(2500);
  expect(price({ kind: "percent", percent: "" }).totalCents).toBe(50_000);
});
