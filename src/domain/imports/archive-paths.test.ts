import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createArchiveIndex, describeSearch } from "./archive-paths.ts";

const colours = ["azul/frente.png", "vermelha/frente.png"];

describe("a file that a spreadsheet names", () => {
  it.each([
    ["its whole path", "azul/frente.png", colours, "azul/frente.png"],
    ["its path as Windows writes it", "Azul\\Frente.PNG", colours, "azul/frente.png"],
    ["its path from the current folder", "./azul/frente.png", colours, "azul/frente.png"],
    [
      "the end of its path",
      "azul/frente.png",
      ["loja/azul/frente.png", "loja/frente.png"],
      "loja/azul/frente.png",
    ],
    ["its name alone, if no other has it", "FRENTE.jpg", ["loja/fotos/frente.jpg"], "loja/fotos/frente.jpg"],
    ["its name alone, at the top of the ZIP", "frente.png", ["frente.png", ...colours], "frente.png"],
    [
      "its exact case, among names that differ only in case",
      "Frente.png",
      ["frente.png", "Frente.png"],
      "Frente.png",
    ],
    [
      "accents that are written otherwise",
      "sele\u00e7\u00e3o.png",
      ["selec\u0327a\u0303o.png"],
      "selec\u0327a\u0303o.png",
    ],
  ])("is found by %s", (_how, wanted, paths, path) => {
    expect(createArchiveIndex(paths)(wanted)).toEqual({ kind: "found", path });
  });

  it("is ambiguous if only its name is given and several have it", () => {
    expect(createArchiveIndex(colours)("frente.png")).toEqual({ kind: "ambiguous", candidates: colours });
  });

  it("is never taken from another folder", () => {
    expect(createArchiveIndex(["vermelha/frente.png"])("azul/frente.png")).toEqual({
      kind: "missing",
      candidates: ["vermelha/frente.png"],
    });
  });

  it("is no file whose name only ends alike", () => {
    expect(createArchiveIndex(["fotos/a-frente.png"])("frente.png")).toEqual({
      kind: "missing",
      candidates: [],
    });
  });
});

const segment = fc.stringMatching(/^[a-cA-C]{1,2}$/);
const anyPath = fc
  .tuple(fc.array(segment, { maxLength: 3 }), segment)
  .map(([folders, name]) => [...folders, `${name}.png`].join("/"));

it("by its whole path every file is found, and no other", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPath, { minLength: 1, maxLength: 20 }), (paths) => {
      const find = createArchiveIndex(paths);
      for (const path of paths) expect(find(path)).toEqual({ kind: "found", path });
    }),
  );
});

it("whatever is named, a file that is found has that name in that folder", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPath, { maxLength: 20 }), anyPath, (paths, wanted) => {
      const found = createArchiveIndex(paths)(wanted);
      if (found.kind === "found") {
        expect(`/${found.path}`.toLowerCase().endsWith(`/${wanted}`.toLowerCase())).toBe(true);
      }
    }),
  );
});

describe("the message about a file that could not be taken", () => {
  it.each([
    [
      "frente.png",
      colours,
      "“frente.png” pode ser “azul/frente.png” ou “vermelha/frente.png”. Escreva o caminho completo.",
    ],
    [
      "verde/frente.png",
      colours,
      "O arquivo “verde/frente.png” não está no ZIP. Com esse nome há só “azul/frente.png” e “vermelha/frente.png”: escreva o caminho como está no ZIP.",
    ],
    ["costas.png", colours, "O arquivo “costas.png” não está no ZIP."],
    ["frente.png", ["frente.png", "frente.png"], "O ZIP tem mais de um arquivo “frente.png”. Deixe só um."],
  ])("about %s names the candidates", (wanted, paths, message) => {
    const found = createArchiveIndex(paths)(wanted);
    expect(found.kind !== "found" && describeSearch(wanted, found)).toBe(message);
  });

  it("names only the first of very many", () => {
    const paths = Array.from({ length: 8 }, (_, index) => `${index}/frente.png`);
    const found = createArchiveIndex(paths)("frente.png");
    expect(found.kind !== "found" && describeSearch("frente.png", found)).toContain("ou mais 3 arquivos");
  });
});
