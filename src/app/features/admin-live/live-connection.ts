import type { ChangeEvent } from "#domain/events.ts";

/** The delay before each reconnection attempt; the last one repeats. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** The server sends a heartbeat every 30 s. After two missed ones the connection counts as lost. */
const HEARTBEAT_TIMEOUT_MS = 75_000;

export type LiveState = "connecting" | "connected" | "lost";

/** The subset of EventSource that is used here. */
export interface Source {
  addEventListener(type: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

interface ConnectionOptions {
  open(): Source;
  /**
   * Runs before each attempt and renews the session where needed. Resolves to false where reconnecting makes no sense.
   */
  prepare(): Promise<boolean>;
  onChange(event: ChangeEvent): void;
  onState(state: LiveState): void;
}

/**
 * Keeps a connection open and reconnects when it is lost. EventSource's own reconnecting is not used: it stops after an
 * error response, such as that of an expired session, and its delays cannot be set.
 */
export function keepConnected({ open, prepare, onChange, onState }: ConnectionOptions): { close(): void } {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heartbeatTimeout: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasConnected = false;
  let isClosed = false;

  function restartTimeout(): void {
    clearTimeout(heartbeatTimeout);
    heartbeatTimeout = setTimeout(lose, HEARTBEAT_TIMEOUT_MS);
  }

  function connect(): void {
    const current = open();
    source = current;
    current.addEventListener("open", () => {
      failures = 0;
      restartTimeout();
      onState("connected");
      // Events of the time without a connection were missed.
      if (wasConnected) onChange({ topic: "resync" });
      wasConnected = true;
    });
    current.addEventListener("heartbeat", restartTimeout);
    current.addEventListener("change", ({ data }) => {
      restartTimeout();
      if (data) onChange(JSON.parse(data));
    });
    current.addEventListener("error", () => {
      if (current === source) lose();
    });
  }

  function lose(): void {
    clearTimeout(heartbeatTimeout);
    source?.close();
    source = undefined;
    if (isClosed) return;
    onState("lost");
    // Events before the first connection may have been missed too, because the screens were read before it.
    wasConnected = true;
    const delay = RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)];
    failures += 1;
    timer = setTimeout(retry, delay);
  }

  async function retry(): Promise<void> {
    const isWorthTrying = await prepare().catch(() => undefined);
    if (isClosed || isWorthTrying === false) return;
    if (isWorthTrying) connect();
    else lose();
  }

  onState("connecting");
  connect();
  return {
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(heartbeatTimeout);
      source?.close();
    },
  };
}
