import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_LINES, MAX_UNITS } from "../cart/cart.ts";
import { MAX_PRICE_CENTS } from "../catalog/price.ts";
import { standardLabels } from "../sizes/size-grid.ts";
import { MAX_SURCHARGE_CENTS } from "../surcharge.ts";
import { quoteOrder } from "./quote.ts";
import { MAX_TOTAL_CENTS, refuseTotal } from "./refuse-total.ts";

/** The range of the database's columns of single prices and of an order's total. */
const MAX_INT32 = 2 ** 31 - 1;

/** 22 shirts at the highest price are the fewest that 32 bits cannot hold. */
const anyOrder = fc.record({
  priceCents: fc.integer({ min: 0, max: MAX_PRICE_CENTS }),
  surchargeCents: fc.integer({ min: 0, max: MAX_SURCHARGE_CENTS }),
  lines: fc.array(
    fc.record({
      id: fc.constant("p1"),
      size: fc.constantFrom(...standardLabels),
      quantity: fc.integer({ min: 1, max: MAX_UNITS }),
      customization: fc.option(fc.constant({ name: "ANA", number: "7" })),
    }),
    { minLength: 1, maxLength: MAX_LINES },
  ),
});

describe("the total of an order", () => {
  it("is refused with a reason above the limit, and fits its column otherwise", () => {
    fc.assert(
      fc.property(anyOrder, ({ priceCents, surchargeCents, lines }) => {
        const product = {
          id: "p1",
          name: "Camisa",
          priceCents,
          formerPriceCents: null,
          categoryId: null,
          imageUrl: null,
          print: null,
        };
        const { totalCents } = quoteOrder(lines, new Map([["p1", product]]), {
          surchargeCents,
          delivery: null,
          offers: null,
        });
        const exact = lines.reduce(
          (sum, { quantity, customization }) =>
            sum + BigInt(quantity) * BigInt(priceCents + (customization ? surchargeCents : 0)),
          0n,
        );
        expect(BigInt(totalCents)).toBe(exact);
        if (refuseTotal(totalCents) === undefined) expect(totalCents).toBeLessThanOrEqual(MAX_INT32);
        else expect(totalCents).toBeGreaterThan(MAX_TOTAL_CENTS);
      }),
    );
  });

  it("names the limit, as for 22 shirts at R$ 999.999,99", () => {
    expect(refuseTotal(22 * MAX_PRICE_CENTS)?.replace(/\u00a0/g, " ")).toBe(
      "Um pedido pode somar no máximo R$ 20.000.000,00",
    );
  });

  it("may be exactly the limit", () => {
    expect(refuseTotal(MAX_TOTAL_CENTS)).toBeUndefined();
  });
});

it("the highest unit price, with its surcharge, fits its column", () => {
  expect(MAX_PRICE_CENTS + MAX_SURCHARGE_CENTS).toBeLessThanOrEqual(MAX_INT32);
});
