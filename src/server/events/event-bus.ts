import { type ChangeEvent, changeEventSchema } from "#domain/events.ts";
import { CHANGES_CHANNEL } from "../db/changes-channel.ts";
import type { DatabaseHandle, DbOrTx } from "../db/client.ts";
import type { Logger } from "../db/logger.ts";
import { sql } from "../db/sql.ts";
import { listenEmbedded } from "./listen-embedded.ts";
import { listenOnServer } from "./listen-on-server.ts";

export type ChangeListener = (event: ChangeEvent) => void;

export interface EventBus {
  /** Inside a transaction the event leaves when it commits, and never when it does not. */
  publish(tx: DbOrTx, event: ChangeEvent): Promise<void>;
  subscribe(listener: ChangeListener): () => void;
  close(): Promise<void>;
}

/** PostgreSQL takes payloads of less than 8000 bytes. */
const LARGEST_PAYLOAD = 7_999;

/** Events travel as PostgreSQL notifications, so they reach every process of the store, this one included. */
export async function createEventBus(handle: DatabaseHandle, log: Logger): Promise<EventBus> {
  const listeners = new Set<ChangeListener>();
  const emit = (event: ChangeEvent) => {
    for (const listener of listeners) callListener(listener, event, log);
  };
  const receiver = {
    onPayload(payload: string) {
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
    publish: sendEvent,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
      await listening.close();
    },
  };
}

async function sendEvent(tx: DbOrTx, event: ChangeEvent): Promise<void> {
  const payload = JSON.stringify(event);
  if (Buffer.byteLength(payload) > LARGEST_PAYLOAD) {
    throw new RangeError(`An event about ${event.topic} is too large to be sent; split it or send a resync.`);
  }
  await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${payload})`);
}

/** During an update an older and a newer version run side by side: what one does not know is no fault. */
function readEvent(payload: string): ChangeEvent | undefined {
  try {
    return changeEventSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}

/** One listener's fault must not keep the event from the others, nor end the process. */
function callListener(listener: ChangeListener, event: ChangeEvent, log: Logger): void {
  try {
    listener(event);
  } catch (error) {
    log.error(`A listener failed on an event about ${event.topic}: ${(error as Error).message}`);
  }
}
