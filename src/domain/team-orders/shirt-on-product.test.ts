import { describe, expect, it } from "vitest";
import { refuseOnProduct } from "./shirt-on-product.ts";
import { teamOrderTexts } from "./team-order-texts.ts";

const shirt = { id: "1", size: "G", customization: { name: "SILVA", number: "10" } };
const listed = [
  { id: "1", size: "M" },
  { id: "2", size: "G" },
];

describe("a shirt of a team's list", () => {
  it("is made in every size that the product has", () => {
    expect(refuseOnProduct({}, [], shirt)).toBeUndefined();
    expect(refuseOnProduct({}, [], { ...shirt, size: "14 ANOS" })?.field).toBe("size");
  });

  it("has no more letters than the product takes", () => {
    const printRules = { isRefused: false, priceCents: null, maxLetters: 4 };
    expect(refuseOnProduct({ printRules }, [], shirt)).toEqual({
      field: "name",
      message: teamOrderTexts.nameTooLong(4),
    });
  });

  it("gets one of the units that the others of its size have left", () => {
    expect(refuseOnProduct({ stock: { G: 2 } }, listed, shirt)).toBeUndefined();
    expect(refuseOnProduct({ stock: { G: 1 } }, listed, shirt)?.field).toBe("size");
  });

  it("keeps the size that it has", () => {
    expect(refuseOnProduct({ stock: { M: 0 } }, listed, { ...shirt, size: "M" })).toBeUndefined();
  });

  it("may always be made to order", () => {
    const leadTime = { minDays: 5, maxDays: 8 };
    expect(refuseOnProduct({ stock: { G: 0 }, leadTime }, listed, shirt)).toBeUndefined();
  });
});
