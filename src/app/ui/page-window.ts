export type PageSlot = number | "gap";

/** Returns the first and last page and the current one with its neighbours; a gap hides at least two pages. */
export function pageWindow(current: number, total: number): PageSlot[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).sort((a, b) => a - b);
  const slots: PageSlot[] = [];
  let previous = 0;
  for (const page of pages) {
    if (page - previous === 2) slots.push(page - 1);
    else if (page - previous > 2) slots.push("gap");
    slots.push(page);
    previous = page;
  }
  return slots;
}
