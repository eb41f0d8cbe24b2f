import type { Customization } from "../print/customization.ts";
import type { PrintStyle } from "../print/shirt-print.ts";
import { compareSizes } from "../sizes/rank-size.ts";
import { countSizes, modelOf, type OrderToMake, type ShirtToMake, shirtsOf } from "./production-sheet.ts";

type PrintLook = Pick<PrintStyle, "font" | "color" | "outline">;

export interface OrderToPress extends OrderToMake {
  items: readonly (OrderToMake["items"][number] & {
    customization: Customization | null;
    print: PrintLook | null;
  })[];
}

/** The shirts of a model whose names and numbers are cut from the same vinyl. */
export interface PressGroup<Order extends OrderToPress> {
  key: string;
  /** Whether they get a name and a number at all. */
  isPrinted: boolean;
  /** Null for shirts without a print, and for those of which the order does not say how it looks. */
  look: PrintLook | null;
  sizes: { size: string; count: number }[];
  /** The smallest size first; of the same size, the oldest order. */
  shirts: ShirtToMake<Order>[];
}

export interface PressModel<Order extends OrderToPress> {
  key: string;
  /** The line that needs it first, for its name and picture. */
  line: Order["items"][number];
  groups: PressGroup<Order>[];
}

/**
 * The shirts of the orders as they go under the heat press: by model, and within it by font and colours. Models and looks
 * come in the order in which the orders need them.
 */
export function groupPressRun<Order extends OrderToPress>(orders: readonly Order[]): PressModel<Order>[] {
  const models = Map.groupBy(shirtsOf(orders), ({ line }) => modelOf(line));
  return [...models].flatMap(([key, shirts]) => {
    const line = shirts[0]?.line;
    return line ? [{ key, line, groups: groupLooks(key, shirts) }] : [];
  });
}

function groupLooks<Order extends OrderToPress>(
  model: string,
  all: readonly ShirtToMake<Order>[],
): PressGroup<Order>[] {
  const looks = Map.groupBy(all, ({ line }) => lookKey(line));
  return [...looks].map(([key, shirts]) => {
    const { customization = null, print = null } = shirts[0]?.line ?? {};
    return {
      key: `${model} ${key}`,
      isPrinted: customization !== null,
      look: customization && print,
      sizes: countSizes([{ items: shirts.map(({ line: { size } }) => ({ size, quantity: 1 })) }]),
      shirts: shirts.toSorted((one, other) => compareSizes(one.line.size, other.line.size)),
    };
  });
}

function lookKey({ customization, print }: OrderToPress["items"][number]): string {
  if (!customization) return "plain";
  if (!print) return "unknown";
  return [print.font, print.color, print.outline ?? "none"].join(" ").toLowerCase();
}

/** The orders of which every shirt is made. */
export const madeOrders = <Order extends OrderToMake>(
  orders: readonly Order[],
  isMade: (shirt: ShirtToMake<Order>) => boolean,
): Order[] => orders.filter((order) => order.items.length > 0 && shirtsOf([order]).every(isMade));
