import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BrCodePayment, brCode, NO_REFERENCE } from "./br-code.ts";
import { crc16 } from "./crc16.ts";

const payment: BrCodePayment = {
  key: "123e4567-e12b-12d1-a456-426655440000",
  receiverName: "Fulano de Tal",
  receiverCity: "BRASILIA",
  reference: NO_REFERENCE,
};

/** Parses a code into its fields by id, using the lengths that the code contains. */
function readFields(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

const anyPayment = fc.record({
  key: fc.oneof(
    fc.uuid(),
    fc.stringMatching(/^[0-9]{11}$/),
    fc.stringMatching(/^\+55[0-9]{11}$/),
    fc.stringMatching(/^[a-z]{60}@[a-z]{12}\.com$/),
  ),
  receiverName: fc.string({ unit: "grapheme", maxLength: 40 }),
  receiverCity: fc.string({ unit: "grapheme", maxLength: 40 }),
  amountCents: fc.integer({ min: 1, max: 2_147_483_647 }),
  reference: fc.string({ maxLength: 60 }),
});

describe("a BR Code", () => {
  it("is the one that the central bank's manual gives as an example", () => {
    expect(brCode(payment)).toBe(
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D",
    );
  });

  it.each([
    [1, "0.01"],
    [90, "0.90"],
    [28990, "289.90"],
    [123_456_700, "1234567.00"],
  ])("asks for %i cents with a dot and two decimals", (amountCents, amount) => {
    expect(readFields(brCode({ ...payment, amountCents }))["54"]).toBe(amount);
  });

  it("writes name and city without accents and within their maximum lengths", () => {
    const fields = readFields(
      brCode({
        ...payment,
        receiverName: "João & Irmãos Confecções de São Vicente",
        receiverCity: "São José do Rio Preto",
      }),
    );
    expect([fields["59"], fields["60"]]).toEqual(["Joao & Irmaos Confeccoes", "Sao Jose do Rio"]);
  });

  it("keeps only letters and digits of the reference", () => {
    const { "62": additional = "" } = readFields(brCode({ ...payment, reference: "Pedido #a41f-09c2" }));
    expect(readFields(additional)).toEqual({ "05": "Pedidoa41f09c2" });
  });

  it("has room for the longest e-mail address that may be a key", () => {
    const key = `${"a".repeat(65)}@exemplo.com`;
    const { "26": account = "" } = readFields(brCode({ ...payment, key }));
    expect([account.length, readFields(account)["01"]]).toEqual([99, key]);
  });

  it("parses back to its input, and its checksum is right", () => {
    fc.assert(
      fc.property(anyPayment, (any) => {
        const code = brCode(any);
        const fields = readFields(code);
        expect(fields).toMatchObject({ "00": "01", "52": "0000", "53": "986", "58": "BR" });
        expect(readFields(fields["26"] ?? "")).toEqual({ "00": "br.gov.bcb.pix", "01": any.key });
        expect(Math.round(Number(fields["54"]) * 100)).toBe(any.amountCents);
        expect(fields["63"]).toBe(crc16(code.slice(0, -4)));
      }),
    );
  });

  it("is plain ASCII, so that its lengths count bytes", () => {
    fc.assert(
      fc.property(anyPayment, (any) => {
        expect(brCode(any)).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});
