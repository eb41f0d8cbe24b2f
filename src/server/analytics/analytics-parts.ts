import type { Db } from "../db/client.ts";
import type { Logger } from "../log.ts";
import { createReportLimiter, type ReportLimiter } from "./report-limiter.ts";
import { createVisitCounter, type VisitCounter } from "./visit-counter.ts";

/** What counts visits, for as long as the program runs. */
export interface AnalyticsParts {
  counter: VisitCounter;
  mayReport: ReportLimiter;
}

export function createAnalyticsParts(options: { db: Db; log: Logger; rateLimits: boolean }): AnalyticsParts {
  return {
    counter: createVisitCounter(options),
    mayReport: createReportLimiter({ enabled: options.rateLimits }),
  };
}
