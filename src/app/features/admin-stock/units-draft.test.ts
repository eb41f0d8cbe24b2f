import { describe, expect, it } from "vitest";
import type { ShelfSize } from "./stock-queries.ts";
import { baseOnPresent, cleanUnits, emptyDraft, inputOf, stepUnits, typeUnits } from "./units-draft.ts";

const shelf = (size: string, units: number | null): ShelfSize => ({
  size,
  units,
  state: units === null ? "unlimited" : "enough",
  in_grid: true,
});

it.each([
  ["007", "7"],
  ["12 un", "12"],
  ["1234567", "12345"],
  ["-3", "3"],
  ["x", ""],
])("of the typed units %j %j stays", (typed, cleaned) => {
  expect(cleanUnits(typed)).toBe(cleaned);
});

it.each([
  ["", 1, "1"],
  ["", -1, ""],
  ["0", -1, "0"],
  ["9", 1, "10"],
  ["99999", 1, "99999"],
] as const)("from %j a step of %s leads to %j", (typed, step, after) => {
  expect(stepUnits(typed, step)).toBe(after);
});

describe("what was typed", () => {
  it("is sent with what the person saw, only for sizes that differ from it", () => {
    let draft = typeUnits(emptyDraft, shelf("M", 3), "5");
    draft = typeUnits(draft, shelf("G", null), "2");
    draft = typeUnits(draft, shelf("P", 4), "");
    draft = typeUnits(draft, shelf("G", null), "");
    expect(inputOf(draft).levels).toEqual([
      { size: "M", units: 5, seen: 3 },
      { size: "P", units: null, seen: 4 },
    ]);
  });

  it("keeps what was seen at first, although an order has changed it meanwhile", () => {
    const draft = typeUnits(typeUnits(emptyDraft, shelf("M", 3), "5"), shelf("M", 2), "6");
    expect(inputOf(draft).levels).toEqual([{ size: "M", units: 6, seen: 3 }]);
  });

  it("stays after a refusal, over the units that are there now", () => {
    const refused = baseOnPresent(typeUnits(emptyDraft, shelf("M", 3), "5"), [shelf("M", 2)]);
    expect(refused.levels).toEqual([{ size: "M", typed: "5", seen: 2, sawBefore: 3 }]);
    expect(baseOnPresent(refused, [shelf("M", 1)]).levels[0]).toMatchObject({ seen: 1, sawBefore: 3 });
    expect(baseOnPresent(refused, [shelf("M", 2)])).toEqual(refused);
  });

  it("remembers that a size was unlimited when the typing began", () => {
    const refused = baseOnPresent(typeUnits(emptyDraft, shelf("M", null), "5"), [shelf("M", 2)]);
    expect(baseOnPresent(refused, [shelf("M", 1)]).levels[0]).toMatchObject({ seen: 1, sawBefore: null });
  });
});
