import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit, isS10 } from "./s10.ts";

const digits = fc.stringMatching(/^\d{8}$/);

describe("the number of a parcel", () => {
  it.each([
    ["AA123456785BR", "an ordinary digit"],
    ["RR473124829BR", "another one"],
    ["LE000000005BR", "five where the rest is 11"],
    ["AA000040000BR", "zero where the rest is 10"],
  ])("is right: %s, with %s", (code) => {
    expect(isS10(code)).toBe(true);
  });

  it.each(["AA123456784BR", "AA12345678BR", "1A123456785BR", "AA123456785", "", "aa123456785br"])(
    "is wrong: '%s'",
    (code) => {
      expect(isS10(code)).toBe(false);
    },
  );

  it("is right with exactly one check digit", () => {
    fc.assert(
      fc.property(digits, (serial) => {
        const right = Array.from({ length: 10 }, (_, check) => `QB${serial}${check}BR`).filter(isS10);
        expect(right).toEqual([`QB${serial}${checkDigit(serial)}BR`]);
      }),
    );
  });
});
