/** Prints what a fault did to the shop; docs/reliability.md records the figures of a long run. */
export function reportFigure(fault: string, figure: string): void {
  process.stdout.write(`${fault}\n  ${figure}\n`);
}
