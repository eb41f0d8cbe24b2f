import { onTestFinished, vi } from "vitest";

/** Freezes the clock until the test ends, because on a slow machine the minute of a rate limit would pass meanwhile. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}
