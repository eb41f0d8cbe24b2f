import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editedUnits } from "./edited-units.ts";

const line = (productId: string | null, size: string, quantity: number) => ({ productId, size, quantity });

describe("the units of an edited order", () => {
  it("are counted by product and size, whatever is printed on them", () => {
    const before = [line("a", "M", 1), line("a", "M", 2), line("b", "G", 1)];
    expect(editedUnits(before, [line("a", "M", 1), line("a", "G", 2), line("b", "G", 1)])).toEqual([
      { productId: "a", size: "M", quantity: 1, more: -2 },
      { productId: "a", size: "G", quantity: 2, more: 2 },
    ]);
  });

  it("of a product that was deleted are nobody's", () => {
    expect(editedUnits([line(null, "M", 3)], [line(null, "M", 1)])).toEqual([]);
  });

  it("are as many more as the lines say", () => {
    const lines = fc.array(
      fc.record({
        productId: fc.constantFrom("a", "b"),
        size: fc.constantFrom("P", "M", "G"),
        quantity: fc.integer({ min: 1, max: 20 }),
      }),
    );
    const sum = (all: readonly { quantity: number }[]) =>
      all.reduce((total, { quantity }) => total + quantity, 0);
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const more = editedUnits(before, after).reduce((total, one) => total + one.more, 0);
        expect(more).toBe(sum(after) - sum(before));
      }),
    );
  });
});
