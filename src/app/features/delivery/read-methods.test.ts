import { describe, expect, it } from "vitest";
import { newMethod } from "#domain/delivery/delivery-fixture.ts";
import { deliveryOptions } from "#domain/delivery/delivery-options.ts";
import { presentDeliveryAtCep } from "#server/delivery/present-delivery-method.ts";
import { presentDeliveryOption } from "#server/delivery/present-delivery-option.ts";
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

describe("the API's deliveries", () => {
  it("are read as the server has them", () => {
    const offered = presentDeliveryAtCep({ methods: [method], carriers: "off" }, 300);
    expect(offered.methods.map(readMethod)).toEqual([method]);
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
