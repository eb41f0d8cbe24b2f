import pg from "pg";
import { CHANGES_CHANNEL } from "../db/shared/changes-channel.ts";
import type { Logger } from "../db/shared/logger.ts";
import type { Listening, Receiver } from "./receiver.ts";

const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];

/**
 * Listens on a dedicated connection, because those of the pool are closed and replaced, and each would have to LISTEN
 * again.
 */
export async function listenOnServer(
  connectionString: string | undefined,
  receiver: Receiver,
  log: Logger,
  delaysMs: readonly number[] = RECONNECT_DELAYS_MS,
): Promise<Listening> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let closed = false;
  let isListening = false;

  async function connect(): Promise<void> {
    const candidate = createClient(connectionString);
    candidate.on("notification", ({ payload }) => payload !== undefined && receiver.onPayload(payload));
    // The error of a lost connection is followed by "end", which is where it is handled.
    candidate.on("error", () => {});
    client = candidate;
    try {
      await candidate.connect();
      await candidate.query(`listen ${CHANGES_CHANNEL}`);
    } catch (error) {
      await candidate.end();
      return retryLater((error as Error).message);
    }
    if (closed) return candidate.end();
    candidate.once("end", () => retryLater("the connection was lost"));
    if (failures > 0) receiver.onGap();
    failures = 0;
    isListening = true;
  }

  function retryLater(reason: string): void {
    isListening = false;
    if (closed) return;
    const delayMs = delaysMs[Math.min(failures, delaysMs.length - 1)] ?? 0;
    failures++;
    log.warn(
      `Changes made by other processes are not received (${reason}); trying again in ${delayMs / 1000} s.`,
    );
    timer = setTimeout(connect, delayMs).unref();
  }

  await connect();
  return {
    isListening: () => isListening,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

function createClient(connectionString: string | undefined): pg.Client {
  return new pg.Client({
    ...(connectionString === undefined ? {} : { connectionString }),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "manto events",
  });
}
