import { describe, expect, it } from "vitest";
import { describeTakenNumber } from "./taken-number.ts";

const shirts = [
  { name: "SILVA", number: "10" },
  { name: "ANA", number: "7" },
];

describe("a number that somebody has already", () => {
  it("is said with the name, and allowed", () => {
    expect(describeTakenNumber("10", shirts)).toBe("O 10 já é de SILVA. Pode repetir, se o time quiser.");
  });

  it("is the same with a zero before it", () => {
    expect(describeTakenNumber("07", shirts)).toBe("O 07 já é de ANA. Pode repetir, se o time quiser.");
  });

  it("is not said while none is typed, or while it is free", () => {
    expect(describeTakenNumber("", [{ name: "ZERO", number: "0" }])).toBeUndefined();
    expect(describeTakenNumber("9", shirts)).toBeUndefined();
  });

  it("names three of many", () => {
    const many = ["A", "B", "C", "D", "E"].map((name) => ({ name, number: "9" }));
    expect(describeTakenNumber("9", many)).toContain("O 9 já é de A, B, C e mais 2.");
  });
});
