import { LRUCache } from "lru-cache";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { EventBus } from "../events/event-bus.ts";
import type { VerifiedToken } from "./access-token.ts";

/** A session that has not ended, and its user with their current role. */
export interface OpenSession {
  actor: SignedInActor;
  expiresAt: Date;
}

interface Entry {
  actor: SignedInActor;
  /** In milliseconds since 1970. */
  expiresAt: number;
}

interface SessionCacheOptions {
  events: Pick<EventBus, "subscribe" | "isListening">;
  maxEntries?: number;
}

/** The heartbeat of live streams checks sessions as often; a lost event does no harm for longer. */
const MAX_TTL_MS = 30_000;

export type SessionCache = ReturnType<typeof createSessionCache>;

/**
 * Caches who is signed in, by verified access token, for requests that change nothing. Triggers of the database announce
 * every end of a session and every change of a role (db/functions/09-session-changes.sql). Each clears the whole cache,
 * which costs one query for every user who is active.
 */
export function createSessionCache({ events, maxEntries = 2_000 }: SessionCacheOptions) {
  const entries = new LRUCache<string, Entry>({ max: maxEntries });
  /** Counts how often the cache was cleared, so that a look-up can tell whether that happened while it ran. */
  let version = 0;

  events.subscribe(({ topic }) => {
    if (topic === "sessions" || topic === "resync") clear();
  });

  function find(token: string, now: Date): SignedInActor | undefined {
    const entry = events.isListening() ? entries.get(token) : undefined;
    return entry && entry.expiresAt > now.getTime() ? entry.actor : undefined;
  }

  /** Looks a session up and stores it, unless it has ended or may have changed meanwhile. */
  async function fill(
    token: string,
    verified: VerifiedToken,
    now: Date,
    lookUp: () => Promise<OpenSession | undefined>,
  ): Promise<OpenSession | undefined> {
    const startedAt = version;
    const session = await lookUp();
    if (session && version === startedAt) {
      const ends = [session.expiresAt.getTime(), verified.expiresAt * 1000, now.getTime() + MAX_TTL_MS];
      entries.set(token, { actor: session.actor, expiresAt: Math.min(...ends) });
    }
    return session;
  }

  /** To be called after every write of this process: its own event may arrive later than its answer. */
  function clear(): void {
    version += 1;
    entries.clear();
  }

  return { find, fill, clear };
}
