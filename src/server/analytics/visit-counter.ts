import { type Counter, countersOf } from "#domain/analytics/counters.ts";
import type { VisitReport } from "#domain/analytics/visit-event.ts";
import { sourceOf } from "#domain/analytics/visit-source.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { Day } from "#domain/reports/days.ts";
import type { Db } from "../db/client.ts";
import type { Logger } from "../log.ts";
import { addCounts } from "./add-counts.ts";

export interface Tally extends Counter {
  day: Day;
  count: number;
}

/** Counts what browsers report. The database hears of it every few seconds, and at the stop. */
export interface VisitCounter {
  count(report: VisitReport, visit: { host: string; now: Date }): void;
  /** Writes what was counted so far; what could not be written is kept for the next time. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 5000;
/** Different things that are remembered between two writes; the totals go on beyond. */
const MOST_KEPT = 5000;

export function createVisitCounter({ db, log }: { db: Db; log: Logger }): VisitCounter {
  let kept = new Map<string, Tally>();
  let writing = Promise.resolve();

  function add(tally: Tally) {
    const key = `${tally.kind} ${tally.dimension} ${tally.day} ${tally.subject}`;
    const known = kept.get(key);
    if (known) known.count += tally.count;
    else if (kept.size < MOST_KEPT || tally.dimension === "") kept.set(key, tally);
  }

  async function write() {
    if (kept.size === 0) return;
    const taken = kept;
    kept = new Map();
    try {
      await addCounts(db, [...taken.values()]);
    } catch (error) {
      log.warn({ err: error }, "visits could not be counted yet");
      for (const tally of taken.values()) add(tally);
    }
  }

  // One after the other: what a failed write gives back must be there for the next.
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(flush, EVERY_MS).unref();

  return {
    count({ origin, events }, { host, now }) {
      const day = dayOf(now);
      const source = sourceOf(origin, host);
      for (const event of events) {
        for (const counter of countersOf(event, source)) add({ ...counter, day, count: 1 });
      }
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
