import { describe, expect, it } from "vitest";
import { readServices } from "./read-services.ts";

const pac = {
  id: 1,
  name: "PAC",
  price: "31.10",
  currency: "R$",
  delivery_time: 6,
  company: { name: "Correios" },
};
const refused = {
  id: 3,
  name: ".Package",
  company: {},
  error: "Serviço econômico indisponível para o trecho.",
};

describe("a service", () => {
  it("costs and lasts what Melhor Envio says", () => {
    expect(readServices([pac])).toEqual([{ id: 1, name: "Correios PAC", priceCents: 3110, days: 6 }]);
  });

  it("costs and lasts what the owner has set in the panel", () => {
    const custom = { custom_price: "11.24", custom_delivery_time: 7 };
    expect(readServices([{ ...pac, ...custom }])).toMatchObject([{ priceCents: 1124, days: 7 }]);
  });

  it("arrives by the last day of a range", () => {
    const ranges = {
      delivery_range: { min: 5, max: 6 },
      custom_delivery_time: 6,
      custom_delivery_range: { min: 6, max: 9 },
    };
    expect(readServices([{ ...pac, ...ranges }])).toMatchObject([{ days: 9 }]);
  });

  it.each([
    ["no company", {}, "PAC"],
    ["a company without a name", { company: {} }, "PAC"],
    [
      "a company whose name it has already",
      { name: "Loggi Express", company: { name: "Loggi" } },
      "Loggi Express",
    ],
  ])("keeps its own name with %s", (_, changes, name) => {
    const { company: __, ...alone } = pac;
    expect(readServices([{ ...alone, ...changes }])).toMatchObject([{ name }]);
  });

  it("may come without a list around it", () => {
    expect(readServices(pac)).toHaveLength(1);
  });
});

describe("a service that is left out", () => {
  it("refuses the way", () => {
    expect(readServices([refused, pac])).toHaveLength(1);
    expect(readServices([refused])).toEqual([]);
  });

  it.each([
    ["costs nothing", { price: "0.00" }],
    ["costs less than nothing", { price: "-5.00" }],
    ["has a price that is no number", { price: "grátis" }],
    ["has a price with a comma", { price: "1,50" }],
    ["has fractions of cents", { price: "10.005" }],
    ["has no price", { price: null }],
    ["has an empty price", { price: "" }],
    ["is cheap only by the owner's mistake", { custom_price: "0.00" }],
    ["costs more than any delivery", { price: "100000.00" }],
    ["is paid in other money", { currency: "US$" }],
    ["says no day", { delivery_time: null }],
    ["never arrives", { delivery_time: 900 }],
    ["has no number", { id: "um" }],
  ])("%s", (_, changes) => {
    const sedex = { ...pac, id: 2 };
    expect(readServices([{ ...pac, ...changes }, sedex])).toMatchObject([{ id: 2 }]);
  });
});

it.each([
  ["is no list", { status: "ok" }],
  ["is nothing", null],
  ["has only what is not understood", [{ id: 1, name: "PAC", delivery_time: 5 }]],
])("an answer that %s is a fault", (_, answer) => {
  expect(() => readServices(answer)).toThrow();
});
