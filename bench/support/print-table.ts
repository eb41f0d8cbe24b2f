/** Prints a plain-text table for docs/performance.md. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  console.log(`\n${title}\n`);
  console.log(line(head));
  console.log(`|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  for (const row of rows) console.log(line(row));
}

export const ratio = (value: number, reference: number): string => `${(value / reference).toFixed(2)} ×`;
export const milliseconds = (value: number): string => `${value.toFixed(2)} ms`;
