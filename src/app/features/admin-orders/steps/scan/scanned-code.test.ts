import { describe, expect, it } from "vitest";
import { codeIn } from "./scanned-code.ts";

describe("the code in what a camera has read", () => {
  it("is all of a bar code, without the spaces around it", () => {
    expect(codeIn(" 10084301234567 ")).toBe("10084301234567");
  });

  it("is the checked code among what else a label of Correios holds", () => {
    expect(codeIn("0131010000000AA123456780BR51AA123456785BR0000")).toBe("AA123456785BR");
  });

  it("is missing in a text that is too long, and in an empty one", () => {
    expect([codeIn("x".repeat(61)), codeIn("  ")]).toEqual([undefined, undefined]);
  });
});
