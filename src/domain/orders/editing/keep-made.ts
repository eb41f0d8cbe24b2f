import type { OrderItem } from "../order.ts";
import type { EditedLineInput } from "./edit-input.ts";
import { isStillRight } from "./same-shirt.ts";

/** A shirt of an order that was ticked off as made. */
export interface MadeShirt {
  position: number;
  unit: number;
}

/**
 * Which shirts of an edited order are made: those of lines whose shirts stay the same. The shirts of a line are alike, so
 * that of fewer shirts as many are made as before, while there are that many.
 */
export function keepMade(
  lines: readonly EditedLineInput[],
  before: readonly Pick<OrderItem, "size" | "quantity" | "customization" | "options">[],
  made: readonly MadeShirt[],
): MadeShirt[] {
  return lines.flatMap((line, position) => {
    const item = line.position === undefined ? undefined : before[line.position];
    if (!item || !isStillRight(line, item)) return [];
    const units = made.flatMap((shirt) => (shirt.position === line.position ? [shirt.unit] : []));
    return fitInto(line.quantity, units).map((unit) => ({ position, unit }));
  });
}

/** Units that are not there any more take the place of those that were not made. */
function fitInto(quantity: number, units: readonly number[]): number[] {
  const staying = units.filter((unit) => unit < quantity);
  const free = Array.from({ length: quantity }, (_, unit) => unit).filter((unit) => !units.includes(unit));
  return [...staying, ...free.slice(0, units.length - staying.length)];
}
