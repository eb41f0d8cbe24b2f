import type { RunningServer } from "./start-server.ts";

const DEADLINE_MS = 9_000;

/** SIGTERM and SIGINT: take no new request, finish those under way, close the database, leave with 0. */
export function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that hangs must not hold the stop for ever: after the deadline its connection is cut.
    const cut = setTimeout(() => server.closeConnections(), DEADLINE_MS - 1_000);
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    await server.stop();
    clearTimeout(cut);
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
