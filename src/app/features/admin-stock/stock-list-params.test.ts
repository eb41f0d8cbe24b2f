import { expect, it } from "vitest";
import { stockShows } from "#domain/stock/stock-list.ts";
import { readStockFilter, wordOfShow } from "./stock-list-params.ts";

it.each(stockShows)("the address says what is shown: %s", (show) => {
  const word = wordOfShow(show);
  expect(readStockFilter(new URLSearchParams(word ? { mostrar: word } : {})).show).toBe(show);
});

it("an unknown word shows everything", () => {
  expect(readStockFilter(new URLSearchParams("mostrar=constructor&q=%20"))).toEqual({
    q: undefined,
    show: "all",
  });
});
