import { expect, it } from "vitest";
import {
  addProduct,
  addUnits,
  itemsOf,
  removeProduct,
  totalOf,
  typeUnits,
  unitsOf,
} from "./delivery-draft.ts";
import type { ProductStock } from "./stock-queries.ts";

const product = (id: string): ProductStock => ({
  id,
  code: null,
  name: id,
  image_url: null,
  status: "published",
  few_units: null,
  sizes: [],
});

it("a delivery sums what comes of a size, and forgets what is emptied", () => {
  let draft = addUnits([], { product: product("a"), size: "M", units: 10 });
  draft = addUnits(draft, { product: product("a"), size: "M", units: 5 });
  draft = addUnits(draft, { product: product("b"), size: "G", units: 2 });
  draft = addProduct(draft, product("b"));
  expect(itemsOf(draft)).toEqual([
    { product_id: "a", size: "M", units: 15 },
    { product_id: "b", size: "G", units: 2 },
  ]);
  expect([totalOf(draft), unitsOf(draft, "a", "M"), unitsOf(draft, "a", "P")]).toEqual([17, "15", ""]);
  draft = typeUnits(draft, "a", "M", "0");
  expect(itemsOf(removeProduct(draft, "b"))).toEqual([]);
});
