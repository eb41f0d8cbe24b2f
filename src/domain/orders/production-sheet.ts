import { compareSizes } from "../sizes/rank-size.ts";

interface OrderLine {
  /** The product's id; null once it was removed from the catalogue. */
  id: string | null;
  name: string;
  size: string;
  quantity: number;
  options?: readonly unknown[] | undefined;
}

interface OrderToMake {
  id: string;
  items: readonly OrderLine[];
}

/** One shirt to make: an order line of three shirts is three of them. */
export interface SheetShirt<Order extends OrderToMake> {
  key: string;
  order: Order;
  line: Order["items"][number];
  /** Its place among the shirts of the same product, from 1, and how many those are. */
  place: number;
  count: number;
}

/** A sheet of A4 holds so many shirts with pictures that can still be read, and fewer with a list of options each. */
export const shirtsPerPage = (orders: readonly OrderToMake[]): 6 | 8 =>
  orders.some(({ items }) => items.some(({ options = [] }) => options.length > 0)) ? 6 : 8;

/**
 * The shirts of the orders on their pages: those of the same product together, the smallest size first. The products
 * come in the order in which the orders need them.
 */
export function layoutSheet<Order extends OrderToMake>(orders: readonly Order[]): SheetShirt<Order>[][] {
  const single = orders.flatMap((order) =>
    order.items.flatMap((line: Order["items"][number], lineIndex) =>
      Array.from({ length: line.quantity }, (_, unit) => ({
        key: `${order.id}.${lineIndex}.${unit}`,
        order,
        line,
      })),
    ),
  );
  const groups = Map.groupBy(single, ({ line }) => line.id ?? line.name);
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
