import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskWhatsapp, typeWhatsapp } from "./typed-whatsapp.ts";
import { formatWhatsapp, normalizeWhatsapp } from "./whatsapp-number.ts";

const digitsOf = (minLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength: 11, size: "max" });

/** Types key by key at the end of the field. */
function typed(keys: string): string {
  let text = "";
  for (const key of keys) {
    const next = text + key;
    text = typeWhatsapp({
      text: next,
      caret: next.length,
      before: normalizeWhatsapp(text),
      isBackspace: false,
    }).text;
  }
  return text;
}

/** Presses Backspace with the caret at this place. */
function backspace(text: string, caret: number) {
  return typeWhatsapp({
    text: text.slice(0, caret - 1) + text.slice(caret),
    caret: caret - 1,
    before: normalizeWhatsapp(text),
    isBackspace: true,
  });
}

describe("a WhatsApp number while it is typed", () => {
  it("grows into (11) 91234-5678", () => {
    expect(typed("11912345678")).toBe("(11) 91234-5678");
  });

  it("takes no letters and no twelfth digit", () => {
    expect(typed("a11b912345678999")).toBe("(11) 91234-5678");
  });

  it.each(["+55 11 91234-5678", "5511912345678", "+55 (11) 91234-5678", "005511912345678"])(
    "loses the country's code of a pasted %s, not its last digits",
    (text) => {
      expect(typeWhatsapp({ text, caret: text.length, before: "", isBackspace: false })).toEqual({
        digits: "11912345678",
        text: "(11) 91234-5678",
        caret: 15,
      });
    },
  );

  it("loses it also where another number is replaced", () => {
    const text = "+55 11 4000-1234";
    const pasted = typeWhatsapp({ text, caret: text.length, before: "11912345678", isBackspace: false });
    expect(pasted.text).toBe("(11) 4000-1234");
  });

  it("keeps the area code 55, typed or pasted, and takes no twelfth digit behind it", () => {
    const text = "(55) 99123-4567";
    expect(typed("55991234567")).toBe(text);
    expect(typed("559912345678")).toBe(text);
    expect(typeWhatsapp({ text, caret: 15, before: "", isBackspace: false }).text).toBe(text);
  });

  it("shows a landline with four digits before the hyphen", () => {
    expect(typed("1140001234")).toBe("(11) 4000-1234");
  });

  it("is shown whole as everywhere else", () => {
    fc.assert(
      fc.property(digitsOf(11), (digits) => {
        expect(maskWhatsapp(digits)).toBe(formatWhatsapp(digits));
      }),
    );
  });

  it("never gains or loses a digit by being shown", () => {
    fc.assert(
      fc.property(digitsOf(0), (digits) => {
        expect(normalizeWhatsapp(maskWhatsapp(digits))).toBe(digits);
      }),
    );
  });

  it("keeps the caret behind the digit that was typed in the middle", () => {
    const result = typeWhatsapp({
      text: "(11) 9X1234-567".replace("X", "0"),
      caret: 7,
      before: "1191234567",
      isBackspace: false,
    });
    expect(result).toEqual({ digits: "11901234567", text: "(11) 90123-4567", caret: 7 });
  });

  it("loses one digit with each Backspace from the end, brackets or not", () => {
    fc.assert(
      fc.property(digitsOf(1), (digits) => {
        const text = maskWhatsapp(digits);
        expect(backspace(text, text.length).digits).toBe(digits.slice(0, -1));
      }),
    );
  });

  it("takes the digit before the hyphen when Backspace hits the hyphen", () => {
    expect(backspace("(11) 91234-5678", 11)).toMatchObject({ digits: "1191235678", caret: 9 });
  });
});
