import { describe, expect, it } from "vitest";
import { standardLabels } from "#domain/sizes/size-grid.ts";
import { shirtGuide } from "#domain/sizes/size-guide-models.ts";
import {
  addMeasure,
  changeMeasure,
  changeValue,
  draftOf,
  guideOf,
  removeMeasure,
} from "./size-guide-draft.ts";

const valuesOf = (draft: ReturnType<typeof draftOf>, size: string) =>
  draft.rows.find((row) => row.size === size)?.values;

describe("a size guide while it is edited", () => {
  it("has a row for every size that it is for, with the values as people type them", () => {
    const guide = { measures: [{ name: "Tórax", howTo: null }], rows: [{ size: "M", values: [53.5] }] };
    const draft = draftOf(guide, ["M", "3XL"]);
    expect(draft.rows.map(({ size, values }) => [size, values])).toEqual([
      ["M", ["53,5"]],
      ["3XL", [""]],
    ]);
  });

  it("gains and loses a measure in every row", () => {
    const more = addMeasure(draftOf(shirtGuide, standardLabels));
    expect(valuesOf(more, "P")).toEqual(["50", "70", "21", ""]);
    const fewer = removeMeasure(more, 1);
    expect(fewer.measures.map(({ name }) => name)).toEqual(["Tórax", "Manga", ""]);
    expect(valuesOf(fewer, "P")).toEqual(["50", "21", ""]);
  });

  it("gives a new measure an id that no other has", () => {
    const { measures } = addMeasure(removeMeasure(draftOf(shirtGuide, standardLabels), 0));
    expect(new Set(measures.map(({ id }) => id)).size).toBe(3);
  });

  it("calls a size that has no label yet by its place", () => {
    expect(guideOf(draftOf(shirtGuide, ["P", " "])).rows.map(({ size }) => size)).toEqual(["P", "Tamanho 2"]);
  });

  it("is shown as shoppers will see it, without what cannot be read yet", () => {
    const named = changeMeasure(draftOf(shirtGuide, standardLabels), 0, { name: "  ", how_to: "" });
    const { measures, rows } = guideOf(changeValue(named, { row: 0, measure: 0 }, "5o"));
    expect(measures[0]).toEqual({ name: "Medida 1", howTo: null });
    expect(rows[0]).toEqual({ size: "P", values: [null, 70, 21] });
  });
});
