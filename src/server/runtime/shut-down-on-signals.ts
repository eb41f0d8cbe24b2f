import type { RunningServer } from "./start-server.ts";

const DEADLINE_MS = 9_000;

/**
 * On Windows, SIGHUP means a closed console window and SIGBREAK Ctrl+Break. On other systems SIGHUP keeps its default,
 * so that `nohup` works.
 */
const signals: NodeJS.Signals[] =
  process.platform === "win32" ? ["SIGINT", "SIGHUP", "SIGBREAK"] : ["SIGTERM", "SIGINT"];

/** Shuts down gracefully on these signals: drains requests, closes the database and exits with 0. */
export function shutDownOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    // A request that hangs must not block the shutdown: its connection is cut one second before the deadline.
    const cut = setTimeout(() => server.closeConnections(), DEADLINE_MS - 1_000);
    setTimeout(() => process.exit(1), DEADLINE_MS).unref();
    await server.stop();
    clearTimeout(cut);
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stop);
}
