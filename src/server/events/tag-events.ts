import type { EventBus } from "./event-bus.ts";

/** Wraps the bus so that events carry the id of the browser page that caused them; that page ignores its own events. */
export function tagEvents(events: EventBus, origin: string | undefined): EventBus {
  if (origin === undefined) return events;
  return {
    ...events,
    publish: (tx, event) => events.publish(tx, { ...event, origin }),
    announce: (event) => events.announce({ ...event, origin }),
  };
}
