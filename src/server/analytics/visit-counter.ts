import { type CountedDimension, type Counter, countersOf } from "#domain/analytics/counters.ts";
import type { VisitReport } from "#domain/analytics/visit-event.ts";
import { sourceOf } from "#domain/analytics/visit-source.ts";
import type { Day } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { Db } from "../db/client.ts";
import type { Logger } from "../logging/log.ts";
import { addCounts } from "./add-counts.ts";

export interface Tally extends Counter {
  day: Day;
  count: number;
}

/** Counts in memory what browsers report, and writes it to the database every few seconds and on shutdown. */
export interface VisitCounter {
  count(report: VisitReport, visit: { host: string; now: Date }): void;
  /** Writes the counters now. Those that could not be written are retried at the next flush. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 5000;
/**
 * The maximum number of distinct counters of each dimension in memory between two writes, so that invented searches do not
 * displace products. Beyond it only the totals still grow.
 */
const MAX_COUNTERS = 2000;

type Counters = Record<CountedDimension, Map<string, Tally>>;

const noCounters = (): Counters => ({
  "": new Map(),
  source: new Map(),
  product: new Map(),
  words: new Map(),
  vitals: new Map(),
});

export function createVisitCounter({ db, log }: { db: Db; log: Logger }): VisitCounter {
  let pending = noCounters();
  let writing = Promise.resolve();

  function add(tally: Tally) {
    const counters = pending[tally.dimension];
    const key = `${tally.kind} ${tally.day} ${tally.subject}`;
    const known = counters.get(key);
    if (known) known.count += tally.count;
    else if (counters.size < MAX_COUNTERS) counters.set(key, tally);
  }

  async function write() {
    const tallies = Object.values(pending).flatMap((counters) => [...counters.values()]);
    if (tallies.length === 0) return;
    pending = noCounters();
    try {
      await addCounts(db, tallies);
    } catch (error) {
      log.warn({ err: error }, "visits could not be counted yet");
      for (const tally of tallies) add(tally);
    }
  }

  // Writes run one after the other, because a failed write puts its counters back for the next one.
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
