import type { ChangeEvent } from "#domain/events.ts";
import type { TestApp } from "./app.ts";

/** Returns the change events that the given work publishes. */
export async function eventsDuring(app: TestApp, work: () => Promise<unknown>): Promise<ChangeEvent[]> {
  const seen: ChangeEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = app.services().events.subscribe((event) => {
    if (event.topic === "settings") resolve();
    else seen.push(event);
  });
  await work();
  // Events arrive in the order in which they were published, so once this one arrives all earlier ones have.
  await app.services().events.publish(app.database.db(), { topic: "settings" });
  await promise;
  stop();
  return seen;
}
