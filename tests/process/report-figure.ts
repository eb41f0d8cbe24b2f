import { appendFileSync } from "node:fs";

/** Adds a line to the table that `npm run test:faults` prints at its end; `npm test` prints no table. */
export function reportFigure(fault: string, figure: string): void {
  const file = process.env.FAULT_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ fault, figure })}\n`);
}
