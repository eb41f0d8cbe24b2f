/** Joins class names and leaves out what is empty. Components never fight over one property, so nothing needs merging. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
