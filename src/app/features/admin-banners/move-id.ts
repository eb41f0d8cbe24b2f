/** The list with one id at another place; places outside the list change nothing. */
export function moveId(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id) || to < 0 || to >= ids.length) return [...ids];
  return ids.filter((other) => other !== id).toSpliced(to, 0, id);
}
