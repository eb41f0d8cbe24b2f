import { LRUCache } from "lru-cache";
import type { ChangeEvent } from "#domain/events.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { ConstantAnswer } from "./constant-answer.ts";

/** What a change event is about. */
export type Topic = Exclude<ChangeEvent["topic"], "resync">;

interface Entry {
  answer: ConstantAnswer;
  /** The number of events that had arrived when the answer began to be read. */
  readAfter: number;
  expiresAt: number;
}

interface AnswerCacheOptions {
  events: Pick<EventBus, "subscribe" | "isListening" | "awaited">;
  now?: () => number;
  maxEntries?: number;
  maxBytes?: number;
}

/** No answer is older than that, so that a lost event, or a change by another program, does no lasting harm. */
const MAX_TTL_MS = 60_000;

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/**
 * Caches the bytes of answers until a change event of their topics arrives. Events are counted, and an answer is fresh
 * while none of its topics has had one since it began to be read; so it does not matter when it is stored.
 */
export function createAnswerCache({
  events,
  now = Date.now,
  maxEntries = 500,
  maxBytes = 16 * 1_048_576,
}: AnswerCacheOptions) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries, maxSize: maxBytes });
  let count = 0;
  const lastOf = new Map<ChangeEvent["topic"], number>();
  events.subscribe(({ topic }) => {
    count += 1;
    lastOf.set(topic, count);
  });

  function find(key: string, topics: readonly Topic[]): ConstantAnswer | undefined {
    const entry = entries.get(key);
    if (!entry || entry.expiresAt <= now() || !events.isListening()) return undefined;
    const concerned: readonly ChangeEvent["topic"][] = [...topics, "resync"];
    if (concerned.some((topic) => (lastOf.get(topic) ?? 0) > entry.readAfter)) return undefined;
    // A change of this process may be committed although its event has not arrived yet.
    if (events.awaited().some(({ topic }) => concerned.includes(topic))) return undefined;
    return entry.answer;
  }

  /** To be called before an answer is read; the returned function stores it. */
  function begin(key: string) {
    const readAfter = count;
    return (answer: ConstantAnswer, bytes: number): void => {
      // The compressed forms of the text take no more than the text itself.
      const size = Math.max(1, 2 * bytes);
      entries.set(key, { answer, readAfter, expiresAt: now() + MAX_TTL_MS }, { size });
    };
  }

  return { find, begin };
}
