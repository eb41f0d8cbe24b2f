import type { ChangeEvent } from "#domain/events.ts";

/** An event is awaited no longer than this: PostgreSQL never sends that of a transaction that was rolled back. */
const MAX_WAIT_MS = 20_000;

interface AwaitedEvent {
  event: ChangeEvent;
  payload: string;
  until: number;
}

/**
 * The events that this process has published and that have not come back. Their changes may be committed already, so
 * what they invalidate is not answered from memory meanwhile: whoever changes something reads the change at once.
 */
export function createAwaitedEvents(now: () => number = Date.now) {
  let awaited: AwaitedEvent[] = [];

  return {
    add(event: ChangeEvent, payload: string): void {
      awaited.push({ event, payload, until: now() + MAX_WAIT_MS });
    },
    /** Ends the waiting for one event; of two equal ones, of two transactions, the other is still awaited. */
    remove(payload: string): void {
      const index = awaited.findIndex((one) => one.payload === payload);
      if (index >= 0) awaited.splice(index, 1);
    },
    list(): ChangeEvent[] {
      if (awaited[0] && awaited[0].until <= now()) awaited = awaited.filter(({ until }) => until > now());
      return awaited.map(({ event }) => event);
    },
  };
}
