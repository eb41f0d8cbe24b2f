import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { composeAddress, formatCep, isWholeCep, normalizeCep } from "./cep.ts";
import { formatWhatsapp, internationalNumber, normalizeWhatsapp } from "./whatsapp-number.ts";

describe("a CEP", () => {
  it("keeps at most eight digits of whatever is typed", () => {
    expect(normalizeCep("01310-100 x9")).toBe("01310100");
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,8}$/.test(normalizeCep(text))));
  });

  it.each([
    ["01310100", true],
    ["0131010", false],
    ["", false],
  ])("%j is whole: %s", (cep, whole) => {
    expect(isWholeCep(cep)).toBe(whole);
  });

  it("is shown with its hyphen", () => {
    expect(formatCep("01310100")).toBe("01310-100");
  });
});

describe("the address of a CEP", () => {
  it("reads 'street, district, city - state'", () => {
    const address = { street: "Avenida Paulista", district: "Bela Vista", city: "São Paulo", state: "SP" };
    expect(composeAddress(address)).toBe("Avenida Paulista, Bela Vista, São Paulo - SP");
  });

  it("leaves out what a small town does not have", () => {
    const address = { street: "", district: "", city: "Serra Pequena", state: "MG" };
    expect(composeAddress(address)).toBe("Serra Pequena - MG");
  });
});

describe("a WhatsApp number", () => {
  it("keeps at most eleven digits", () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,11}$/.test(normalizeWhatsapp(text))));
  });

  it.each([
    ["11912345678", "(11) 91234-5678"],
    ["1132345678", "(11) 3234-5678"],
    ["1191234", "1191234"],
  ])("%s is shown as %s", (digits, shown) => {
    expect(formatWhatsapp(digits)).toBe(shown);
  });

  it.each([
    ["11912345678", "5511912345678"],
    ["5511900000000", "5511900000000"],
  ])("%s is %s abroad", (digits, international) => {
    expect(internationalNumber(digits)).toBe(international);
  });
});
