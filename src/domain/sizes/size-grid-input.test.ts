import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "../field-errors.ts";
import { sizeGridInputSchema, toGridContent } from "./size-grid-input.ts";

const grid = {
  name: "Infantil",
  sizes: [{ label: "10 anos" }, { label: " 12  anos ", surcharge_cents: 1500 }],
  guide: {
    measures: [{ name: "Tórax" }],
    rows: [
      { size: "12 anos", values: ["41,5"] },
      { size: "10 anos", values: [38] },
    ],
  },
};

const errorsOf = (changes: object) =>
  fieldErrorsOf(sizeGridInputSchema.safeParse({ ...grid, ...changes }).error?.issues ?? []);

describe("a grid of sizes", () => {
  it("is stored with tidy labels, and its measures in the order of the sizes", () => {
    expect(toGridContent(sizeGridInputSchema.parse(grid))).toEqual({
      sizes: [
        { label: "10 anos", surchargeCents: 0 },
        { label: "12 anos", surchargeCents: 1500 },
      ],
      guide: {
        measures: [{ name: "Tórax", howTo: null }],
        rows: [
          { size: "10 anos", values: [38] },
          { size: "12 anos", values: [41.5] },
        ],
      },
    });
  });

  it("may do without measures", () => {
    const { guide: _, ...without } = grid;
    expect(toGridContent(sizeGridInputSchema.parse(without)).guide).toBeNull();
  });

  it("needs a name and a size", () => {
    expect(errorsOf({ name: " ", sizes: [], guide: null })).toEqual({
      name: "Dê um nome à grade",
      sizes: "A grade precisa de ao menos um tamanho",
    });
  });

  it("says which size has no label, which is too long, and which costs what cannot be", () => {
    const sizes = [{ label: "" }, { label: "um tamanho enorme" }, { label: "M", surcharge_cents: -1 }];
    expect(errorsOf({ sizes, guide: null })).toEqual({
      "sizes.0.label": "Diga o tamanho",
      "sizes.1.label": "Use no máximo 12 caracteres",
      "sizes.2.surcharge_cents": "Use um valor de R$ 0,00 a R$ 1.000,00",
    });
  });

  it("has each size once, however it is written", () => {
    expect(errorsOf({ sizes: [{ label: "GG" }, { label: "gg" }], guide: null })).toEqual({
      "sizes.1.label": "Este tamanho aparece duas vezes",
    });
  });

  it("has measures of its own sizes only", () => {
    expect(errorsOf({ sizes: [{ label: "10 anos" }] })).toEqual({ "guide.rows.0.size": "Tamanho inválido" });
  });
});
