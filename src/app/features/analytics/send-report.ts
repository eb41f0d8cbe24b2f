import type { InputOf } from "#app/api/api-client.ts";
import { isUncounted } from "./uncounted.ts";

export type VisitReport = InputOf<"POST /api/analytics/events">["body"];

interface PrivateNavigator extends Navigator {
  /** Set by browsers that support Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** Excludes robots, browsers with a do-not-track setting, administrators and browsers that forbid storage. */
export function mayReport(): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as PrivateNavigator;
  try {
    return !webdriver && doNotTrack !== "1" && !globalPrivacyControl && !isUncounted();
  } catch {
    return false;
  }
}

/** Sends without an answer, also from a page that is being left. */
export function sendReport(report: VisitReport): void {
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon("/api/analytics/events", body);
}

const MAX_DELAY_MS = 3000;

/** Runs the work when the browser is idle, or after three seconds in one that never is or cannot say it. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: MAX_DELAY_MS });
  else setTimeout(work, MAX_DELAY_MS);
}
