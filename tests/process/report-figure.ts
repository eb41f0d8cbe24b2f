import { appendFileSync } from "node:fs";

/** A line for the table that `npm run test:faults` prints at its end; the short form has no such table. */
export function reportFigure(fault: string, figure: string): void {
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figure })}\n`);
}
