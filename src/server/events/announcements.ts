import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { CHANGES_CHANNEL } from "../db/shared/changes-channel.ts";
import type { Logger } from "../db/shared/logger.ts";

const RETRY_DELAY_MS = 1_000;
const RESYNC = JSON.stringify({ topic: "resync" });

/**
 * Sends notifications about committed changes: all that have gathered while the last ones were sent, in one statement. A
 * transaction that notifies holds a lock of the whole server until its commit is on the disk, so that such commits queue;
 * this statement writes nothing, and holds it for an instant.
 */
export function createAnnouncements(db: Pick<Db, "execute">, log: Logger, retryDelayMs = RETRY_DELAY_MS) {
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  const closing = new AbortController();

  async function sendAll(): Promise<void> {
    while (waiting.length > 0) {
      const payloads = waiting;
      waiting = [];
      try {
        await send(payloads);
      } catch (error) {
        if (closing.signal.aborted) return;
        log.warn(`Changes could not be announced and are announced again: ${(error as Error).message}`);
        // One event that refreshes everything stands for all that were not sent.
        waiting = [RESYNC];
        await wait(retryDelayMs, undefined, { signal: closing.signal, ref: false }).catch(() => {});
      }
    }
  }

  async function send(payloads: string[]): Promise<void> {
    const list = JSON.stringify(payloads);
    await db.execute(
      sql`select pg_notify(${CHANGES_CHANNEL}, payload) from json_array_elements_text(${list}) payload`,
    );
  }

  return {
    add(payload: string): void {
      waiting.push(payload);
      sending ??= sendAll().finally(() => {
        sending = undefined;
      });
    },
    /** Sends what is waiting; a failure is no longer repeated. */
    async close(): Promise<void> {
      closing.abort();
      await sending;
    },
  };
}
