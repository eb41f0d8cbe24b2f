import { describe, expect, it } from "vitest";
import { describeLeadTime } from "./lead-time.ts";
import { leadTimeSchema } from "./lead-time-input.ts";
import { leadDaysOf } from "./shown-units.ts";
import { shownStock, stateOfProduct, stateOfSize } from "./stock.ts";
import { describeShortage, stockTexts } from "./stock-texts.ts";

const leadTime = { minDays: 15, maxDays: 25 };
const sizes = [
  { label: "12 anos", surchargeCents: 0 },
  { label: "14 anos", surchargeCents: 0 },
];

describe("what pages show of the stock", () => {
  it("is nothing for a product of which nothing is counted", () => {
    expect(shownStock({}, 5)).toBeUndefined();
  });

  it("is what is gone, and from the owner's number on what is nearly gone", () => {
    const counted = { P: 0, M: 3, G: 50 };
    expect(shownStock({ counted }, null)).toEqual({ P: 0 });
    expect(shownStock({ counted }, 3)).toEqual({ P: 0, M: 3 });
    expect(shownStock({ counted: { G: 50 } }, 3)).toBeUndefined();
  });

  it("leaves out sizes that the product does not have any more", () => {
    expect(shownStock({ counted: { M: 0, "12 anos": 0 }, sizes }, null)).toEqual({ "12 anos": 0 });
  });

  it("has no units of a made-to-order product but the counted ones", () => {
    expect(shownStock({ leadTime, counted: { "12 anos": 9 }, sizes }, 5)).toEqual({ "14 anos": 0 });
  });
});

describe("the state of a size", () => {
  it("is said by its units and by whether it is made to order", () => {
    expect(stateOfSize({}, "M")).toEqual({ kind: "enough" });
    expect(stateOfSize({ stock: { M: 2 } }, "M")).toEqual({ kind: "few", units: 2 });
    expect(stateOfSize({ stock: { M: 0 } }, "M")).toEqual({ kind: "sold-out" });
    expect(stateOfSize({ stock: { M: 0 }, leadTime }, "M")).toEqual({ kind: "made-to-order", leadTime });
  });

  it("is made to order for whoever wants more than there are", () => {
    const product = { stock: { M: 2 }, leadTime };
    expect(stateOfSize(product, "M", 2)).toEqual({ kind: "few", units: 2 });
    expect(stateOfSize(product, "M", 3)).toEqual({ kind: "made-to-order", leadTime });
    expect(stateOfSize({ stock: { M: 2 } }, "M", 3)).toEqual({ kind: "few", units: 2 });
    expect([leadDaysOf(product, "M", 2), leadDaysOf(product, "M", 3)]).toEqual([undefined, 25]);
  });
});

describe("the state of a product", () => {
  it("is said by all its sizes together", () => {
    expect(stateOfProduct({ stock: { P: 0, M: 0, G: 0 } })).toEqual({ kind: "enough" });
    expect(stateOfProduct({ stock: { P: 0, M: 2, G: 0, GG: 1 } })).toEqual({ kind: "few", units: 3 });
    expect(stateOfProduct({ sizes, stock: { "12 anos": 0, "14 anos": 0 } })).toEqual({ kind: "sold-out" });
    expect(stateOfProduct({ sizes, stock: { "12 anos": 0, "14 anos": 0 }, leadTime })).toEqual({
      kind: "made-to-order",
      leadTime,
    });
  });
});

describe("a lead time", () => {
  it("is read as a shopper says it", () => {
    expect(describeLeadTime(leadTime)).toBe("Sob encomenda: 15 a 25 dias úteis");
    expect(describeLeadTime({ minDays: 7, maxDays: 7 })).toBe("Sob encomenda: 7 dias úteis");
    expect(describeLeadTime({ minDays: 1, maxDays: 1 })).toBe("Sob encomenda: 1 dia útil");
  });

  it("does not end before it begins", () => {
    expect(leadTimeSchema.safeParse({ min_days: 10, max_days: 9 }).success).toBe(false);
    expect(leadTimeSchema.safeParse({ min_days: 10, max_days: 10 }).success).toBe(true);
  });
});

describe("the texts about units", () => {
  it("say one unit and several", () => {
    expect([describeShortage("M", 0), describeShortage("M", 1), describeShortage("M", 2)]).toEqual([
      "O tamanho M esgotou.",
      "Resta 1 unidade do tamanho M.",
      "Restam 2 unidades do tamanho M.",
    ]);
    expect([stockTexts.lastUnits(1), stockTexts.lastUnits(3)]).toEqual([
      "Última unidade",
      "Últimas 3 unidades",
    ]);
  });
});
