import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { tagEvents } from "../events/tag-events.ts";
import { sessions, userRoles } from "../identity/tables.ts";
import { FEED_CAPACITY } from "./bounded-feed.ts";
import { createLiveChanges, MAX_STREAMS_PER_USER } from "./live-changes.ts";

const app = setUpTestApp();
let administrator: SignedInTester;
const open = new Set<ReadableStreamDefaultReader<Uint8Array>>();

beforeAll(async () => {
  administrator = await signedInAs(app, "administrator");
});
afterEach(async () => {
  await Promise.all([...open].map((reader) => reader.cancel()));
  open.clear();
});

async function watch(who: SignedInTester = administrator) {
  const response = await app.request("/api/admin/events", { headers: who.headers });
  const reader = response.body?.getReader();
  if (!reader) throw new Error("There is no body");
  if (response.ok) open.add(reader);
  const decoder = new TextDecoder();
  /** The next message, or undefined at the end of the stream. */
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? undefined : decoder.decode(value);
  };
  /** The next change event; heartbeats are skipped. */
  const nextChange = async (): Promise<ChangeEvent | undefined> => {
    for (let message = await next(); message !== undefined; message = await next()) {
      const data = /^event: change\ndata: (.*)\n\n$/.exec(message)?.[1];
      if (data) return JSON.parse(data);
    }
    return undefined;
  };
  const untilChangeOf = async (topic: ChangeEvent["topic"]): Promise<ChangeEvent | undefined> => {
    let change = await nextChange();
    while (change && change.topic !== topic) change = await nextChange();
    return change;
  };
  return { response, next, nextChange, untilChangeOf };
}

const publish = (event: ChangeEvent) => app.services().events.publish(app.database.db(), event);

describe("GET /api/admin/events", () => {
  it("is an event stream that is never cached and that begins at once", async () => {
    const { response, next } = await watch();
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await next()).toBe(": heartbeat\nevent: heartbeat\ndata: {}\n\n");
  });

  it("sends what was changed, by topic and id", async () => {
    const { nextChange } = await watch();
    const event: ChangeEvent = { topic: "orders", id: "1", kind: "created" };
    await publish(event);
    expect(await nextChange()).toEqual(event);
  });

  it("tells nobody of orders and customers who does not work with them", async () => {
    const { nextChange } = await watch(await signedInAs(app, "catalog"));
    await publish({ topic: "orders", id: "1", kind: "created" });
    await publish({ topic: "production" });
    await publish({ topic: "customers" });
    await publish({ topic: "newsletter" });
    await publish({ topic: "categories" });
    expect(await nextChange()).toEqual({ topic: "categories" });
  });

  it("sends a change to every open back-office", async () => {
    const [one, other] = [await watch(), await watch(await signedInAs(app, "administrator"))];
    await publish({ topic: "categories" });
    expect(await Promise.all([one.nextChange(), other.nextChange()])).toEqual([
      { topic: "categories" },
      { topic: "categories" },
    ]);
  });

  it("names the page that a change came from, so that this page can ignore it", async () => {
    const { nextChange } = await watch();
    const { events } = app.services();
    await tagEvents(events, "page-1234").publish(app.database.db(), { topic: "settings" });
    expect(await nextChange()).toEqual({ topic: "settings", origin: "page-1234" });
  });

  it("ends at the next heartbeat after the session has ended", async () => {
    const who = await signedInAs(app, "administrator");
    const { nextChange } = await watch(who);
    await app.database.db().delete(sessions).where(eq(sessions.userId, who.userId));
    await app.live().beat();
    expect(await nextChange()).toBeUndefined();
  });

  it("ends at the next heartbeat after the role was revoked", async () => {
    const who = await signedInAs(app, "administrator");
    const { nextChange } = await watch(who);
    await app.database.db().delete(userRoles).where(eq(userRoles.userId, who.userId));
    await app.live().beat();
    expect(await nextChange()).toBeUndefined();
  });

  it("goes on after a heartbeat for a user who is still allowed", async () => {
    const { next } = await watch();
    await next();
    await app.live().beat();
    expect(await next()).toContain("heartbeat");
  });

  it("ends for a reader that has read nothing since the last heartbeat", async () => {
    const { next } = await watch();
    for (let index = 0; index <= FEED_CAPACITY; index++) await publish({ topic: "categories" });
    const last = await watch();
    await publish({ topic: "settings" });
    // The new stream may still get some of the earlier changes; once it gets this one, all of them were delivered.
    expect(await last.untilChangeOf("settings")).toEqual({ topic: "settings" });
    await app.live().beat();
    const received: unknown[] = [];
    for (let message = await next(); message !== undefined; message = await next()) received.push(message);
    expect(received).toHaveLength(FEED_CAPACITY);
  });

  it("is refused to a user who has too many open already", async () => {
    const who = await signedInAs(app, "administrator");
    for (let index = 0; index < MAX_STREAMS_PER_USER; index++) await watch(who);
    const { response } = await watch(who);
    expect(response.status).toBe(429);
  });

  it("makes room again when a reader leaves", async () => {
    const who = await signedInAs(app, "administrator");
    for (let index = 0; index < MAX_STREAMS_PER_USER; index++) await watch(who);
    await [...open].at(-1)?.cancel();
    expect((await watch(who)).response.status).toBe(200);
  });
});

describe("a stop", () => {
  it("ends every stream", async () => {
    const { events, log } = app.services();
    const live = createLiveChanges({ events, log });
    const body = live.watch({ userId: "user-1", sees: () => true, isStillAllowed: async () => true });
    live.close();
    expect(await new Response(body).text()).toContain("heartbeat");
  });
});
