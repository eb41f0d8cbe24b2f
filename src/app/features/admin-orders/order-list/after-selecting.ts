/** A production sheet holds at most this many orders, and a batch of steps changes no more. */
export const MAX_SELECTED = 100;

/** What is selected once these orders are, or no longer are. Those that do not fit stay out. */
export function afterSelecting(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const after = new Set(before);
  for (const id of ids) {
    if (!isSelected) after.delete(id);
    else if (after.size < MAX_SELECTED) after.add(id);
  }
  return after;
}
