import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalizeCustomName } from "../print/customization.ts";
import { readTeamList } from "./team-list.ts";
import { sizesInWords, toTeamSizes } from "./team-sizes.ts";

const letters = ["PP", "P", "M", "G", "GG", "XGG", "3XL", "G1"];
const ages = ["2 anos", "8 anos", "10 anos", "12 anos", "16 anos"];
const numbers = ["10", "12", "14", "16", "28"];
const texts = ["P", "GG", "GG Plus", "Baby Look P", "Único"];
const grids = { letters, ages, numbers, texts, mixed: ["12 anos", "16", "P", "GG Plus", "G4"] };

function read(text: string, labels: readonly string[]) {
  return readTeamList(text, labels).map((line) =>
    line.kind === "shirt"
      ? `${line.shirt.customization.name} ${line.shirt.customization.number} ${line.shirt.size}`
      : line.kind === "mistake"
        ? line.problems
        : line.kind,
  );
}

describe("a line with a size of the product's own", () => {
  it.each([
    ["Silva 10 3xl", letters, "SILVA 10 3XL"],
    ["G1 Silva 7", letters, "SILVA 7 G1"],
    ["Ana G 10 PP", letters, "ANA G 10 PP"],
    ["Silva 10 12 anos", ages, "SILVA 10 12 anos"],
    ["12 ANOS Silva 10", ages, "SILVA 10 12 anos"],
    ["Silva 10 12a", ages, "SILVA 10 12 anos"],
    ["Silva 10 12 ano", ages, "SILVA 10 12 anos"],
    ["Silva 10 12 anos", ["12a", "14a"], "SILVA 10 12a"],
    ["Silva;10;12", ages, "SILVA 10 12 anos"],
    ["Silva | 12 anos | 10", ages, "SILVA 10 12 anos"],
    ["Silva 10 (12 anos)", ages, "SILVA 10 12 anos"],
    ["Silva 10 16", numbers, "SILVA 10 16"],
    ["Silva 16 10", ["16", "28"], "SILVA 10 16"],
    ["Silva 10 30", numbers, "SILVA 30 10"],
    ["1. Silva 10 16", numbers, "SILVA 10 16"],
    ["Silva;10;16", numbers, "SILVA 10 16"],
    ["Silva tam 10 camisa 16", numbers, "SILVA 16 10"],
    ["Silva 16 nº 10", numbers, "SILVA 10 16"],
    ["Silva 16 #10", numbers, "SILVA 10 16"],
    ["Silva 10 gg plus", texts, "SILVA 10 GG Plus"],
    ["Silva 10 GGPlus", texts, "SILVA 10 GG Plus"],
    ["GG Silva 10", texts, "SILVA 10 GG"],
    ["Ana 7 baby look p", texts, "ANA 7 Baby Look P"],
    ["Ana 7 unico", texts, "ANA 7 Único"],
    ["Silva 10 16", grids.mixed, "SILVA 10 16"],
    ["Silva 16 P", grids.mixed, "SILVA 16 P"],
  ])("%j of %j is the shirt %s", (text, labels, shirt) => {
    expect(read(text, labels)).toEqual([shirt]);
  });

  it.each([
    ["Silva 10 XG", letters, "Não temos o tamanho XG. Use PP, P, M, G, GG, XGG, 3XL ou G1."],
    ["Silva 10 M", ages, "Não temos o tamanho M. Use 2 anos, 8 anos, 10 anos, 12 anos ou 16 anos."],
    [
      "Silva 7 14 anos",
      ages,
      "Não temos o tamanho 14 ANOS. Use 2 anos, 8 anos, 10 anos, 12 anos ou 16 anos.",
    ],
    [
      "14 anos;7;Silva",
      ages,
      "Não temos o tamanho 14 ANOS. Use 2 anos, 8 anos, 10 anos, 12 anos ou 16 anos.",
    ],
    ["Silva 7 30", numbers, "Não temos o tamanho 30. Use 10, 12, 14, 16 ou 28."],
    ["Silva;7;30", numbers, "Não temos o tamanho 30. Use 10, 12, 14, 16 ou 28."],
    ["Silva 16", numbers, "Falta o tamanho: 10, 12, 14, 16 ou 28."],
    ["Silva 12", ages, "Falta o tamanho: 2 anos, 8 anos, 10 anos, 12 anos ou 16 anos."],
    ["Silva 10", ["Único"], "Falta o tamanho: Único."],
    ["Silva 12 anos", ages, "Falta o número."],
  ])("%j of %j says %j", (text, labels, problem) => {
    expect(read(text, labels)).toEqual([[problem]]);
  });

  it("is told from the number by the heading", () => {
    expect(read("Tamanho (10 a 28);Número;Nome\n16;10;Ana\n10;16;Bia\n30;9;Caio", numbers)).toEqual([
      "heading",
      "ANA 10 16",
      "BIA 16 10",
      ["Não temos o tamanho 30. Use 10, 12, 14, 16 ou 28."],
    ]);
  });

  it("is the one that is called so, before another one that is also called so", () => {
    const { find } = toTeamSizes(["12 anos", "12", "GG Plus", "GGPlus"]);
    expect(["12", "12a", "ggplus", "gg plus"].map(find)).toEqual(["12", "12 anos", "GGPlus", "GG Plus"]);
  });
});

describe.each(Object.entries(grids))("every size of a grid of %s", (_, labels) => {
  const shirts = fc.record({
    name: fc.constantFrom("Ana", "João da Silva", "D'Ávila", "Zé-Maria", "Müller"),
    number: fc.integer({ min: 0, max: 99 }).map(String),
    size: fc.constantFrom(...labels),
  });
  const write = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
  );

  it("is read back from a line of words", () => {
    fc.assert(
      fc.property(shirts, write, ({ name, number, size }, change) => {
        expect(read(`${name} ${number} ${change(size)}`, labels)).toEqual([
          `${normalizeCustomName(name)} ${number} ${size}`,
        ]);
      }),
    );
  });

  it("is read back from cells, wherever the name stands", () => {
    const separators = fc.constantFrom("\t", ";", " - ", ", ", " | ");
    fc.assert(
      fc.property(shirts, fc.nat({ max: 2 }), separators, write, (shirt, place, separator, change) => {
        const cells = [shirt.number, change(shirt.size)];
        cells.splice(place, 0, shirt.name);
        expect(read(cells.join(separator), labels)).toEqual([
          `${normalizeCustomName(shirt.name)} ${shirt.number} ${shirt.size}`,
        ]);
      }),
    );
  });

  it("is read back from named columns in any order", () => {
    const titles = { name: "Nome", number: "Número", size: "Tamanho" };
    const orders = fc.shuffledSubarray(["name", "number", "size"] as const, { minLength: 3 });
    fc.assert(
      fc.property(shirts, orders, write, (shirt, order, change) => {
        const written = { ...shirt, size: change(shirt.size) };
        const list = [titles, written].map((row) => order.map((field) => row[field]).join("\t")).join("\n");
        expect(read(list, labels)).toEqual([
          "heading",
          `${normalizeCustomName(shirt.name)} ${shirt.number} ${shirt.size}`,
        ]);
      }),
    );
  });
});

it("sizes are listed as in a sentence", () => {
  expect([["P", "M", "G", "GG"], ["Único"], ["P", "M"]].map(sizesInWords)).toEqual([
    "P, M, G ou GG",
    "Único",
    "P ou M",
  ]);
});
