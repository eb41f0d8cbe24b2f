import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitLines } from "./fit-lines.ts";

/** Every letter is one wide. */
const upTo = (width: number) => (line: string) => [...line].length <= width;

describe("fitting text into lines", () => {
  it("breaks at spaces and keeps every word", () => {
    expect(fitLines("Camisa Campo das Araras", 3, upTo(12))).toEqual(["Camisa Campo", "das Araras"]);
  });

  it("ends a text that is too long in an ellipsis, which takes as many letters as fit", () => {
    expect(fitLines("Camisa Campo das Araras", 1, upTo(12))).toEqual(["Camisa Camp…"]);
  });

  it("shortens a single word that is too long, also one that others follow", () => {
    expect(fitLines("Anticonstitucional", 2, upTo(6))).toEqual(["Antic…"]);
    expect(fitLines("Anticonstitucional Club", 2, upTo(6))).toEqual(["Antic…", "Club"]);
  });

  it("has no line for an empty text", () => {
    expect(fitLines("  ", 2, upTo(6))).toEqual([]);
  });

  it("never exceeds the width or the number of lines, and loses nothing without an ellipsis", () => {
    const anyText = fc
      .array(fc.stringMatching(/^[a-z]{1,12}$/), { maxLength: 12 })
      .map((words) => words.join(" "));
    fc.assert(
      fc.property(
        anyText,
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 2, max: 20 }),
        (text, most, width) => {
          const lines = fitLines(text, most, upTo(width));
          expect(lines.length).toBeLessThanOrEqual(most);
          for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width);
          if (!lines.some((line) => line.endsWith("…"))) expect(lines.join(" ")).toBe(text);
        },
      ),
    );
  });
});
