import { withoutAccents } from "../slug.ts";

/** Numbers are stored as ten or eleven digits; typed with the country code in front they mean the same number. */
const COUNTRY_CODE = /^55(?=\d{10,11}$)/;

/** The terms that must all occur in a customer's name, e-mails or number. A number's punctuation is ignored. */
export function readCustomerSearch(q: string): string[] {
  const typed = withoutAccents(q).toLowerCase().trim();
  if (typed === "") return [];
  const digits = typed.replace(/\D/g, "");
  if (digits !== "" && /^[\d\s()+./-]+$/.test(typed)) return [digits.replace(COUNTRY_CODE, "")];
  return typed.split(/\s+/);
}
