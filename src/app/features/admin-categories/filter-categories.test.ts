import { expect, it } from "vitest";
import { filterCategories } from "./filter-categories.ts";
import type { AdminCategory } from "./use-categories.ts";

const category = (
  id: string,
  name: string,
  description: string | null,
  children: string[],
): AdminCategory => ({
  id,
  name,
  description,
  subcategories: children.map((child) => ({ id: child, name: child, category_id: id, created_at: "" })),
  image: null,
});
const all = [
  category("3", "Seleções", "As cores de cada país", ["Titular", "Goleiro"]),
  category("4", "Retrô", null, ["Anos 80"]),
];

it.each([
  ["", ["3", "4"]],
  ["  ", ["3", "4"]],
  ["SELECOES", ["3"]],
  ["retrô", ["4"]],
  ["país", ["3"]],
  ["anos 80", ["4"]],
  ["chuteira", []],
])("a search for %j finds %j", (search, ids) => {
  expect(filterCategories(all, search).map(({ id }) => id)).toEqual(ids);
});
