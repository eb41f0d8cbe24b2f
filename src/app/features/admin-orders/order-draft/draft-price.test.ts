import { describe, expect, it } from "vitest";
import { pricedLines, refuseSize, sizesOfLine } from "./draft-price.ts";
import { quotedItem as item, draftLine as line } from "./order-draft-fixture.ts";

describe("the sizes of an order that is being typed in", () => {
  const sizes = [
    { label: "10 anos", surcharge_cents: 0 },
    { label: "12 anos", surcharge_cents: 1500 },
  ];
  const sized = { ...item, sizes };
  const other = { ...line, productId: "22222222-2222-4222-8222-222222222222" };

  it("are those of the product, wherever the quote has it, and the standard ones of any other", () => {
    expect(sizesOfLine(line, { items: [{ ...item, id: other.productId }, sized] })).toEqual(sizes);
    expect(sizesOfLine(other, { items: [sized] }).map(({ label }) => label)).toEqual(["P", "M", "G", "GG"]);
  });

  it("have no price of another product while the quote is of earlier lines", () => {
    expect(pricedLines([other, line], { items: [sized, sized] })).toEqual([undefined, sized]);
  });

  it("are wrong only if one was chosen that the product does not have", () => {
    const refused = { ...sized, size: "M", change: "size" as const };
    expect(refuseSize({ ...line, size: "M" }, refused)).toContain("não tem o tamanho M");
    expect(refuseSize({ ...line, size: null }, refused)).toBeUndefined();
    expect(refuseSize({ ...line, size: "12 anos" }, refused)).toBeUndefined();
    expect(refuseSize({ ...line, size: "M" }, item)).toBeUndefined();
  });

  it("names how many units are left of a chosen size that has too few", () => {
    const short = { ...item, change: "stock" as const, available: 2 };
    expect(refuseSize({ ...line, size: "M" }, short)).toBe("Restam 2 unidades do tamanho M.");
    expect(refuseSize({ ...line, size: null }, short)).toBeUndefined();
  });
});
