import { normalizeWhatsapp, WHATSAPP_DIGITS } from "./whatsapp-number.ts";

/** A telephone number while it is typed: (11) 91234-5678 grows digit by digit, and the caret stays where it was. */

export interface TypedNumber {
  digits: string;
  /** As the field shows it. */
  text: string;
  caret: number;
}

export interface NumberEdit {
  /** The field's text after the key was pressed. */
  text: string;
  caret: number;
  /** The digits before the key was pressed. */
  before: string;
  /** The key was Backspace. */
  isBackspace: boolean;
}

/** Mobile numbers start with 9 and have five digits before the hyphen; landline numbers have four. */
export function maskWhatsapp(digits: string): string {
  if (digits.length < 3) return digits.length === 0 ? "" : `(${digits}`;
  const head = digits[2] === "9" || digits.length > 10 ? 7 : 6;
  const rest = digits.length > head ? `-${digits.slice(head)}` : "";
  return `(${digits.slice(0, 2)}) ${digits.slice(2, head)}${rest}`;
}

export function typeWhatsapp({ text, caret, before, isBackspace }: NumberEdit): TypedNumber {
  const written = digitsOf(text);
  const reached = digitsOf(text.slice(0, caret)).length;
  // A number that is pasted or filled in may have the country's code; one digit more behind a whole number is a slip.
  const isSlip = written.slice(0, reached - 1) + written.slice(reached) === before;
  let digits = isSlip ? written.slice(0, WHATSAPP_DIGITS) : normalizeWhatsapp(text);
  let position = Math.max(0, reached - written.indexOf(digits));
  // Backspace deleted a bracket or a hyphen, which the mask would restore at once, so the digit before it is deleted.
  if (isBackspace && digits === before && position > 0) {
    digits = digits.slice(0, position - 1) + digits.slice(position);
    position -= 1;
  }
  const masked = maskWhatsapp(digits);
  return { digits, text: masked, caret: caretAfter(masked, position, digits.length) };
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

/** The caret's place after the digit at this position; after the last digit it is the end of the text. */
function caretAfter(masked: string, position: number, length: number): number {
  if (position >= length) return masked.length;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (seen === position) return index;
    if (/\d/.test(masked[index] ?? "")) seen += 1;
  }
  return masked.length;
}
