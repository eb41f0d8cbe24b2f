/** The item at an index that must exist; throws otherwise, because a gap in a table of the generator is a bug. */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
