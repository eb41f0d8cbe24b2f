import { expect, it } from "vitest";
import { describeFree, describeMeasures, describeServices } from "./describe-account.ts";

it("no service named means all, and one that nobody knows is called by its number", () => {
  expect(describeServices({ services: [] })).toBe("Todos os da conta");
  expect(describeServices({ services: [1, 31, 99] })).toBe("Correios PAC, Loggi, Serviço 99");
});

it("a packed shirt is told by its three sides", () => {
  expect(describeMeasures({ width_cm: 25, height_cm: 4, length_cm: 30 })).toBe("25 × 4 × 30 cm");
});

it.each([
  [null, null, "Nunca"],
  [39_900, null, "O serviço mais barato, a partir de R$ 399,00"],
  [39_900, 3, "O serviço mais barato, a partir de R$ 399,00 ou 3 camisas"],
])("free from %s cents and %s shirts on is told as: %s", (free_from_cents, free_from_units, text) => {
  expect(describeFree({ free_from_cents, free_from_units }).replaceAll("\u00a0", " ")).toBe(text);
});
