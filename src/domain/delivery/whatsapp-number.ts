/** Area code and number, as Brazilians write theirs. */
export const WHATSAPP_DIGITS = 11;

/** Eleven digits at most. Brazil's own code, as in +55 11 91234-5678, is dropped; the area code 55 is not. */
export function normalizeWhatsapp(text: string): string {
  const digits = text.replace(/\D/g, "");
  return digits.replace(/^(?:00)?55(?=\d{10,11}$)/, "").slice(0, WHATSAPP_DIGITS);
}

/** 11912345678 → (11) 91234-5678; an incomplete number stays as it is. */
export function formatWhatsapp(digits: string): string {
  const found = /^(\d{2})(\d{4,5})(\d{4})$/.exec(digits);
  return found ? `(${found[1]}) ${found[2]}-${found[3]}` : digits;
}

/** The number with its country code, as messaging links want it. */
export function internationalNumber(digits: string): string {
  return digits.length <= 11 ? `55${digits}` : digits;
}

/** A link that opens a conversation with the number, with the text already typed. */
export function messagingLink(number: string, text: string): string {
  return `https://wa.me/${internationalNumber(number)}?text=${encodeURIComponent(text)}`;
}

/** 5511912345678 → (11) 91234-5678: the shop's own number is stored with its country code. */
export function formatOwnNumber(digits: string): string {
  return formatWhatsapp(digits.replace(/^55(?=\d{10,11}$)/, ""));
}
