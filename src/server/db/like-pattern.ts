/** For `like`: what was typed, anywhere, with its own percent signs and underscores taken for letters. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
