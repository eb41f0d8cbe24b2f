import type { ChangeEvent } from "#domain/events.ts";
import type { TestApp } from "./app.ts";

/** Returns the change events that the given work publishes. */
export async function eventsDuring(app: TestApp, work: () => Promise<unknown>): Promise<ChangeEvent[]> {
  // Those of an earlier change may still be on their way.
  await eventsUntilMarker(app, async () => {});
  return eventsUntilMarker(app, work);
}

async function eventsUntilMarker(app: TestApp, work: () => Promise<unknown>): Promise<ChangeEvent[]> {
  const seen: ChangeEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = app.services().events.subscribe((event) => {
    if (event.topic === "settings") resolve();
    else seen.push(event);
  });
  await work();
  // What is published is committed by now, and announcements are sent in their order: once this one arrives, all have.
  app.services().events.announce({ topic: "settings" });
  await promise;
  stop();
  return seen;
}
