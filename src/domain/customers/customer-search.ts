import { searchTerms } from "../search/search-terms.ts";

/** Numbers are stored as ten or eleven digits; typed with the country code in front they mean the same number. */
const COUNTRY_CODE = /^55(?=\d{10,11}$)/;

/** The terms that must all occur in a customer's name, e-mails or number. A number's punctuation is ignored. */
export function readCustomerSearch(q: string): string[] {
  const digits = q.replace(/\D/g, "");
  if (digits !== "" && /^[\d\s()+./-]+$/.test(q)) return [digits.replace(COUNTRY_CODE, "")];
  return searchTerms(q);
}
