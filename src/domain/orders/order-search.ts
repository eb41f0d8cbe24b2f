import { withoutAccents } from "../slug.ts";
import { statusLabel } from "./order-status.ts";

/** What a typed search may mean: an order matches when any of these does. */
export interface OrderSearch {
  /** Part of the customer's name, without accents and in lower case. */
  name: string;
  /** The first and the last id that begin with what was typed. */
  ids: { first: string; last: string } | undefined;
  whatsapp: string | undefined;
}

/** Fewer characters are the beginning of very many ids, and of a name more likely. With '#' they are meant as an id. */
const SHORTEST_ID = 4;

export function readOrderSearch(q: string): OrderSearch {
  const typed = q.trim();
  return { name: plain(typed), ids: readIds(typed), whatsapp: readWhatsapp(typed) };
}

/** Which of these statuses bear the words in their label: 'concl' finds completed orders. */
export function matchStatuses(q: string, statuses: readonly string[]): string[] {
  const wanted = plain(q.trim());
  return wanted === "" ? [] : statuses.filter((status) => plain(statusLabel(status)).includes(wanted));
}

function readIds(typed: string): OrderSearch["ids"] {
  const isMeant = typed.startsWith("#");
  const digits = typed.replace(/^#/, "").replaceAll("-", "").toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(digits) || (!isMeant && digits.length < SHORTEST_ID)) return undefined;
  return { first: asUuid(digits.padEnd(32, "0")), last: asUuid(digits.padEnd(32, "f")) };
}

function readWhatsapp(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, "");
  return /^[\d\s()+-]+$/.test(typed) && /^\d{10,11}$/.test(digits) ? digits : undefined;
}

const asUuid = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, (_, ...parts: string[]) => parts.slice(0, 5).join("-"));

const plain = (text: string) => withoutAccents(text).toLowerCase();
