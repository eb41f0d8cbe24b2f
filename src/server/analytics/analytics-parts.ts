import type { Db } from "../db/client.ts";
import type { Logger } from "../log.ts";
import { createVisitCounter, type VisitCounter } from "./visit-counter.ts";

/** What counts visits, for as long as the program runs. */
export interface AnalyticsParts {
  counter: VisitCounter;
}

export function createAnalyticsParts(options: { db: Db; log: Logger }): AnalyticsParts {
  return { counter: createVisitCounter(options) };
}
