import type { ShirtPlace } from "#domain/orders/production-sheet.ts";

/** A shirt as somebody wants it, until the orders that were read say the same. */
export interface Tick {
  shirt: ShirtPlace & { key: string };
  isMade: boolean;
  phase: "sending" | "saved";
}

export type Ticks = ReadonlyMap<string, Tick>;

interface TickQueueOptions {
  send: (tick: Tick) => Promise<unknown>;
  /** Reads the orders again, which then have what was saved. */
  refresh: () => Promise<unknown>;
  onSaved: () => void;
  /** The tick was taken back. */
  onFailed: (tick: Tick, error: Error) => void;
}

/**
 * Ticks that count at once and are saved in their own time. Of the same shirt one is on its way at a time, so that the last
 * tap wins whatever the net does; of a burst of taps the orders are read again once.
 */
export function createTickQueue({ send, refresh, onSaved, onFailed }: TickQueueOptions) {
  let ticks: Ticks = new Map();
  const listeners = new Set<() => void>();

  function write(key: string, tick: Tick | undefined): void {
    const next = new Map(ticks);
    if (tick) next.set(key, tick);
    else next.delete(key);
    ticks = next;
    for (const listener of listeners) listener();
  }

  async function save(key: string): Promise<void> {
    for (let tick = ticks.get(key); tick?.phase === "sending"; tick = ticks.get(key)) {
      const failure = await send(tick).then(
        () => undefined,
        (error: Error) => error,
      );
      // Tapped again meanwhile: only what is wanted now counts.
      if (ticks.get(key) !== tick) continue;
      write(key, failure ? undefined : { ...tick, phase: "saved" });
      if (failure) onFailed(tick, failure);
      else onSaved();
    }
    if ([...ticks.values()].every(({ phase }) => phase === "saved")) await settle();
  }

  /** What was saved stays until it was read, because an answer that is on its way may be older. */
  async function settle(): Promise<void> {
    const saved = [...ticks];
    const isRead = await refresh().then(
      () => true,
      () => false,
    );
    if (!isRead) return;
    for (const [key, tick] of saved) if (ticks.get(key) === tick) write(key, undefined);
  }

  return {
    set(shirt: Tick["shirt"], isMade: boolean): void {
      const { key } = shirt;
      const isOnItsWay = ticks.get(key)?.phase === "sending";
      write(key, { shirt, isMade, phase: "sending" });
      if (!isOnItsWay) void save(key);
    },
    ticks: () => ticks,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
