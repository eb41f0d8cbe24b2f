/** Returns the list with one id moved; a position outside the list changes nothing. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id) || to < 0 || to >= ids.length) return [...ids];
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}
