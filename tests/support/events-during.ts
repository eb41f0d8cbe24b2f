import type { ChangeEvent } from "#domain/events.ts";
import type { TestApp } from "./app.ts";

/** The change events that a piece of work leads to. */
export async function eventsDuring(app: TestApp, work: () => Promise<unknown>): Promise<ChangeEvent[]> {
  const seen: ChangeEvent[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = app.services().events.subscribe((event) => {
    if (event.topic === "settings") resolve();
    else seen.push(event);
  });
  await work();
  // Events arrive in the order in which they were sent: after this one, all were there.
  await app.services().events.publish(app.database.db(), { topic: "settings" });
  await promise;
  stop();
  return seen;
}
