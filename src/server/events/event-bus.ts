import { sql } from "drizzle-orm";
import { type ChangeEvent, changeEventSchema } from "#domain/events.ts";
import type { DatabaseHandle, DbOrTx } from "../db/client.ts";
import { CHANGES_CHANNEL } from "../db/shared/changes-channel.ts";
import type { Logger } from "../db/shared/logger.ts";
import { createAnnouncements } from "./announcements.ts";
import { createAwaitedEvents } from "./awaited-events.ts";
import { listenEmbedded } from "./listen-embedded.ts";
import { listenOnServer } from "./listen-on-server.ts";

export type ChangeListener = (event: ChangeEvent) => void;

export interface EventBus {
  /** Publishes an event. In a transaction it is delivered on commit, and dropped on rollback. */
  publish(tx: DbOrTx, event: ChangeEvent): Promise<void>;
  /**
   * Publishes an event about a change that is committed, and makes nobody wait. If the process is killed at that moment,
   * the event is lost: it is for what many do at once, where open screens may learn of it a little later.
   */
  announce(event: ChangeEvent): void;
  subscribe(listener: ChangeListener): () => void;
  /** The events that this process has published and that have not arrived yet. */
  awaited(): readonly ChangeEvent[];
  /** Whether events arrive. While they do not, nothing may be answered from what events invalidate. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** PostgreSQL limits payloads to less than 8000 bytes. */
const MAX_PAYLOAD_BYTES = 7_999;

/** Creates a bus on PostgreSQL notifications, which reach every process of the shop, including this one. */
export async function createEventBus(handle: DatabaseHandle, log: Logger): Promise<EventBus> {
  const listeners = new Set<ChangeListener>();
  const awaited = createAwaitedEvents();
  const announcements = createAnnouncements(handle.db, log);
  const emit = (event: ChangeEvent) => {
    for (const listener of listeners) callListener(listener, event, log);
  };
  const receiver = {
    onPayload(payload: string) {
      awaited.remove(payload);
      const event = readEvent(payload);
      if (event) emit(event);
      else log.warn("A notification that this version does not understand was ignored.");
    },
    onGap: () => emit({ topic: "resync" }),
  };
  const listening =
    handle.kind === "embedded"
      ? await listenEmbedded(handle.pool, receiver)
      : await listenOnServer(handle.pool.options.connectionString, receiver, log);

  return {
    async publish(tx, event) {
      const payload = writeEvent(event);
      awaited.add(event, payload);
      await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`);
    },
    announce(event) {
      const payload = writeEvent(event);
      awaited.add(event, payload);
      announcements.add(payload);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    awaited: awaited.list,
    isListening: listening.isListening,
    async close() {
      listeners.clear();
      await announcements.close();
      await listening.close();
    },
  };
}

function writeEvent(event: ChangeEvent): string {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES) {
    throw new RangeError(`An event about ${event.topic} is too large to be sent; split it or send a resync.`);
  }
  return payload;
}

/** During an update, older and newer versions run side by side, so an unknown event is not an error. */
function readEvent(payload: string): ChangeEvent | undefined {
  try {
    return changeEventSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** An error in one listener must neither keep the event from the others nor end the process. */
function callListener(listener: ChangeListener, event: ChangeEvent, log: Logger): void {
  try {
    listener(event);
  } catch (error) {
    log.error(`A listener failed on an event about ${event.topic}: ${(error as Error).message}`);
  }
}
