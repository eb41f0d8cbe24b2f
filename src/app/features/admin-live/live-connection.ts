import type { ChangeEvent } from "#domain/events.ts";

/** How long to wait before each new attempt; the last holds for all that follow. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** The shop shows a sign of life every 30 s. After two missed ones nobody is there any more. */
const SILENCE_MS = 75_000;

export type LiveState = "connecting" | "connected" | "lost";

/** The part of an EventSource that is used here. */
export interface Source {
  addEventListener(type: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

interface ConnectionOptions {
  open(): Source;
  /** Before a new attempt: renews the session where that is needed. False where there is no use in trying. */
  prepare(): Promise<boolean>;
  onChange(event: ChangeEvent): void;
  onState(state: LiveState): void;
}

/**
 * A connection that is made again whenever it is lost. The browser's own reconnecting is not used: it gives up at a
 * refusal, such as that of an expired session, and its delays are its own.
 */
export function keepConnected({ open, prepare, onChange, onState }: ConnectionOptions): { close(): void } {
  let source: Source | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasConnected = false;
  let isClosed = false;

  function hear(): void {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  }

  function connect(): void {
    const current = open();
    source = current;
    current.addEventListener("open", () => {
      failures = 0;
      hear();
      onState("connected");
      // Whatever happened in between was told to nobody here.
      if (wasConnected) onChange({ topic: "resync" });
      wasConnected = true;
    });
    current.addEventListener("heartbeat", hear);
    current.addEventListener("change", ({ data }) => {
      hear();
      if (data) onChange(JSON.parse(data));
    });
    current.addEventListener("error", () => {
      if (current === source) lose();
    });
  }

  function lose(): void {
    clearTimeout(silence);
    source?.close();
    source = undefined;
    if (isClosed) return;
    onState("lost");
    // Also before the first connection something may have been missed: the screens were read before it.
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
      clearTimeout(silence);
      source?.close();
    },
  };
}
