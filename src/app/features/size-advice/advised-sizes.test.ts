import { describe, expect, it } from "vitest";
import type { SizeAdvice } from "#domain/sizes/advise-size.ts";
import { advisedSizes, describeMissing, offeredSizes } from "./advised-sizes.ts";

const product = { id: "1", stock: { G: 0 } };
const fitted = (size: string) => ({ size, ease: 10 });
const between = (smaller: string, larger: string, prefer: "smaller" | "larger"): SizeAdvice => ({
  kind: "between",
  smaller: fitted(smaller),
  larger: fitted(larger),
  prefer,
  note: null,
});
const single = (size: string, also?: string): SizeAdvice => ({
  kind: "size",
  answer: fitted(size),
  also: also ? fitted(also) : null,
  note: null,
});

describe("the sizes of an advice", () => {
  it("come with the preferred one first", () => {
    expect(advisedSizes(between("M", "G", "larger"))).toEqual(["G", "M"]);
    expect(advisedSizes(between("M", "G", "smaller"))).toEqual(["M", "G"]);
    expect(advisedSizes(single("P", "M"))).toEqual(["P", "M"]);
    expect(advisedSizes({ kind: "unknown", reason: "child" })).toEqual([]);
  });

  it("are offered while they can be bought, and otherwise said to be gone", () => {
    expect(offeredSizes(product, between("M", "G", "larger"))).toEqual(["M"]);
    expect(describeMissing(product, between("M", "G", "larger"))).toEqual(["O G está esgotado."]);
    expect(offeredSizes(product, single("XGG"))).toEqual([]);
    expect(describeMissing(product, single("XGG"))).toEqual(["O XGG não está à venda."]);
  });
});
