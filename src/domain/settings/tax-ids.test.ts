import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatCnpj, isCnpj, isCpf, PLACEHOLDER_CNPJ } from "./tax-ids.ts";

describe("a CNPJ", () => {
  it.each(["11.222.333/0001-81", "11222333000181", "12.ABC.345/01DE-35", "12abc34501de35"])(
    "is right with its check digits: %s",
    (cnpj) => expect(isCnpj(cnpj)).toBe(true),
  );

  it.each([
    "11.222.333/0001-82",
    "00.000.000/0000-00",
    "1122233300018",
    "",
    "12.ABC.345/01DE-36",
    PLACEHOLDER_CNPJ,
  ])("is refused: %s", (cnpj) => expect(isCnpj(cnpj)).toBe(false));

  it("no longer fits once a single digit is changed", () => {
    fc.assert(
      fc.property(fc.nat(13), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [..."11222333000181"];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isCnpj(digits.join(""))).toBe(false);
      }),
    );
  });

  it("is written with dots, slash and hyphen", () => {
    expect(formatCnpj("11222333000181")).toBe("11.222.333/0001-81");
    expect(formatCnpj("123")).toBe("123");
  });
});

describe("a CPF", () => {
  it.each(["529.982.247-25", "52998224725"])("is right with its check digits: %s", (cpf) =>
    expect(isCpf(cpf)).toBe(true),
  );

  it.each(["529.982.247-26", "111.111.111-11", "5299822472", ""])("is refused: %s", (cpf) =>
    expect(isCpf(cpf)).toBe(false),
  );
});
