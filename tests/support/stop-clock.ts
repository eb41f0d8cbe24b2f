import { onTestFinished, vi } from "vitest";

/** Until the test ends, no time passes for what reads the clock: on a slow machine a limit's minute would be over. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}
