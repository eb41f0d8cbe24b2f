import { expect, it } from "vitest";
import { newMethod } from "./delivery-fixture.ts";
import { describeMethod } from "./describe-method.ts";

const describe = (fields: Parameters<typeof newMethod>[0]) =>
  describeMethod(newMethod(fields)).replaceAll("\u00a0", " ");

it.each<[Parameters<typeof newMethod>[0], string]>([
  [{ rates: [{ priceCents: 1890, days: 4 }] }, "R$ 18,90 · até 4 dias úteis"],
  [{ rates: [{ priceCents: 0, days: 0 }] }, "grátis · no mesmo dia útil"],
  [
    {
      rates: [
        { priceCents: 3990, days: 12 },
        { priceCents: 1890, days: 4 },
      ],
    },
    "a partir de R$ 18,90 · 4 a 12 dias úteis",
  ],
  [
    {
      rates: [
        { priceCents: 0, days: 0 },
        { priceCents: 900, days: 2 },
      ],
    },
    "grátis em parte · até 2 dias úteis",
  ],
  [{ freeFromCents: 39_900 }, "R$ 25,00 · até 5 dias úteis · grátis a partir de R$ 399,00"],
  [{ freeFromUnits: 3 }, "R$ 25,00 · até 5 dias úteis · grátis a partir de 3 camisas"],
  [
    { freeFromCents: 39_900, freeFromUnits: 1 },
    "R$ 25,00 · até 5 dias úteis · grátis a partir de R$ 399,00 ou 1 camisa",
  ],
  [{ rates: [{ priceCents: 0, days: 1 }], freeFromUnits: 3 }, "grátis · até 1 dia útil"],
])("a method is told in one line: %j", (fields, text) => {
  expect(describe(fields)).toBe(text);
});
