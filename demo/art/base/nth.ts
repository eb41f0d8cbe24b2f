/** The item at a place that must exist; a hole in a table of the generator is a fault, not a case. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
