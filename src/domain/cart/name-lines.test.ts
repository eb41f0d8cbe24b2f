import { describe, expect, it } from "vitest";
import { cartItem as item } from "./cart-fixture.ts";
import { nameLine, nameLines } from "./name-lines.ts";

describe("the name of a line", () => {
  it("is the print and the size of a customised shirt", () => {
    expect(nameLine(item({ size: "G", customization: { name: "ZÉ", number: "10" } }))).toBe("ZÉ / 10, G");
  });

  it("is the product and the size of a plain one", () => {
    expect(nameLine(item())).toBe("Camisa Aurora, M");
  });

  it("is one of three at most, and the others are counted", () => {
    const lines = (["P", "M", "G", "GG"] as const).map((size) => item({ size }));
    expect(nameLines(lines)).toBe("Camisa Aurora, P; Camisa Aurora, M; Camisa Aurora, G e mais 1");
    expect(nameLines(lines.slice(0, 2))).toBe("Camisa Aurora, P; Camisa Aurora, M");
  });
});
