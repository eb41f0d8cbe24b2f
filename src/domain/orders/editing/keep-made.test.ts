import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EditedLineInput } from "./edit-input.ts";
import { keepMade } from "./keep-made.ts";

const ana = { name: "ANA", number: "10" };
const item = (changes: object = {}) => ({ size: "M", quantity: 3, customization: ana, ...changes });
const line = (changes: object = {}) =>
  ({ position: 0, size: "M", quantity: 3, customization: ana, ...changes }) as EditedLineInput;
const ticks = (position: number, ...units: number[]) => units.map((unit) => ({ position, unit }));

describe("after an edit", () => {
  it("shirts that nobody touched stay made, wherever their line has moved", () => {
    const lines = [line({ position: undefined, id: "new" }), line({ position: 1 })];
    expect(keepMade(lines, [item(), item()], [...ticks(0, 0), ...ticks(1, 0, 2)])).toEqual(ticks(1, 0, 2));
  });

  it.each([
    ["another size", { size: "G" }],
    ["another name", { customization: { name: "BIA", number: "10" } }],
    ["no print any more", { customization: undefined }],
    ["an option", { options: ["patch"] }],
  ])("shirts that get %s are to be made again", (_, changes) => {
    expect(keepMade([line(changes)], [item()], ticks(0, 0, 1))).toEqual([]);
  });

  it("more shirts of a line leave the made ones made", () => {
    expect(keepMade([line({ quantity: 5 })], [item()], ticks(0, 1))).toEqual(ticks(0, 1));
  });

  it("of fewer shirts as many are made as were, because they are alike", () => {
    expect(keepMade([line({ quantity: 1 })], [item()], ticks(0, 2))).toEqual(ticks(0, 0));
  });
});

it("never are more shirts made than before, nor one that does not exist, nor one twice", () => {
  const quantity = fc.integer({ min: 1, max: 6 });
  const units = fc.uniqueArray(fc.nat({ max: 5 }));
  fc.assert(
    fc.property(quantity, quantity, units, (before, after, ticked) => {
      const made = ticked.filter((unit) => unit < before);
      const kept = keepMade([line({ quantity: after })], [item({ quantity: before })], ticks(0, ...made));
      expect(kept).toHaveLength(Math.min(made.length, after));
      expect(kept.every(({ unit }) => unit < after)).toBe(true);
      expect(new Set(kept.map(({ unit }) => unit)).size).toBe(kept.length);
    }),
  );
});
