import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits } from "./advise-size.ts";
import { parseHeight, parseWeight, readWearer } from "./typed-body.ts";

describe("a typed height", () => {
  it.each([
    ["175", 175],
    [" 175 cm", 175],
    ["1,75", 175],
    ["1.75 m", 175],
    ["1,7", 170],
    ["1m75", 175],
    ["0,98", 98],
    ["230", 230],
  ])("is read: %j", (typed, height) => {
    expect(parseHeight(typed)).toBe(height);
  });

  it.each(["", "1", "17", "1,", "1,755", "2,31", "231", "1750", "-175", "um metro", "1e2"])(
    "is refused: %j",
    (typed) => {
      expect(parseHeight(typed)).toBeUndefined();
    },
  );
});

describe("a typed weight", () => {
  it.each([
    ["70", 70],
    ["70,5", 70.5],
    ["102.5 kg", 102.5],
  ])("is read: %j", (typed, weight) => {
    expect(parseWeight(typed)).toBe(weight);
  });

  it.each(["", "7", "24,9", "251", "70,55", "-70", "setenta", "1e2"])("is refused: %j", (typed) => {
    expect(parseWeight(typed)).toBeUndefined();
  });
});

describe("a wearer in the browser's storage", () => {
  it("is read as it was stored", () => {
    const wearer = { height: 175, weight: 70.5, fit: "folgado" };
    expect(readWearer(JSON.parse(JSON.stringify(wearer)))).toEqual(wearer);
  });

  it("is one that could be typed, or none, whatever is stored", () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.record({ height: fc.anything(), weight: fc.anything(), fit: fc.constantFrom(...fits, "justa") }),
    );
    fc.assert(
      fc.property(hostile, (stored) => {
        const json: unknown = JSON.parse(JSON.stringify(stored) ?? "null");
        const wearer = readWearer(json);
        if (!wearer) return;
        expect(parseHeight(String(wearer.height))).toBe(wearer.height);
        expect(parseWeight(String(wearer.weight))).toBe(wearer.weight);
        expect(fits).toContain(wearer.fit);
      }),
    );
  });
});
