import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollWhileVisible } from "./poll-while-visible.ts";

let page: EventTarget & { visibilityState: string };
let end: () => void;
const ask = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", new EventTarget());
  ask.mockReset().mockResolvedValue(false);
  end = pollWhileVisible(ask);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How often it asks within a minute. */
async function asksInAMinute(): Promise<number> {
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  return ask.mock.calls.length;
}

it("asks ever more calmly while nothing changes, and quickly again after a change", async () => {
  const first = await asksInAMinute();
  await asksInAMinute();
  await asksInAMinute();
  expect(await asksInAMinute()).toBe(3);
  expect(first).toBeGreaterThan(5);
  ask.mockResolvedValue(true);
  await asksInAMinute();
  expect(await asksInAMinute()).toBe(15);
});

it("asks nothing while the page is hidden, and at once when people come back to it", async () => {
  page.visibilityState = "hidden";
  expect(await asksInAMinute()).toBe(0);
  page.visibilityState = "visible";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks at once when the net is back", () => {
  window.dispatchEvent(new Event("online"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("waits for a slow answer before it asks again", async () => {
  ask.mockReturnValue(new Promise(() => {}));
  expect(await asksInAMinute()).toBe(1);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(1);
});

it("asks no more once it has ended", async () => {
  end();
  expect(await asksInAMinute()).toBe(0);
});
