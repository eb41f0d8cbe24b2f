import type { Load } from "./load.ts";
import { median } from "./measure.ts";
import { milliseconds, ratio } from "./print-table.ts";

const ROUNDS = 3;

export const comparisonHeads = ["operation", "shop, requests/s", "reference", "ratio", "p99", "failures"];

/** Loads the shop and its reference in turns, and returns the line of a table with `comparisonHeads`. */
export async function compare(name: string, ours: () => Promise<Load>, reference: () => Promise<Load>) {
  const mine: Load[] = [];
  const other: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    other.push(await reference());
    mine.push(await ours());
  }
  const perSecond = (loads: readonly Load[]) => median(loads.map((load) => load.requestsPerSecond));
  const failures = mine.reduce((sum, load) => sum + load.failures, 0);
  return [
    name,
    perSecond(mine).toFixed(0),
    perSecond(other).toFixed(0),
    ratio(perSecond(mine), perSecond(other)),
    milliseconds(median(mine.map((load) => load.p99Ms))),
    String(failures),
  ];
}
