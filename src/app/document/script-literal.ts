/**
 * Returns a value as a literal for an inline script, escaped so that it can end neither the script element nor a line.
 */
export function scriptLiteral(value: string | readonly string[]): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
