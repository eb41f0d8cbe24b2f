import { describe, expect, it } from "vitest";
import { describeDeliveryPrice } from "./delivery-price.ts";
import { describeArrival, describeMissing } from "./option-texts.ts";

/** Prices have a no-break space. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");

describe("what a shopper reads about a delivery", () => {
  it("is its price, or that it is free", () => {
    expect(plain(describeDeliveryPrice(1890))).toBe("R$ 18,90");
    expect(describeDeliveryPrice(0)).toBe("Grátis");
  });

  it("is the day until which it arrives, or is ready in the shop", () => {
    expect(describeArrival({ kind: "table", arrivesBy: "2026-11-27" })).toBe("Chega até sex, 27/11");
    expect(describeArrival({ kind: "pickup", arrivesBy: "2026-11-18" })).toBe(
      "Pronto para retirar até qua, 18/11",
    );
  });

  it.each([
    [{ cents: 3000, units: null }, "Faltam R$ 30,00 para o frete grátis"],
    [{ cents: 199, units: null }, "Falta R$ 1,99 para o frete grátis"],
    [{ cents: null, units: 1 }, "Falta 1 camisa para o frete grátis"],
    [{ cents: null, units: 3 }, "Faltam 3 camisas para o frete grátis"],
    [{ cents: 3000, units: 1 }, "Faltam R$ 30,00 ou 1 camisa para o frete grátis"],
  ])("is what is missing until it is free: %j", (missing, text) => {
    expect(plain(describeMissing(missing))).toBe(text);
  });
});
