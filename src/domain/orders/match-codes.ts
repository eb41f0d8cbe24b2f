import { readTracking, refuseTracking, type Tracking } from "../fulfilment/tracking.ts";
import { MAX_CODE_LENGTH } from "../fulfilment/tracking-input.ts";
import { orderNumber } from "./order-status.ts";

/** An order that pasted codes may belong to. */
export interface CodedOrder {
  id: string;
  customer: string;
}

export type MatchedLine =
  | { text: string; order: CodedOrder; tracking: Tracking; problem?: undefined }
  | { text: string; order?: CodedOrder; problem: string };

export interface MatchedCodes {
  /** One for each pasted line that is not empty, in their order. */
  lines: MatchedLine[];
  /** The chosen orders that got no code. */
  without: CodedOrder[];
}

export const matchTexts = {
  unknownOrder: "Nenhum dos pedidos escolhidos é este",
  twoOrders: "Mais de um dos pedidos escolhidos é este: comece pelo número",
  noCode: "Falta o código",
  tooMany: "Há mais códigos do que pedidos",
  orderTwice: "Este pedido já tem um código acima",
  codeTwice: "Este código já está em outra linha",
  tooLong: `Um código tem no máximo ${MAX_CODE_LENGTH} caracteres`,
};

/**
 * Finds the order of each pasted line, and changes nothing. A line is a code, or an order's number or customer and then a
 * code, as people copy it from a spreadsheet or a chat. Where no line names an order, they belong to the chosen ones in
 * the order in which these are listed.
 */
export function matchCodes(
  pasted: string,
  orders: readonly CodedOrder[],
  carrier: string | null,
): MatchedCodes {
  const texts = pasted
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const split = texts.map((text) => splitLine(text, orders));
  const areNamed = split.some(({ name }) => name !== undefined);
  const taken = { ids: new Set<string>(), codes: new Set<string>() };
  const coded = split.filter(({ code }) => hasDigit(code));
  const lines = split.map((line): MatchedLine => {
    const { text } = line;
    // A heading above the codes belongs to no order, and must not shift those below it.
    if (!areNamed && !hasDigit(line.code)) return { text, problem: matchTexts.noCode };
    const found = areNamed ? findOrder(line, orders) : (orders[coded.indexOf(line)] ?? matchTexts.tooMany);
    if (typeof found === "string") return { text, problem: found };
    const tracking = readTracking({ carrier, code: line.code });
    const problem = findProblem(found, tracking, taken);
    if (problem) return { text, order: found, problem };
    taken.ids.add(found.id);
    taken.codes.add(tracking.code);
    return { text, order: found, tracking };
  });
  return { lines, without: orders.filter(({ id }) => !taken.ids.has(id)) };
}

function findProblem(
  { id }: CodedOrder,
  tracking: Tracking,
  taken: { ids: Set<string>; codes: Set<string> },
): string | undefined {
  if (!hasDigit(tracking.code)) return matchTexts.noCode;
  if (tracking.code.length > MAX_CODE_LENGTH) return matchTexts.tooLong;
  if (taken.ids.has(id)) return matchTexts.orderTwice;
  if (taken.codes.has(tracking.code)) return matchTexts.codeTwice;
  return refuseTracking(tracking);
}

interface SplitLine {
  text: string;
  /** What stands before the code; undefined for a code alone. */
  name: string | undefined;
  code: string;
}

/** No carrier has codes of letters alone. */
const hasDigit = (text: string) => /\d/.test(text);

/** "Ana Souza", also if no chosen order is hers; not "AA", with which a code may begin. */
const looksLikeName = (text: string) => !hasDigit(text) && /\p{L}{3}/u.test(text);

/**
 * A tab, a semicolon or a comma separates surely; otherwise the last word is the code, if what is before it is an order
 * or looks like somebody's name.
 */
function splitLine(text: string, orders: readonly CodedOrder[]): SplitLine {
  const cells = text.split(/[\t;,]/).map((cell) => cell.trim());
  if (cells.length > 1) {
    const [name = "", ...rest] = cells;
    return { text, name, code: rest.filter((cell) => cell !== "").at(-1) ?? "" };
  }
  if (named(text, orders).length > 0) return { text, name: text, code: "" };
  const words = text.split(/\s+/);
  const name = words.slice(0, -1).join(" ");
  const code = words.at(-1) ?? "";
  const isNamed =
    name.startsWith("#") ||
    (name !== "" && named(name, orders).length > 0) ||
    (looksLikeName(name) && hasDigit(code));
  return isNamed ? { text, name, code } : { text, name: undefined, code: text };
}

function findOrder({ name }: SplitLine, orders: readonly CodedOrder[]): CodedOrder | string {
  const [found, another] = name === undefined ? [] : named(name, orders);
  if (another) return matchTexts.twoOrders;
  return found ?? matchTexts.unknownOrder;
}

/** The orders of this number, id, or customer. */
function named(name: string, orders: readonly CodedOrder[]): CodedOrder[] {
  const wanted = name.toLowerCase();
  const byNumber = orders.filter(
    ({ id }) => id === wanted || orderNumber(id) === wanted || orderNumber(id) === `#${wanted}`,
  );
  if (byNumber.length > 0) return byNumber;
  return orders.filter(
    ({ customer }) => customer.localeCompare(name, "pt-BR", { sensitivity: "base" }) === 0,
  );
}
