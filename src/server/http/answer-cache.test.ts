import { describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import type { ChangeListener } from "../events/event-bus.ts";
import { createAnswerCache, type Topic } from "./answer-cache.ts";
import { constantAnswer } from "./constant-answer.ts";

const topics: Topic[] = ["products", "categories"];
const answer = constantAnswer("{}", "application/json");

function setUp(limits: { maxEntries?: number; maxBytes?: number } = {}) {
  const listeners: ChangeListener[] = [];
  const state = { now: 0, isListening: true, awaited: [] as ChangeEvent[] };
  const events = {
    subscribe: (listener: ChangeListener) => {
      listeners.push(listener);
      return () => {};
    },
    isListening: () => state.isListening,
    awaited: () => state.awaited,
  };
  const cache = createAnswerCache({ events, now: () => state.now, ...limits });
  const emit = (event: ChangeEvent) => {
    for (const listener of listeners) listener(event);
  };
  const add = (key = "list", bytes = 100) => cache.begin(key)(answer, bytes);
  return { cache, state, emit, add, find: (key = "list") => cache.find(key, topics) };
}

describe("the answer cache", () => {
  it("finds what was stored", () => {
    const { add, find } = setUp();
    add();
    expect(find()).toBe(answer);
  });

  it.each<ChangeEvent>([{ topic: "products", ids: ["a"] }, { topic: "categories" }, { topic: "resync" }])(
    "finds nothing after an event about $topic",
    (event) => {
      const { add, find, emit } = setUp();
      add();
      emit(event);
      expect(find()).toBeUndefined();
    },
  );

  it("finds what an event about something else does not change", () => {
    const { add, find, emit } = setUp();
    add();
    emit({ topic: "newsletter" });
    expect(find()).toBe(answer);
  });

  it("does not find an answer that began to be read before a change", () => {
    const { cache, find, emit } = setUp();
    const store = cache.begin("list");
    emit({ topic: "categories" });
    store(answer, 100);
    expect(find()).toBeUndefined();
  });

  it.each<ChangeEvent>([{ topic: "categories" }, { topic: "resync" }])(
    "finds nothing while an event about $topic of this process is awaited",
    (event) => {
      const { add, find, state } = setUp();
      add();
      state.awaited = [event];
      expect(find()).toBeUndefined();
    },
  );

  it("finds nothing while events do not arrive", () => {
    const { add, find, state } = setUp();
    add();
    state.isListening = false;
    expect(find()).toBeUndefined();
  });

  it("finds nothing older than a minute", () => {
    const { add, find, state } = setUp();
    add();
    state.now = 60_000;
    expect(find()).toBeUndefined();
  });

  it("evicts the answer that was not used for the longest time where there are too many", () => {
    const { add, find } = setUp({ maxEntries: 2 });
    for (const key of ["first", "second", "third"]) add(key);
    expect([find("first"), find("second")]).toEqual([undefined, answer]);
  });

  it("evicts it where the answers take too many bytes", () => {
    const { add, find } = setUp({ maxBytes: 500 });
    for (const key of ["first", "second", "third"]) add(key);
    expect([find("first"), find("second")]).toEqual([undefined, answer]);
  });
});
