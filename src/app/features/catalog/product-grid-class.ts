import { cx } from "#ui/cx.ts";

export type GridLayout = "list" | "row";

/** Shared by the grid and its skeleton, so that the layout does not shift when the products arrive. */
export function gridClass(layout: GridLayout): string {
  return cx(
    "grid grid-cols-2 gap-x-3 gap-y-8 lg:gap-x-6 lg:gap-y-12",
    layout === "row"
      ? "md:grid-cols-4 md:gap-x-4 md:gap-y-4"
      : "md:grid-cols-3 md:gap-x-5 md:gap-y-10 lg:grid-cols-4",
  );
}
