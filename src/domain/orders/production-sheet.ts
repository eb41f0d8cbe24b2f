import { compareSizes } from "../sizes/rank-size.ts";

interface OrderLine {
  /** The product's id; null once it was removed from the catalogue. */
  id: string | null;
  name: string;
  size: string;
  quantity: number;
  options?: readonly unknown[] | undefined;
}

export interface OrderToMake {
  id: string;
  items: readonly OrderLine[];
}

/** Which shirt of which order: the place of its line, and its number among the line's units, both from 0. */
export interface ShirtPlace {
  orderId: string;
  position: number;
  unit: number;
}

/** One shirt to make: an order line of three shirts is three of them. */
export interface ShirtToMake<Order extends OrderToMake> extends ShirtPlace {
  key: string;
  order: Order;
  line: Order["items"][number];
}

export interface SheetShirt<Order extends OrderToMake> extends ShirtToMake<Order> {
  /** Its place among the shirts of the same product, from 1, and how many those are. */
  place: number;
  count: number;
}

/** So many orders are shown and printed at once; the others follow when these are made. */
export const MAX_ON_SHEET = 100;

/** A sheet of A4 holds so many shirts with pictures that can still be read, and fewer with a list of options each. */
export const shirtsPerPage = (orders: readonly OrderToMake[]): 6 | 8 =>
  orders.some(({ items }) => items.some(({ options = [] }) => options.length > 0)) ? 6 : 8;

/** Every shirt of the orders, as the orders name them. */
export const shirtsOf = <Order extends OrderToMake>(orders: readonly Order[]): ShirtToMake<Order>[] =>
  orders.flatMap((order) =>
    order.items.flatMap((line: Order["items"][number], position) =>
      Array.from({ length: line.quantity }, (_, unit) => ({
        key: `${order.id}.${position}.${unit}`,
        orderId: order.id,
        position,
        unit,
        order,
        line,
      })),
    ),
  );

/** Shirts with the same key are of the same product, also once it was removed from the catalogue. */
export const modelOf = ({ id, name }: Pick<OrderLine, "id" | "name">): string => id ?? name;

/**
 * The shirts of the orders on their pages: those of the same product together, the smallest size first. The products
 * come in the order in which the orders need them.
 */
export function layoutSheet<Order extends OrderToMake>(orders: readonly Order[]): SheetShirt<Order>[][] {
  const groups = Map.groupBy(shirtsOf(orders), ({ line }) => modelOf(line));
  const shirts = [...groups.values()].flatMap((group) =>
    group
      .toSorted((one, other) => compareSizes(one.line.size, other.line.size))
      .map((shirt, index) => ({ ...shirt, place: index + 1, count: group.length })),
  );
  const perPage = shirtsPerPage(orders);
  return Array.from({ length: Math.ceil(shirts.length / perPage) }, (_, page) =>
    shirts.slice(page * perPage, (page + 1) * perPage),
  );
}

/** How many shirts of each size the orders need; sizes of which none is needed are left out. */
export function countSizes(
  orders: readonly { items: readonly Pick<OrderLine, "size" | "quantity">[] }[],
): { size: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { size, quantity } of orders.flatMap(({ items }) => items))
    counts.set(size, (counts.get(size) ?? 0) + quantity);
  return [...counts]
    .map(([size, count]) => ({ size, count }))
    .sort((one, other) => compareSizes(one.size, other.size));
}
