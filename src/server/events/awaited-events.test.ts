import { describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { createAwaitedEvents } from "./awaited-events.ts";

const event: ChangeEvent = { topic: "categories" };

function setUp() {
  const clock = { now: 0 };
  return { clock, awaited: createAwaitedEvents(() => clock.now) };
}

describe("a published event", () => {
  it("is awaited until it comes back", () => {
    const { awaited } = setUp();
    awaited.add(event, "payload");
    expect(awaited.list()).toEqual([event]);
    awaited.remove("payload");
    expect(awaited.list()).toEqual([]);
  });

  it("is still awaited when an equal one of another transaction comes back", () => {
    const { awaited } = setUp();
    awaited.add(event, "payload");
    awaited.add(event, "payload");
    awaited.remove("payload");
    expect(awaited.list()).toEqual([event]);
  });

  it("is awaited for 20 seconds where its transaction was rolled back", () => {
    const { awaited, clock } = setUp();
    awaited.add(event, "payload");
    clock.now = 19_999;
    expect(awaited.list()).toEqual([event]);
    clock.now = 20_000;
    expect(awaited.list()).toEqual([]);
  });
});

it("an event of another process was not awaited", () => {
  const { awaited } = setUp();
  awaited.add(event, "payload");
  awaited.remove("of another process");
  expect(awaited.list()).toEqual([event]);
});
