import type { RunningServer } from "./start-server.ts";

const DEADLINE_MS = 9_000;

/**
 * Windows tells of a closed window by SIGHUP and of Ctrl+Break by SIGBREAK; elsewhere a hang-up is left to `nohup`.
 */
const signals: NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGINT", "SIGHUP", "SIGBREAK"] : ["SIGTERM", "SIGINT"];

/** At one of these signals: take no new request, finish those under way, close the database, leave with 0. */
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
  for (const signal of signals) process.on(signal, stop);
}
