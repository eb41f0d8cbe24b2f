import { describe, expect, it } from "vitest";
import { describeTracking, readTracking, trackingUrl } from "./tracking.ts";
import { setStepsSchema, trackingInputSchema } from "./tracking-input.ts";

const messagesOf = (input: unknown) =>
  trackingInputSchema.safeParse(input).error?.issues.map(({ message }) => message);

describe("a code that was typed or scanned", () => {
  it.each([
    ["AA123456785BR", null, { carrier: "Correios", code: "AA123456785BR" }],
    [" aa 123 456 785 br ", null, { carrier: "Correios", code: "AA123456785BR" }],
    ["aa123456785br", "correios", { carrier: "Correios", code: "AA123456785BR" }],
    ["AA123456785BR", "Motoboy do Zé", { carrier: "Motoboy do Zé", code: "AA123456785BR" }],
    ["1234-abc", "JADLOG", { carrier: "Jadlog", code: "1234-abc" }],
    ["1234 abc", null, { carrier: null, code: "1234 abc" }],
  ])("'%s' of %s is kept as %o", (code, carrier, kept) => {
    expect(trackingInputSchema.parse({ code, carrier })).toEqual(kept);
  });

  it.each([
    [{ code: "AA123456784BR" }, "Confira o código: o dígito não bate"],
    [{ code: "AA123456784BR", carrier: "Correios" }, "Confira o código: o dígito não bate"],
    [{ code: "12345", carrier: "Correios" }, "Um código dos Correios tem 13 caracteres, como AA123456785BR"],
    [{ code: " " }, "Informe o código de rastreio"],
    [{ code: "1".repeat(61) }, "Use no máximo 60 caracteres"],
    [{ code: "1", carrier: "x".repeat(41) }, "Use no máximo 40 caracteres"],
  ])("%o is refused", (input, message) => {
    expect(messagesOf(input)).toEqual([message]);
  });

  it("of another carrier is not checked by the rule of Correios", () => {
    expect(messagesOf({ code: "AA123456784BR", carrier: "Loggi" })).toBeUndefined();
  });
});

describe("a carrier's page", () => {
  it.each([
    ["Correios", "https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR"],
    ["Jadlog", "https://www.jadlog.com.br/tracking?cte=AA123456785BR"],
    ["Loggi", "https://www.loggi.com/rastreador/AA123456785BR"],
    ["Melhor Envio", "https://www.melhorrastreio.com.br/rastreio/AA123456785BR"],
    ["Motoboy", null],
    [null, null],
  ])("of %s is %s", (carrier, url) => {
    expect(trackingUrl({ carrier, code: "AA123456785BR" })).toBe(url);
  });

  it("cannot be led elsewhere by a code", () => {
    expect(trackingUrl({ carrier: "Loggi", code: "../?x=1#y" })).toBe(
      "https://www.loggi.com/rastreador/..%2F%3Fx%3D1%23y",
    );
  });

  it("follows carrier and code in the words for a message", () => {
    const tracking = readTracking({ code: "AA123456785BR" });
    expect(describeTracking(tracking)).toBe(`Correios AA123456785BR\n${trackingUrl(tracking)}`);
    expect(describeTracking({ carrier: null, code: "77" })).toBe("77");
  });
});

describe("a batch of steps", () => {
  const id = "3f2b8c1e-0d1a-4a77-9d55-2f4f0c6a9b10";

  it.each([
    ["no order", []],
    ["the same order twice", [{ id }, { id }]],
    ["more than 100 orders", Array.from({ length: 101 }, () => ({ id: crypto.randomUUID() }))],
    ["a code whose digit is wrong", [{ id, tracking: { code: "AA123456784BR" } }]],
  ])("is refused with %s", (_, orders) => {
    expect(setStepsSchema.safeParse({ step: "sent", orders }).success).toBe(false);
  });
});
