import { expect, it } from "vitest";
import {
  addProduct,
  addUnits,
  describeRefusal,
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

it("a refusal names the product that is gone", () => {
  const one = addUnits([], { product: product("Camisa Azul"), size: "M", units: 1 });
  const draft = addUnits(one, { product: product("Camisa Verde"), size: "M", units: 1 });
  const refusal = (fields: Record<string, string>) => describeRefusal(draft, { message: "Não deu", fields });
  expect(refusal({ "items.1.product_id": "Produto não encontrado" })).toBe(
    "“Camisa Verde” não existe mais: retire-o da entrega.",
  );
  expect(refusal({ items: "Use no máximo 500 itens por entrega" })).toBe(
    "Use no máximo 500 itens por entrega",
  );
  expect(refusal({ "items.0.size": "“Camisa Azul” não tem o tamanho M" })).toBe("Não deu");
});
