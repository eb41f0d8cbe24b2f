/** Joins class names and skips empty ones. Components never set the same property twice, so no merging is needed. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
