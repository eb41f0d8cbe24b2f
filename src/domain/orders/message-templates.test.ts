import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  customerMessageLink,
  defaultMessageTemplates,
  messageKinds,
  messageTemplatesSchema,
  refusePlaceholders,
  renderMessage,
  templatesInUse,
} from "./message-templates.ts";
import { MAX_LINK_LENGTH } from "./whatsapp-message.ts";

const order = {
  id: "a41f09c2-0000-4000-8000-000000000000",
  customer: "Marina Duarte",
  customerWhatsapp: "11912345678",
  totalCents: 96970,
  pixCents: null,
  pixCode: "00020126…6304ABCD",
};
/** The length of a code with the longest key, name, city and amount. */
const MAX_CODE_LENGTH = 240;
const frame = { storeName: "Manto", trackingUrl: "https://loja.test/pedido/abc" };

describe("a message to a customer", () => {
  it("has every placeholder filled in", () => {
    const text = "{nome} {pedido} {total} {loja} {link} {pix}";
    expect(renderMessage(text, order, frame)).toBe(
      "Marina #a41f09c2 R$ 969,70 Manto https://loja.test/pedido/abc 00020126…6304ABCD",
    );
  });

  it("says beside the total what is due by Pix, where that is less", () => {
    expect(renderMessage("{total}", { ...order, pixCents: 92_122 }, frame)).toBe(
      "R$ 969,70 (R$ 921,22 no Pix)",
    );
  });

  it("opens the messaging app at the customer's number", () => {
    const link = customerMessageLink("Olá, {nome}!", order, frame);
    expect(link).toBe("https://wa.me/5511912345678?text=Ol%C3%A1%2C%20Marina!");
  });

  it("cannot be sent to a customer whose number was erased", () => {
    expect(customerMessageLink("Olá", { ...order, customerWhatsapp: "" }, frame)).toBeUndefined();
  });

  it("leaves out the code if there is none", () => {
    expect(renderMessage("Pix: {pix}", { ...order, pixCode: null }, frame)).toBe("Pix: ");
  });

  it("does not fill in a placeholder within the customer's name", () => {
    expect(renderMessage("{nome}", { ...order, customer: "{total}" }, frame)).toBe("{total}");
  });

  it.each(messageKinds)("fits, by default, into a link that every phone opens: %s", (kind) => {
    const paying = { ...order, pixCode: "0".repeat(MAX_CODE_LENGTH) };
    const link = customerMessageLink(defaultMessageTemplates[kind], paying, frame);
    expect(link?.length).toBeLessThan(MAX_LINK_LENGTH);
  });
});

describe("a message about a step", () => {
  const tracking = { carrier: "Correios", code: "AA123456785BR" };
  const stepped = { ...order, fulfilment: { promisedDays: 5, promisedOn: "2026-12-01", tracking } };
  const unpromised = { ...order, fulfilment: { promisedDays: null, promisedOn: null, tracking: null } };
  const { sent } = templatesInUse({}, true);

  it("has the promise and the parcel with its page", () => {
    expect(renderMessage(sent, stepped, frame)).toBe(
      "Olá, Marina! O seu pedido #a41f09c2 foi enviado. Prazo: até 01/12/2026.\n\n" +
        "Correios AA123456785BR\nhttps://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR\n\n" +
        "Acompanhe por aqui: https://loja.test/pedido/abc\n\nObrigado por comprar na Manto!",
    );
  });

  it("leaves out the sentences about a promise and a parcel that it does not have", () => {
    expect(renderMessage(sent, unpromised, frame)).toBe(
      "Olá, Marina! O seu pedido #a41f09c2 foi enviado.\n\n" +
        "Acompanhe por aqui: https://loja.test/pedido/abc\n\nObrigado por comprar na Manto!",
    );
  });

  it("fits into a link, whatever is in it", () => {
    const longest = { carrier: "Melhor Envio", code: "%".repeat(60) };
    for (const text of Object.values(templatesInUse({}, true))) {
      const long = { ...stepped, fulfilment: { ...stepped.fulfilment, tracking: longest } };
      expect(customerMessageLink(text ?? "", long, frame)?.length).toBeLessThanOrEqual(MAX_LINK_LENGTH);
    }
  });
});

describe("a message's template", () => {
  const check = (sent: string) => messageTemplatesSchema.safeParse({ ...defaultMessageTemplates, sent });

  it("may be the default", () => {
    expect(messageTemplatesSchema.parse(defaultMessageTemplates)).toEqual(defaultMessageTemplates);
  });

  it.each([
    ["   ", "Escreva o texto da mensagem"],
    ["x".repeat(601), "Use no máximo 600 caracteres"],
  ])("is refused: %s", (text, message) => {
    expect(check(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each([
    ["a shop without steps", false, "{prazo}", "{nome}, {pedido}, {total}, {loja}, {link}, {pix}"],
    [
      "a shop with steps",
      true,
      "{cliente}",
      "{nome}, {pedido}, {total}, {loja}, {link}, {pix}, {prazo}, {rastreio}",
    ],
  ])("may name only what there is in %s", (_, usesSteps, unknown, known) => {
    const refused = refusePlaceholders({ sent: `Olá, ${unknown}` }, templatesInUse({}, usesSteps));
    expect(refused).toEqual({ sent: `${unknown} não existe. Use ${known}.` });
  });

  it("of a shop with steps may name the promise", () => {
    expect(refusePlaceholders({ sent: "{prazo}" }, templatesInUse({}, true))).toEqual({});
  });

  it("leaves no placeholder in the message once it is accepted", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("{nome}", "{total}", "{x}", "{", "}", " oi ")), (parts) => {
        const text = parts.join("");
        if (refusePlaceholders({ sent: text }, defaultMessageTemplates).sent) return;
        expect(renderMessage(text, order, frame)).not.toMatch(/\{(nome|total|x)\}/);
      }),
    );
  });
});
