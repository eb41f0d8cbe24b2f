import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CUSTOM_NAME_LENGTH,
  countCharacters,
  isCustomizationComplete,
  normalizeCustomName,
  normalizeCustomNumber,
  toCustomization,
} from "./customization.ts";

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom("ã", "ß", "a\u0303", "J", " ", "’", "🇧🇷", "1️⃣", "ﬁ", "ı", "©"),
    maxLength: 40,
  }),
);

describe("the name on the shirt", () => {
  it.each([
    ["joão", "JOÃO"],
    ["d’ávila", "D'ÁVILA"],
    ["groß", "GROSS"],
    ["zé 💚 da vila", "ZÉ DA VILA"],
    ["júnior⚽", "JÚNIOR"],
    ["camisa1️⃣0", "CAMISA0"],
    ["  ana\t\nlu", "ANA LU"],
    ["r. <b>silva</b>", "R. BSILVAB"],
    ["maria—clara", "MARIA-CLARA"],
    ["jo\u0061\u0303o", "JOÃO"],
  ])("%j is printed as %j", (typed, printed) => {
    expect(normalizeCustomName(typed)).toBe(printed);
  });

  it("keeps one space at the end while the next word is being typed", () => {
    expect(normalizeCustomName("ana  ")).toBe("ANA ");
  });

  it("cuts after fifteen characters", () => {
    expect(normalizeCustomName("abcdefghijklmnopq")).toBe("ABCDEFGHIJKLMNO");
  });

  it("cuts text that upper case makes longer", () => {
    expect(normalizeCustomName("ß".repeat(15))).toBe("S".repeat(15));
  });

  it("is never longer than fifteen characters as the person sees them", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(countCharacters(normalizeCustomName(text))).toBeLessThanOrEqual(CUSTOM_NAME_LENGTH);
      }),
    );
  });

  it("is always in capitals", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = normalizeCustomName(text);
        expect(name).toBe(name.toLocaleUpperCase("pt-BR"));
      }),
    );
  });

  it("does not change when it is normalised again", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = normalizeCustomName(text);
        expect(normalizeCustomName(name)).toBe(name);
      }),
    );
  });

  it("holds letters, digits, single spaces, hyphens, apostrophes and periods only", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeCustomName(text)).toMatch(/^[\p{L}0-9'.-]*( [\p{L}0-9'.-]+)* ?$/u);
      }),
    );
  });
});

describe("the number on the shirt", () => {
  it.each([
    ["10", "10"],
    ["a1b0c", "10"],
    ["-7", "7"],
    ["1234", "12"],
    ["１０", "10"],
    ["1️⃣9", "9"],
  ])("%j is printed as %j", (typed, printed) => {
    expect(normalizeCustomNumber(typed)).toBe(printed);
  });

  it("is at most two digits, whatever is typed", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeCustomNumber(text)).toMatch(/^[0-9]{0,2}$/);
      }),
    );
  });
});

describe("a customisation", () => {
  it("leaves out the space at the name's end", () => {
    expect(toCustomization("ana ", "7")).toEqual({ name: "ANA", number: "7" });
  });

  it.each([
    ["JOÃO", "10", true],
    ["JOÃO", "0", true],
    ["JOÃO", "", false],
    ["", "10", false],
    [" ", "10", false],
    ["-.'", "10", false],
  ])("with the name %j and the number %j is complete: %s", (name, number, complete) => {
    expect(isCustomizationComplete({ name, number })).toBe(complete);
  });
});
