import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longSleeves, patch } from "../options/option-fixture.ts";
import { PICKUP_ADDRESS } from "./pickup.ts";
import { MAX_LINK_LENGTH, type MessageOrder, orderMessage, orderMessageLink } from "./whatsapp-message.ts";

const options = {
  storeName: "Manto",
  storeWhatsapp: "5511900000000",
  trackingUrl: "https://loja.example/pedido/abcdefghijklmnopqrstuv",
};

const order: MessageOrder = {
  discountCents: 0,
  discounts: null,
  pixCents: null,
  delivery: null,
  id: "a41f09c2-1111-4222-8333-444455556666",
  totalCents: 94970,
  customer: "João Pereira",
  customerCep: "01310100",
  customerAddress: "Avenida Paulista, 1000, Bela Vista, São Paulo - SP",
  customerWhatsapp: "11912345678",
  items: [
    { name: "Camisa Aurora", size: "G", quantity: 1, customization: { name: "JOÃO", number: "10" } },
    { name: "Camisa Ipê", size: "M", quantity: 2, customization: null },
  ],
};

const textOf = (link: string) => new URL(link).searchParams.get("text") ?? "";

describe("the message of an order", () => {
  it("has the order's number, each item, the customer and the tracking link", () => {
    expect(orderMessage(order, options)).toBe(
      [
        "Olá, Manto! Acabei de fazer o pedido #a41f09c2 na loja.",
        "",
        "• Camisa Aurora | Tamanho: G | JOÃO / 10 | Quantidade: 1",
        "• Camisa Ipê | Tamanho: M | Não personalizado | Quantidade: 2",
        "",
        "Total: R$ 949,70",
        "",
        "Nome: João Pereira",
        "CEP: 01310-100",
        "Endereço: Avenida Paulista, 1000, Bela Vista, São Paulo - SP",
        "WhatsApp: (11) 91234-5678",
        "",
        "Acompanhe: https://loja.example/pedido/abcdefghijklmnopqrstuv",
      ].join("\n"),
    );
  });

  it("names what a shirt gets besides", () => {
    const items = [
      { name: "Camisa", size: "M", quantity: 1, customization: null, options: [patch, longSleeves] },
    ];
    expect(orderMessage({ ...order, items }, options)).toContain(
      "• Camisa | Tamanho: M | Não personalizado | Patch copa e Manga longa | Quantidade: 1",
    );
  });

  it("says what discounts took off, which code gave them, and what is due by Pix", () => {
    const discounts = [
      { name: "Leve 3, pague 2", code: null, cents: 20_000 },
      { name: "Volta às aulas", code: "GOL10", cents: 1500 },
      { name: "Frete por nossa conta", code: null, cents: 0 },
    ];
    const delivery = { name: "Correios PAC", priceCents: 0, days: 4 };
    const offered = { ...order, discountCents: 21_500, discounts, pixCents: 90_222, delivery };
    expect(orderMessage(offered, options)).toContain(
      [
        "",
        "Subtotal: R$ 1.164,70",
        "Desconto (Leve 3, pague 2): -R$ 200,00",
        "Desconto (Volta às aulas, cupom GOL10): -R$ 15,00",
        "Frete: Correios PAC, grátis (até 4 dias úteis)",
        "Total: R$ 949,70",
        "No Pix: R$ 902,22",
        "",
      ].join("\n"),
    );
  });

  it("has no subtotal where the total is that of the goods, even if a delivery that is agreed on later is free", () => {
    const discounts = [{ name: "Frete por nossa conta", code: null, cents: 0 }];
    expect(orderMessage({ ...order, discounts }, options)).toContain(
      "\n\nFrete: grátis (Frete por nossa conta)\nTotal: R$ 949,70\n\n",
    );
    expect(orderMessage({ ...order, pixCents: 90_222 }, options)).toContain(
      "\n\nTotal: R$ 949,70\nNo Pix: R$ 902,22\n\n",
    );
  });

  it("says that an order is picked up, instead of an empty CEP", () => {
    const pickedUp = { ...order, customerCep: "", customerAddress: PICKUP_ADDRESS };
    expect(orderMessage(pickedUp, options)).toContain(
      "Nome: João Pereira\nEntrega: Retira na loja\nWhatsApp: (11) 91234-5678",
    );
  });

  it("goes to the store's number with its country code", () => {
    const { host, pathname } = new URL(orderMessageLink(order, { ...options, storeWhatsapp: "11900000000" }));
    expect(host + pathname).toBe("wa.me/5511900000000");
  });

  it("arrives as it was written, accents and all", () => {
    expect(textOf(orderMessageLink(order, options))).toBe(orderMessage(order, options));
  });

  it("shrinks to number and link if the URL would be too long", () => {
    const many = { ...order, items: Array.from({ length: 60 }, () => order.items).flat() };
    const text = textOf(orderMessageLink(many, options));
    expect(text).toContain("#a41f09c2");
    expect(text).toContain(options.trackingUrl);
    expect(text).not.toContain("Camisa Aurora");
    expect(textOf(orderMessageLink({ ...many, pixCents: 90_222 }, options))).toContain(
      "\nTotal: R$ 949,70\nNo Pix: R$ 902,22\n",
    );
  });

  it("is never longer than phones accept, and always names the order", () => {
    const item = fc.record({
      name: fc.string({ unit: "grapheme", maxLength: 80 }),
      size: fc.constantFrom("P", "GG"),
      quantity: fc.integer({ min: 1, max: 99 }),
      customization: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 30 }), (items) => {
        const link = orderMessageLink({ ...order, items }, options);
        expect(link.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
        expect(textOf(link)).toContain("#a41f09c2");
        expect(textOf(link)).toContain(options.trackingUrl);
      }),
    );
  });
});
