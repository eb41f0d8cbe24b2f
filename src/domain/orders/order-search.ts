import { searchTerms } from "../search/search-terms.ts";
import { withoutAccents } from "../slug.ts";
import { statusLabel } from "./order-status.ts";

/** The interpretations of a typed search: an order matches if any of them does. */
export interface OrderSearch {
  /** The terms that must all occur in the customer's name. */
  name: string[];
  /** The lowest and the highest id that have the typed prefix. */
  ids: { first: string; last: string } | undefined;
  whatsapp: string | undefined;
}

/** A shorter prefix matches too many ids and is more likely part of a name. With '#' any length is taken for an id. */
const MIN_ID_LENGTH = 4;

export function readOrderSearch(q: string): OrderSearch {
  const typed = q.trim();
  return { name: searchTerms(typed), ids: readIds(typed), whatsapp: readWhatsapp(typed) };
}

/** The statuses whose label contains the typed text: 'concl' finds completed orders. */
export function matchStatuses(q: string, statuses: readonly string[]): string[] {
  const wanted = plain(q.trim());
  return wanted === "" ? [] : statuses.filter((status) => plain(statusLabel(status)).includes(wanted));
}

function readIds(typed: string): OrderSearch["ids"] {
  const isMeant = typed.startsWith("#");
  const digits = typed.replace(/^#/, "").replaceAll("-", "").toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(digits) || (!isMeant && digits.length < MIN_ID_LENGTH)) return undefined;
  return { first: asUuid(digits.padEnd(32, "0")), last: asUuid(digits.padEnd(32, "f")) };
}

function readWhatsapp(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "");
  return /^[\d\s()+-]+$/.test(typed) && /^\d{10,11}$/.test(digits) ? digits : undefined;
}

const asUuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join("-"));

const plain = (text: string) => withoutAccents(text).toLowerCase();
