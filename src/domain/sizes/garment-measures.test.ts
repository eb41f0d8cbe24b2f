import { describe, expect, it } from "vitest";
import { canAdvise, garmentSizes, isByAge } from "./garment-measures.ts";
import type { SizeGuide } from "./size-guide.ts";
import { kitGuide, shirtGuide } from "./size-guide-models.ts";

const guide = (names: string[], rows: SizeGuide["rows"] = [{ size: "M", values: [53, 72, 22] }]) => ({
  measures: names.map((name) => ({ name, howTo: null })),
  rows,
});

describe("the chest of a garment", () => {
  it.each([
    "Tórax",
    "TORAX",
    "Peito (axila a axila)",
    "Busto",
    "Peitoral",
    "Largura",
    "Largura do tórax",
    "De axila a axila",
  ])("is twice what the guide calls %j", (name) => {
    expect(garmentSizes(guide([name]))).toEqual([{ size: "M", chest: 106, length: null }]);
  });

  it.each([
    "Manga",
    "Comprimento",
    "Largura da manga",
    "Largura dos ombros",
    "Largura da barra",
    "Altura do peito",
    "Cintura do calção",
    "Costas",
  ])("is not what the guide calls %j", (name) => {
    expect(canAdvise(guide([name]))).toBe(false);
  });

  it("is taken as it is where the guide gives whole girths", () => {
    const whole = guide(["Circunferência do tórax"], [{ size: "M", values: [106] }]);
    expect(garmentSizes(whole)).toEqual([{ size: "M", chest: 106, length: null }]);
  });

  it("is unknown where values are too large for a garment laid flat", () => {
    expect(canAdvise(guide(["Tórax"], [{ size: "M", values: [106] }]))).toBe(false);
  });

  it("leaves out sizes without one, and comes from the smallest to the largest", () => {
    const rows = [
      { size: "G", values: [56, null] },
      { size: "M", values: [null, 72] },
      { size: "P", values: [50, 70] },
    ];
    expect(garmentSizes(guide(["Peito", "Comprimento"], rows))).toEqual([
      { size: "P", chest: 100, length: 70 },
      { size: "G", chest: 112, length: null },
    ]);
  });
});

it("the length of a shirt is not that of its sleeve or of the shorts", () => {
  expect(garmentSizes(guide(["Comprimento da manga", "Tórax"]))[0]).toMatchObject({ length: null });
  expect(garmentSizes(kitGuide).map(({ length }) => length)).toEqual([70, 72, 74, 76]);
  expect(garmentSizes(shirtGuide).map(({ chest }) => chest)).toEqual([100, 106, 112, 120]);
});

it("knows sizes by age", () => {
  expect(["12 anos", "1 ano", "18 meses", "Anos 90", "G", "XGG"].map(isByAge)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
