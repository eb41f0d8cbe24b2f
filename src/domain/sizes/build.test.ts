import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildOf } from "./build.ts";
import { readBuild } from "./read-build.ts";

describe("a build", () => {
  it("says of a person only the bands of 5 cm and 5 kg", () => {
    expect(buildOf({ height: 178, weight: 74.9 })).toEqual({ height: 175, weight: 70 });
    expect(buildOf({ height: 180, weight: 75 })).toEqual({ height: 180, weight: 75 });
  });

  it("is kept of no child, and of nobody beyond the bands", () => {
    expect(buildOf({ height: 149, weight: 45 })).toBeUndefined();
    expect(buildOf({ height: 175, weight: 34.9 })).toBeUndefined();
    expect(buildOf({ height: 225, weight: 90 })).toBeUndefined();
  });

  it.each([
    null,
    "175",
    { height: 175 },
    { height: 173, weight: 70 },
    { height: "175", weight: 70 },
    { height: [175], weight: 70 },
    { height: 175, weight: Number.NaN },
    { height: 100, weight: 70 },
    { height: 175, weight: 1e9 },
  ])("is not read from %j", (stored) => {
    expect(readBuild(stored)).toBeUndefined();
  });

  it("is read again as it was made", () => {
    const people = fc.record({ height: fc.double({ noNaN: true }), weight: fc.double({ noNaN: true }) });
    fc.assert(
      fc.property(people, (person) => {
        const build = buildOf(person);
        expect(readBuild(JSON.parse(JSON.stringify(build ?? null)))).toEqual(build);
      }),
    );
  });
});
