import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "../field-errors.ts";
import { categoryGuideInputSchema, toSizeGuide } from "./size-guide-input.ts";
import { sizeGuideModels } from "./size-guide-models.ts";

const jacket = {
  measures: [{ name: "Tórax", how_to: "de axila a axila" }, { name: "Capuz" }],
  rows: [
    { size: "P", values: ["54,5", ""] },
    { size: "GG", values: [64, null] },
  ],
};

const errorsOf = (changes: object) => {
  const { error } = categoryGuideInputSchema.safeParse({ ...jacket, ...changes });
  return fieldErrorsOf(error?.issues ?? []);
};

describe("the size guide of a category", () => {
  it("takes values as they are typed", () => {
    expect(categoryGuideInputSchema.parse(jacket)).toEqual({
      measures: [
        { name: "Tórax", how_to: "de axila a axila" },
        { name: "Capuz", how_to: null },
      ],
      rows: [
        { size: "P", values: [54.5, null] },
        { size: "GG", values: [64, null] },
      ],
    });
  });

  it("needs a measure, and has at most six", () => {
    expect(errorsOf({ measures: [], rows: [] })).toHaveProperty(
      "measures",
      "O guia precisa de ao menos uma medida",
    );
    const seven = Array.from({ length: 7 }, (_, index) => ({ name: `Medida ${index}` }));
    expect(errorsOf({ measures: seven, rows: [] })).toHaveProperty("measures", "Use no máximo 6 medidas");
  });

  it.each(["", "   ", null])("needs a name for each measure: %j", (name) => {
    expect(errorsOf({ measures: [{ name: "Tórax" }, { name }] })).toEqual({
      "measures.1.name": "Dê um nome à medida",
    });
  });

  it("says which name is too long, and which is there twice in another spelling", () => {
    expect(errorsOf({ measures: [{ name: "Tórax" }, { name: "x".repeat(31) }] })).toEqual({
      "measures.1.name": "Use no máximo 30 caracteres",
    });
    expect(errorsOf({ measures: [{ name: "Tórax" }, { name: "TORAX" }] })).toEqual({
      "measures.1.name": "Já existe uma medida com esse nome",
    });
  });

  it.each(["0", "251", "53,55", "largo", true])("says which value is no measure: %j", (value) => {
    expect(errorsOf({ rows: [{ size: "M", values: [53, value] }] })).toEqual({
      "rows.0.values.1": "Use um número de 1 a 250, com no máximo uma casa depois da vírgula",
    });
  });

  it("needs a value somewhere in the table", () => {
    const message = "Preencha ao menos um valor da tabela";
    expect(errorsOf({ rows: [{ size: "M", values: ["", null] }] })).toEqual({ rows: message });
    expect(errorsOf({ rows: [] })).toEqual({ rows: message });
  });

  it("has each of the shop's sizes once, with a place for each measure", () => {
    expect(errorsOf({ rows: [{ size: "XXXL", values: [50, 30] }] })).toEqual({
      "rows.0.size": "Tamanho inválido",
    });
    const twice = { size: "M", values: [53, 30] };
    expect(errorsOf({ rows: [twice, twice] })).toEqual({ "rows.1.size": "Este tamanho aparece duas vezes" });
    expect(errorsOf({ rows: [{ size: "M", values: [53] }] })).toHaveProperty("rows.0.values");
  });

  it("is stored in the order of the sizes, without empty rows", () => {
    const [small, medium, large] = [
      { size: "P", values: [50] },
      { size: "M", values: [""] },
      { size: "G", values: [56] },
    ];
    const input = categoryGuideInputSchema.parse({
      measures: [{ name: "Tórax" }],
      rows: [large, medium, small],
    });
    expect(toSizeGuide(input)).toEqual({ measures: [{ name: "Tórax", howTo: null }], rows: [small, large] });
  });

  it.each(sizeGuideModels)("may be the model $name", ({ guide: { measures, rows } }) => {
    const input = { measures: measures.map(({ name, howTo }) => ({ name, how_to: howTo })), rows };
    expect(toSizeGuide(categoryGuideInputSchema.parse(input))).toEqual({ measures, rows });
  });
});
