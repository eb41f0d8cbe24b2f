import { describe, expect, it } from "vitest";
import type { DeliveryOption } from "#domain/delivery/delivery-options.ts";
import { chooseOption, describeOffer } from "./delivery-offer.ts";

const option = (changes: Partial<DeliveryOption> = {}): DeliveryOption => ({
  methodId: "pac",
  kind: "table",
  name: "PAC",
  note: null,
  priceCents: 1890,
  days: 5,
  arrivesBy: "2026-11-25",
  missing: null,
  ...changes,
});
const pac = option();
const sedex = option({ methodId: "sedex", priceCents: 3190 });
const known = {
  status: "known",
  price: () => [],
  isForAnyCart: true,
  noneText: "Combine a entrega pelo WhatsApp",
} as const;
const pickup = option({ methodId: "loja", kind: "pickup", priceCents: 0 });

describe("the delivery that counts", () => {
  it("is the cheapest until one is chosen", () => {
    expect(chooseOption([pac, sedex], null)).toBe(pac);
    expect(chooseOption([pac, sedex], "sedex")).toBe(sedex);
  });

  it("is a pickup only where nothing else is offered, or by choice", () => {
    expect(chooseOption([pickup, pac], null)).toBe(pac);
    expect(chooseOption([pickup], null)).toBe(pickup);
    expect(chooseOption([pickup, pac], "loja")).toBe(pickup);
  });

  it("is none where the chosen one is gone, until another is chosen", () => {
    expect(chooseOption([pac], "sedex")).toBeUndefined();
  });

  it("is none where nothing reaches the CEP", () => {
    expect(chooseOption([], null)).toBeUndefined();
  });
});

describe("the summary's delivery", () => {
  it.each([
    ["the CEP is missing", describeOffer({ status: "idle" }, [], undefined), "Informe o CEP", false],
    ["it is being loaded", describeOffer({ status: "loading" }, [], undefined), "Calculando...", false],
    ["it could not be loaded", describeOffer({ status: "failed" }, [], undefined), "A calcular", false],
    [
      "nothing reaches the CEP",
      describeOffer(known, [], undefined),
      "Combine a entrega pelo WhatsApp",
      false,
    ],
    ["none is chosen", describeOffer(known, [pac], undefined), "Escolha como quer receber", true],
    ["it is free", describeOffer(known, [pickup], pickup), "Grátis", false],
  ])("says so if %s", (_, offer, text, isOpen) => {
    expect(offer).toMatchObject({ text, isOpen });
  });
});
