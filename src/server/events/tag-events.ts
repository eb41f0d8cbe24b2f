import type { EventBus } from "./event-bus.ts";

/** The same bus, whose events say which open page caused them: that page need not be told what it did itself. */
export function tagEvents(events: EventBus, origin: string | undefined): EventBus {
  if (origin === undefined) return events;
  return { ...events, publish: (tx, event) => events.publish(tx, { ...event, origin }) };
}
