import { readTracking, refuseTracking, type Tracking } from "../fulfilment/tracking.ts";
import { MAX_CODE_LENGTH } from "../fulfilment/tracking-input.ts";
import { type CodedOrder, findNamed, hasDigit, type SplitLine, splitLine } from "./match-codes-line.ts";

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
  noOrder: "Falta o número ou o nome, que outras linhas têm",
  unknownOrder: "Nenhum dos pedidos escolhidos é este",
  twoOrders: "Mais de um dos pedidos escolhidos é este: comece pelo número",
  noCode: "Falta o código",
  unclearCode: "Não está claro qual é o código: deixe na linha só o pedido e o código",
  tooMany: "Há mais códigos do que pedidos",
  orderTwice: "Este pedido já tem um código acima",
  codeTwice: "Este código já está em outra linha",
  tooLong: `Um código tem no máximo ${MAX_CODE_LENGTH} caracteres`,
};

/**
 * Finds the order of each pasted line, and changes nothing. A line is a code, or an order's number or customer and then a
 * code, as people copy it from a spreadsheet or a chat. Where no line names an order, they belong to the chosen ones in
 * the order in which these are listed. A line that may be read in two ways is a problem, never a guess.
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
  // A heading above the codes belongs to no order, and must not shift those below it.
  const coded = split.filter(({ code }) => hasDigit(code));
  const lines = split.map((line): MatchedLine => {
    const { text, name, code, isUnclear } = line;
    if (isUnclear) return { text, problem: matchTexts.unclearCode };
    if (name === undefined && !hasDigit(code)) return { text, problem: matchTexts.noCode };
    const found = areNamed ? findOrder(line, orders) : (orders[coded.indexOf(line)] ?? matchTexts.tooMany);
    if (typeof found === "string") return { text, problem: found };
    const tracking = readTracking({ carrier, code });
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

function findOrder({ name }: SplitLine, orders: readonly CodedOrder[]): CodedOrder | string {
  if (name === undefined) return matchTexts.noOrder;
  const [found, another] = findNamed(name, orders);
  if (another) return matchTexts.twoOrders;
  return found ?? matchTexts.unknownOrder;
}
