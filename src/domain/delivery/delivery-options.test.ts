import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newMethod } from "./delivery-fixture.ts";
import { deliveryOptions } from "./delivery-options.ts";
import { matchMethod } from "./match-rates.ts";
import { stateOfCep, states } from "./states.ts";

const now = new Date("2026-11-17T15:00:00Z");
const parcel = { units: 1, goodsCents: 20_000, grams: 300 };
const paulista = { cep: "01310100", state: "SP", city: "São Paulo", district: "Bela Vista" };

describe("the state of a CEP", () => {
  it.each([
    ["01310100", "SP"],
    ["20040002", "RJ"],
    ["69005070", "AM"],
    ["69301000", "RR"],
    ["69900000", "AC"],
    ["72800000", "GO"],
    ["73010000", "DF"],
    ["99999999", "RS"],
    ["00100000", undefined],
  ])("of %s is %s", (cep, state) => {
    expect(stateOfCep(cep)).toBe(state);
  });

  it("is one of the 26 states and the Distrito Federal", () => {
    expect(states).toHaveLength(27);
  });
});

describe("the rates of a place", () => {
  it("are those of its range of CEP, its state and everywhere", () => {
    const method = newMethod({
      rates: [
        { cepFrom: "01000000", cepTo: "01999999", days: 1 },
        { cepFrom: "02000000", cepTo: "02999999", days: 2 },
        { state: "SP", days: 3 },
        { state: "RJ", days: 4 },
        { days: 5 },
      ],
    });
    expect(matchMethod(method, paulista)?.rates.map(({ days }) => days)).toEqual([1, 3, 5]);
  });

  it("of a local delivery are those of its district, however it is spelled", () => {
    const method = newMethod({
      kind: "local",
      city: "SAO PAULO",
      rates: [
        { district: "bela vista", days: 1 },
        { district: "Sé", days: 2 },
      ],
    });
    expect(matchMethod(method, paulista)?.rates.map(({ days }) => days)).toEqual([1]);
  });

  it("of a local delivery in another city are none, nor while the city is not known", () => {
    const method = newMethod({ kind: "local", city: "Santos" });
    expect(matchMethod(method, paulista)).toBeUndefined();
    expect(matchMethod(method, { ...paulista, city: undefined })).toBeUndefined();
  });
});

describe("the options of a parcel", () => {
  it("have the price of the weight, and of the most exact place", () => {
    const method = newMethod({
      rates: [
        { priceCents: 4000 },
        { state: "SP", priceCents: 3000 },
        { cepFrom: "01000000", cepTo: "01999999", upToGrams: 500, priceCents: 1000 },
        { cepFrom: "01000000", cepTo: "01999999", overGrams: 500, upToGrams: 1000, priceCents: 1500 },
      ],
    });
    const priceOf = (grams: number) => deliveryOptions([method], { ...parcel, grams }, now)[0]?.priceCents;
    expect([300, 500, 501, 1000, 1001].map(priceOf)).toEqual([1000, 1000, 1500, 1500, 3000]);
  });

  it("are none for what is too heavy", () => {
    expect(deliveryOptions([newMethod({ rates: [{ upToGrams: 299 }] })], parcel, now)).toEqual([]);
  });

  it("say by which business day the order arrives, counted in the shop's time zone", () => {
    const lateEvening = new Date("2026-11-18T02:00:00Z");
    const [option] = deliveryOptions([newMethod({ rates: [{ days: 3 }] })], parcel, lateEvening);
    // The 17th in São Paulo; the 20th is a holiday.
    expect(option?.arrivesBy).toBe("2026-11-23");
  });

  it("come with the cheapest first, then the fastest", () => {
    const methods = [
      newMethod({ id: "slow", rates: [{ days: 9 }] }),
      newMethod({ id: "dear", rates: [{ priceCents: 9900, days: 1 }] }),
      newMethod({ id: "fast", rates: [{ days: 2 }] }),
    ];
    expect(deliveryOptions(methods, parcel, now).map(({ methodId }) => methodId)).toEqual([
      "fast",
      "slow",
      "dear",
    ]);
  });

  it.each([
    ["below both", { goodsCents: 29_999, units: 2 }, 2500, { cents: 1, units: 1 }],
    ["at the sum", { goodsCents: 30_000, units: 1 }, 0, null],
    ["at the number of shirts", { goodsCents: 1, units: 3 }, 0, null],
  ])("are free from a sum or a number of shirts on: %s", (_, changes, priceCents, missing) => {
    const method = newMethod({ freeFromCents: 30_000, freeFromUnits: 3 });
    expect(deliveryOptions([method], { ...parcel, ...changes }, now)).toMatchObject([
      { priceCents, missing },
    ]);
  });

  it("miss nothing where nothing is promised for more", () => {
    expect(deliveryOptions([newMethod()], parcel, now)).toMatchObject([{ missing: null }]);
  });

  it("never cost more for more shirts of one weight band, nor less than nothing", () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.option(fc.integer({ min: 1, max: 100_000 })),
        fc.option(fc.integer({ min: 1, max: 20 })),
        fc.nat(100_000),
        fc.integer({ min: 1, max: 20 }),
        (priceCents, freeFromCents, freeFromUnits, goodsCents, units) => {
          const method = newMethod({ freeFromCents, freeFromUnits, rates: [{ priceCents }] });
          const price = (more: number) =>
            deliveryOptions(
              [method],
              { goodsCents: goodsCents + more, units: units + more, grams: 1 },
              now,
            )[0]?.priceCents ?? -1;
          expect(price(0)).toBeGreaterThanOrEqual(0);
          expect(price(1)).toBeLessThanOrEqual(price(0));
        },
      ),
    );
  });
});
