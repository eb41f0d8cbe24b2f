import { describe, expect, it } from "vitest";
import { sheetTitle } from "./sheet-title.ts";

describe("the title of the page that prints orders", () => {
  it.each([
    ["folha=romaneios&ids=1", "Romaneios"],
    ["ids=1&folha=etiquetas&papel=a4", "Etiquetas"],
    ["ids=1", "Ficha de produção"],
    ["folha=toString", "Ficha de produção"],
    ["visao=lote", "Produção em lote"],
    ["visao=lote&folha=etiquetas", "Etiquetas"],
  ])("follows the sheet that the address names: %s", (query, title) => {
    expect(sheetTitle(new URLSearchParams(query))).toBe(title);
  });
});
