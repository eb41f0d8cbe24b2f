import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyRate } from "./delivery-fixture.ts";
import type { DeliveryRate } from "./delivery-method.ts";
import { deliveryMethodInputSchema } from "./delivery-method-input.ts";
import { deliveryTexts } from "./delivery-texts.ts";
import { findRate, matchMethod } from "./match-rates.ts";
import { findOverlap } from "./overlapping-rates.ts";

const price = { price_cents: 1890, days: 4 };

function refusals(method: Record<string, unknown>): [path: string, message: string][] {
  const parsed = deliveryMethodInputSchema.safeParse({
    kind: "table",
    name: "PAC",
    rates: [price],
    ...method,
  });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
}

describe("a delivery method", () => {
  it("needs a name, a price and the days, and nothing else", () => {
    expect(refusals({})).toEqual([]);
  });

  it.each([
    ["no row", { rates: [] }, "rates", deliveryTexts.ratesMissing],
    ["half a range", { rates: [{ ...price, cep_from: "01000000" }] }, "rates.0", deliveryTexts.cepRange],
    [
      "a range backwards",
      { rates: [{ ...price, cep_from: "02000000", cep_to: "01000000" }] },
      "rates.0",
      deliveryTexts.cepRange,
    ],
    [
      "a range and a state",
      { rates: [{ ...price, cep_from: "01000000", cep_to: "02000000", state: "SP" }] },
      "rates.0",
      deliveryTexts.placeUnclear,
    ],
    ["an unknown state", { rates: [{ ...price, state: "XX" }] }, "rates.0.state", deliveryTexts.stateUnknown],
    [
      "weights backwards",
      { rates: [{ ...price, over_grams: 1000, up_to_grams: 1000 }] },
      "rates.0",
      deliveryTexts.weights,
    ],
    [
      "a district in a table",
      { rates: [{ ...price, district: "Sé" }] },
      "rates.0",
      deliveryTexts.districtElsewhere,
    ],
    [
      "a local delivery without a city",
      { kind: "local", rates: [{ ...price, district: "Sé" }] },
      "city",
      deliveryTexts.cityMissing,
    ],
    [
      "a pickup with a place",
      { kind: "pickup", rates: [{ ...price, state: "SP" }] },
      "rates.0",
      deliveryTexts.pickupRate,
    ],
    [
      "a negative price",
      { rates: [{ ...price, price_cents: -1 }] },
      "rates.0.price_cents",
      deliveryTexts.price,
    ],
    [
      "a price in fractions",
      { rates: [{ ...price, price_cents: 10.5 }] },
      "rates.0.price_cents",
      deliveryTexts.price,
    ],
  ])("with %s is refused there", (_, method, path, message) => {
    expect(refusals(method)).toEqual([[path, message]]);
  });

  it("with two rows for one parcel is refused, and both rows are named", () => {
    const rates = [
      { ...price, cep_from: "01000000", cep_to: "05999999", up_to_grams: 1000 },
      { ...price, state: "RJ" },
      { ...price, cep_from: "05000000", cep_to: "09999999", over_grams: 500 },
    ];
    expect(refusals({ rates })).toEqual([
      [
        "rates.2",
        "As linhas 1 (CEP 01000-000 a 05999-999, até 1 kg) e 3 (CEP 05000-000 a 09999-999, acima de 500 g) valem para a mesma entrega. Mude uma delas.",
      ],
    ]);
  });

  it("may have rows whose ranges and weights only touch", () => {
    const rates = [
      { ...price, cep_from: "01000000", cep_to: "05999999", up_to_grams: 1000 },
      { ...price, cep_from: "01000000", cep_to: "05999999", over_grams: 1000 },
      { ...price, cep_from: "06000000", cep_to: "09999999" },
    ];
    expect(refusals({ rates })).toEqual([]);
  });
});

describe("rows without an overlap", () => {
  const cep = (head: number) => `0000000${head}`;
  const rate = fc
    .record({
      kind: fc.constantFrom("cep", "state", "everywhere"),
      from: fc.nat(9),
      length: fc.nat(4),
      state: fc.constantFrom("SP", "RJ"),
      over: fc.nat(3),
      band: fc.option(fc.integer({ min: 1, max: 3 })),
    })
    .map(
      ({ kind, from, length, state, over, band }): DeliveryRate => ({
        ...anyRate,
        cepFrom: kind === "cep" ? cep(from) : null,
        cepTo: kind === "cep" ? cep(Math.min(9, from + length)) : null,
        state: kind === "state" ? state : null,
        overGrams: over,
        upToGrams: band === null ? null : over + band,
      }),
    );

  it("leave one most exact row for every parcel; with an overlap some parcel has two", () => {
    fc.assert(
      fc.property(fc.array(rate, { maxLength: 8 }), (rates) => {
        const overlap = findOverlap(rates);
        let isAmbiguous = false;
        for (let head = 0; head < 10; head += 1) {
          for (const state of ["SP", "RJ"]) {
            const place = { cep: cep(head), state, city: undefined, district: undefined };
            const here = rates.filter((one) => matchMethod({ ...method, rates: [one] }, place));
            for (let grams = 1; grams < 8; grams += 1) {
              const found = here.filter((one) => findRate([one], grams));
              const exactness = found.map(({ cepFrom, state }) =>
                cepFrom ? "cep" : (state ?? "everywhere"),
              );
              if (new Set(exactness).size < exactness.length) isAmbiguous = true;
            }
          }
        }
        expect(isAmbiguous).toBe(overlap !== undefined);
      }),
      { numRuns: 300 },
    );
  });

  const method = {
    id: "",
    kind: "table" as const,
    name: "",
    note: null,
    city: null,
    freeFromCents: null,
    freeFromUnits: null,
  };
});
