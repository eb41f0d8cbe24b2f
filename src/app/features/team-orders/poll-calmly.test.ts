import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pollCalmly } from "./poll-calmly.ts";

const ask = vi.fn<() => Promise<boolean>>();
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("window", new EventTarget());
  ask.mockReset().mockResolvedValue(false);
  end = pollCalmly(ask);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function asksInAMinute(): Promise<number> {
  ask.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  return ask.mock.calls.length;
}

async function calmDown(): Promise<void> {
  for (let minute = 0; minute < 3; minute += 1) await asksInAMinute();
}

it("asks quickly at first", async () => {
  expect(await asksInAMinute()).toBeGreaterThan(5);
});

it("asks ever more calmly while nothing changes", async () => {
  await calmDown();
  expect(await asksInAMinute()).toBe(3);
});

it("asks quickly again after a change", async () => {
  await calmDown();
  ask.mockResolvedValue(true);
  await asksInAMinute();
  expect(await asksInAMinute()).toBe(15);
});

it("asks quickly again when people come back", async () => {
  await calmDown();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(await asksInAMinute()).toBeGreaterThan(5);
});
