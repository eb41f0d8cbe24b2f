import { cx } from "#ui/cx.ts";

/**
 * From 1100 px up a group of six tiles is laid out as wide, one, one / one, one, wide; any other number in three equal
 * columns.
 */
const isSixes = (count: number): boolean => count % 6 === 0;

export function isWideTile(index: number, count: number): boolean {
  return isSixes(count) && (index % 6 === 0 || index % 6 === 5);
}

export function tileGridClass(count: number): string {
  return cx(
    "grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:gap-6",
    isSixes(count) ? "lg:grid-cols-4" : "lg:grid-cols-3",
  );
}

export function tileClass(index: number, count: number): string {
  return cx("aspect-5/6 lg:aspect-auto lg:h-84", isWideTile(index, count) && "lg:col-span-2");
}
