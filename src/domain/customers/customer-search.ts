import { withoutAccents } from "../slug.ts";

/** Ten or eleven digits are a number as it is kept; with the country's code before it, it is the same number. */
const COUNTRY_CODE = /^55(?=\d{10,11}$)/;

/** What must all stand in a customer's name, e-mails or number. A number may be typed with or without its punctuation. */
export function readCustomerSearch(q: string): string[] {
  const typed = withoutAccents(q).toLowerCase().trim();
  if (typed === "") return [];
  const digits = typed.replace(/\D/g, "");
  if (digits !== "" && /^[\d\s()+./-]+$/.test(typed)) return [digits.replace(COUNTRY_CODE, "")];
  return typed.split(/\s+/);
}
