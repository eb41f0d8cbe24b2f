import type { ChangeEvent } from "#domain/events.ts";
import { LONGEST_LIFE_MS } from "./longest-life.ts";
import type { PageNotes } from "./page-notes.ts";
import { touches } from "./touches.ts";

interface Kept {
  value: unknown;
  notes: PageNotes;
  freshUntil: number;
}

export interface Noted<Value> {
  value: Value;
  notes: PageNotes;
}

interface KeptReadsOptions {
  now?: () => number;
  mostReads?: number;
}

export type KeptReads = ReturnType<typeof createKeptReads>;

/**
 * What pages read, kept until a change touches it. One changed product has many pages rendered anew, and all the rest
 * that they show is then in memory already.
 */
export function createKeptReads({ now = Date.now, mostReads = 300 }: KeptReadsOptions = {}) {
  const kept = new Map<string, Kept>();
  const running = new Map<string, Promise<Noted<unknown>>>();
  /** Grows with each change, so that a read can tell whether it may have come too early. */
  let changes = 0;

  async function get<Value>(key: string, read: () => Promise<Noted<Value>>): Promise<Noted<Value>> {
    const found = kept.get(key);
    if (found && found.freshUntil > now()) {
      // The one unused for longest stands first.
      kept.delete(key);
      kept.set(key, found);
      return found as Noted<Value>;
    }
    const work = running.get(key) ?? start(key, read);
    return work as Promise<Noted<Value>>;
  }

  function start<Value>(key: string, read: () => Promise<Noted<Value>>): Promise<Noted<Value>> {
    const seen = changes;
    const work = read()
      .then((result) => {
        if (changes === seen) keep(key, result);
        return result;
      })
      .finally(() => {
        if (running.get(key) === work) running.delete(key);
      });
    running.set(key, work);
    return work;
  }

  function keep(key: string, { value, notes }: Noted<unknown>): void {
    const until = notes.goodUntil?.getTime() ?? Number.POSITIVE_INFINITY;
    kept.set(key, { value, notes, freshUntil: Math.min(until, now() + LONGEST_LIFE_MS) });
    const [oldest] = kept.keys();
    if (kept.size > mostReads && oldest !== undefined) kept.delete(oldest);
  }

  function noteChange(event: ChangeEvent): void {
    changes += 1;
    // Whoever asks from now on must not be given what was read before.
    running.clear();
    for (const [key, { notes }] of kept) if (touches(event, notes.tags)) kept.delete(key);
  }

  return { get, noteChange };
}
