import { describe, expect, it, vi } from "vitest";
import type { SignedInActor } from "#domain/accounts/actor.ts";
import type { ChangeEvent } from "#domain/events.ts";
import type { ChangeListener } from "../events/event-bus.ts";
import { createSessionCache, type OpenSession } from "./session-cache.ts";

const now = new Date("2026-11-16T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const actor: SignedInActor = { kind: "customer", userId: "u", email: "ana@exemplo.com.br", sessionId: "s" };
const session: OpenSession = { actor, expiresAt: later(3600) };

function setUp({ maxEntries = 10 } = {}) {
  const listeners: ChangeListener[] = [];
  const connection = { isListening: true };
  const events = {
    subscribe: (listener: ChangeListener) => {
      listeners.push(listener);
      return () => {};
    },
    isListening: () => connection.isListening,
  };
  const cache = createSessionCache({ events, maxEntries });
  const fill = (token = "token", lookUp: () => Promise<OpenSession | undefined> = async () => session) =>
    cache.fill(token, { userId: "u", sessionId: "s", expiresAt: later(900).getTime() / 1000 }, now, lookUp);
  const emit = (event: ChangeEvent) => listeners.forEach((listener) => void listener(event));
  return { cache, connection, fill, emit };
}

describe("the session cache", () => {
  it("knows the user of a token that was looked up", async () => {
    const { cache, fill } = setUp();
    await fill();
    expect(cache.find("token", later(29))).toEqual(actor);
  });

  it.each(["sessions", "resync"] as const)("knows nobody after an event about %s", async (topic) => {
    const { cache, fill, emit } = setUp();
    await fill();
    emit({ topic });
    expect(cache.find("token", now)).toBeUndefined();
  });

  it("keeps its entries when anything else changes", async () => {
    const { cache, fill, emit } = setUp();
    await fill();
    emit({ topic: "categories" });
    expect(cache.find("token", now)).toEqual(actor);
  });

  it("knows nobody after a write of this process", async () => {
    const { cache, fill } = setUp();
    await fill();
    cache.clear();
    expect(cache.find("token", now)).toBeUndefined();
  });

  it("does not store a session that may have ended while it was looked up", async () => {
    const { cache, fill, emit } = setUp();
    await fill("token", async () => {
      emit({ topic: "sessions" });
      return session;
    });
    expect(cache.find("token", now)).toBeUndefined();
  });

  it("does not store that a session has ended", async () => {
    const { cache, fill } = setUp();
    const lookUp = vi.fn(async () => undefined);
    await fill("token", lookUp);
    expect(cache.find("token", now)).toBeUndefined();
  });

  it("knows nobody while events do not arrive", async () => {
    const { cache, connection, fill } = setUp();
    await fill();
    connection.isListening = false;
    expect(cache.find("token", now)).toBeUndefined();
  });

  it("looks a session up again after half a minute", async () => {
    const { cache, fill } = setUp();
    await fill();
    expect(cache.find("token", later(30))).toBeUndefined();
  });

  it("knows nobody once the session has expired", async () => {
    const { cache, fill } = setUp();
    await fill("token", async () => ({ actor, expiresAt: later(5) }));
    expect(cache.find("token", later(5))).toBeUndefined();
  });

  it("forgets the token that was not used for the longest time", async () => {
    const { cache, fill } = setUp({ maxEntries: 2 });
    for (const token of ["first", "second", "third"]) await fill(token);
    expect(cache.find("first", now)).toBeUndefined();
  });
});
