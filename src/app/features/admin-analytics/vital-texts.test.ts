import { describe, expect, it } from "vitest";
import { describeThresholds, formatVital } from "./vital-texts.ts";

describe("a web vital for people", () => {
  it.each([
    ["lcp", 1234, "1,2 s"],
    ["lcp", 2500, "2,5 s"],
    ["lcp", 2510, "2,6 s"],
    ["inp", 183, "180 ms"],
    ["inp", 201, "210 ms"],
    ["cls", 0.034, "0,03"],
    ["cls", 0.251, "0,26"],
  ] as const)("%s of %d is written as %s, never on the other side of a threshold", (vital, value, text) => {
    expect(formatVital(vital, value)).toBe(text);
  });

  it("names its thresholds", () => {
    expect(describeThresholds("cls")).toBe("Bom até 0,10, ruim acima de 0,25.");
  });
});
