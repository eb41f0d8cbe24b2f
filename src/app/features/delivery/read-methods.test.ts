import { describe, expect, it } from "vitest";
import { addBusinessDays } from "#domain/delivery/business-days.ts";
import { newMethod } from "#domain/delivery/delivery-fixture.ts";
import { deliveryOptions } from "#domain/delivery/delivery-options.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { presentDeliveryAtCep } from "#server/delivery/present-delivery-method.ts";
import { presentDeliveryOption } from "#server/delivery/present-delivery-option.ts";
import { readPrices } from "./load-prices.ts";
import { readMethod, readOption } from "./read-methods.ts";

const method = newMethod({
  note: "Até 18h",
  freeFromCents: 39900,
  freeFromUnits: 3,
  rates: [
    { state: "SP", overGrams: 300, upToGrams: 1000 },
    { cepFrom: "01000000", cepTo: "05999999" },
  ],
});

const shipping = { shirtGrams: 300, fulfilment: null };

describe("the API's deliveries", () => {
  it("are read as the server has them", () => {
    const offered = presentDeliveryAtCep({ methods: [method], carriers: "off" }, shipping);
    expect(offered.methods.map(readMethod)).toEqual([method]);
  });

  it("arrive after the shop's preparation or the longest lead time, where it promises that", () => {
    const fulfilment = { preparationDays: 2, saysReady: false };
    const offered = { methods: [newMethod()], carriers: "off" as const };
    const arrivalOf = (answer: ReturnType<typeof presentDeliveryAtCep>, leadDays?: number) =>
      readPrices(answer).price({ units: 1, goodsCents: 19990, leadDays })[0]?.arrivesBy;
    const soon = arrivalOf(presentDeliveryAtCep(offered, shipping), 25);
    const prepared = presentDeliveryAtCep(offered, { ...shipping, fulfilment });
    const today = dayOf(new Date());
    const { days = 0 } = readPrices(prepared).price({ units: 1, goodsCents: 19990 })[0] ?? {};
    expect(soon).toBe(addBusinessDays(today, days));
    expect(arrivalOf(prepared)).toBe(addBusinessDays(today, days + 2));
    expect(arrivalOf(prepared, 25)).toBe(addBusinessDays(today, days + 25));
  });

  it.each([
    ["with what is missing until they are free", method],
    ["that are never free", newMethod()],
  ])("are read as the server has priced them, %s", (_, priced) => {
    const options = deliveryOptions([priced], { units: 1, goodsCents: 19990, grams: 500 }, new Date());
    expect(options).toHaveLength(1);
    expect(options.map(presentDeliveryOption).map(readOption)).toEqual(options);
  });
});
