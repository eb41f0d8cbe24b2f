import { expect, it } from "vitest";
import { isFiltered, productQuery, readProductFilter } from "./product-list-params.ts";

const read = (text: string) => readProductFilter(new URLSearchParams(text));

it("an address without anything shows the newest of all", () => {
  const filter = read("");
  expect([productQuery(filter, undefined), isFiltered(filter)]).toEqual([{ sort: "newest" }, false]);
});

it("an address says what is searched, filtered and sorted", () => {
  const filter = read("q=+azul+&categoria=3&mostrar=sem-imagem&ordem=-price");
  expect(productQuery(filter, "abc")).toEqual({
    sort: "-price",
    q: "azul",
    category: "3",
    without_picture: "true",
    cursor: "abc",
  });
  expect(isFiltered(filter)).toBe(true);
});

it("invalid parameters are ignored", () => {
  expect(productQuery(read("mostrar=tudo&ordem=sorte"), undefined)).toEqual({ sort: "newest" });
});
