import { describe, expect, test } from "vitest";
import { createRandom, hash, wobble } from "./random.ts";

describe("seeded randomness", () => {
  test("the same seed gives the same numbers", () => {
    const [a, b] = [createRandom(7), createRandom(7)];
    expect([a(), a(2, 9), a()]).toEqual([b(), b(2, 9), b()]);
  });

  test("numbers stay within their bounds", () => {
    const random = createRandom(3);
    for (let i = 0; i < 500; i++) {
      const value = random(-2, 5);
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(5);
    }
  });

  test("one letter more is another hash", () => {
    expect(hash("manto")).not.toBe(hash("mantos"));
  });

  test("the wobble never leaves -1 to 1", () => {
    for (let i = 0; i < 200; i++) expect(Math.abs(wobble(i * 0.37, i * 0.11, i))).toBeLessThanOrEqual(1);
  });
});
