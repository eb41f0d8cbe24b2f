import { withoutAccents } from "../slug.ts";
import { orderNumber } from "./order-status.ts";

/** An order that pasted codes may belong to. */
export interface CodedOrder {
  id: string;
  customer: string;
}

/** A pasted line, in its two parts. */
export interface SplitLine {
  text: string;
  /** What says whose code it is; undefined for a code alone. */
  name: string | undefined;
  code: string;
  /** Whether more than one part of the line may be the code. */
  isUnclear?: boolean;
}

/** A code of Correios wherever it stands, also as they print it: 'AA 473 124 829 BR'. */
const POSTAL = /(?<![\p{L}\p{N}])[A-Z]{2}[ \u00a0.-]*(?:\d[ \u00a0.-]*){9}[A-Z]{2}(?![\p{L}\p{N}])/giu;

/** What separates surely. A comma is also part of prices. */
const SEPARATOR = /[\t;,]/;

/** No carrier has codes of letters alone. */
export const hasDigit = (text: string) => /\d/.test(text);

/** "Ana Souza", also if no chosen order is hers; not "AA", with which a code may begin. */
const looksLikeName = (text: string) => !hasDigit(text) && /\p{L}{3}/u.test(text);

/** The words of a name or line, however they are written. */
const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What is shaped like a code of Correios is the code; without one, the column or the words after the name are. */
export function splitLine(text: string, orders: readonly CodedOrder[]): SplitLine {
  const [postal, another] = text.matchAll(POSTAL);
  const split = postal ? splitAround(text, postal, orders) : splitFreely(text, orders);
  const isBareOfOrder = split.name === undefined && isAnyMentioned(text, orders);
  // Counted as a line with a name, so that the others are not given out by their places.
  if (isBareOfOrder) return { text, name: text, code: text, isUnclear: true };
  return { text, ...split, ...(another && { isUnclear: true }) };
}

type Parts = Omit<SplitLine, "text">;

function splitAround(
  text: string,
  { 0: code, index }: RegExpExecArray,
  orders: readonly CodedOrder[],
): Parts {
  const before = nameIn(text.slice(0, index), orders);
  return { name: before ?? nameIn(text.slice(index + code.length), orders), code };
}

function splitFreely(text: string, orders: readonly CodedOrder[]): Parts {
  if (findNamed(text, orders).length > 0) return { name: text, code: "" };
  const [, ...others] = text.split(SEPARATOR);
  return others.length > 0 ? splitColumns(text, others, orders) : splitWords(text, orders);
}

/** The code is in the only column, beside the name's, that may have one. */
function splitColumns(text: string, others: readonly string[], orders: readonly CodedOrder[]): Parts {
  const [code = "", another] = others.map((cell) => cell.trim()).filter(hasDigit);
  // The last place: the number of the order may have the same digits.
  const name = nameIn(code === "" ? text : text.slice(0, text.lastIndexOf(code)), orders);
  return { name, code, ...(another !== undefined && { isUnclear: true }) };
}

/** The code is the last word or, after the name of a chosen order, several that all have digits. */
function splitWords(text: string, orders: readonly CodedOrder[]): Parts {
  const words = text.split(/\s+/);
  const afterLetters = words.findLastIndex((word) => !hasDigit(word)) + 1;
  for (const count of [words.length - 1, afterLetters, 1]) {
    const name = words.slice(0, count).join(" ");
    const code = words.slice(count);
    if (code.every(hasDigit) && findNamed(name, orders).length > 0) return { name, code: code.join(" ") };
  }
  const name = words.slice(0, -1).join(" ");
  const code = words.at(-1) ?? "";
  const isName = (name.startsWith("#") || looksLikeName(name)) && !isAnyMentioned(name, orders);
  return isName && hasDigit(code) ? { name, code } : { name: undefined, code: text };
}

/** The whole text if it names a chosen order, otherwise its first column; undefined if it says nothing. */
function nameIn(text: string, orders: readonly CodedOrder[]): string | undefined {
  if (findNamed(text, orders).length > 0) return text;
  return text.split(SEPARATOR).find((cell) => plain(cell) !== "");
}

/** The orders of this number, id, or customer. */
export function findNamed(name: string, orders: readonly CodedOrder[]): CodedOrder[] {
  const wanted = plain(name);
  if (wanted === "") return [];
  const byNumber = orders.filter(({ id }) => plain(id) === wanted || plain(orderNumber(id)) === wanted);
  return byNumber.length > 0 ? byNumber : orders.filter(({ customer }) => plain(customer) === wanted);
}

/** Whether the number or the customer of an order stands anywhere among the words. */
function isAnyMentioned(text: string, orders: readonly CodedOrder[]): boolean {
  const words = ` ${plain(text)} `;
  return orders.some(({ id, customer }) =>
    [orderNumber(id), customer].map(plain).some((name) => name !== "" && words.includes(` ${name} `)),
  );
}
