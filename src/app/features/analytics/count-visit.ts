import type { InputOf } from "#app/api-client.ts";
import { continueVisit, markDone } from "./visit-state.ts";

/*
 * The shop counts its visits itself: no cookie, nothing that says who visits (docs/decisions/0019). A tab remembers in
 * its own storage which steps were counted, and reports them when the browser has nothing better to do.
 */

type VisitReport = InputOf<"POST /api/analytics/events">["body"];
type VisitEvent = VisitReport["events"][number];

const VISIT = "visit";
/** Set by the back-office: whoever runs the shop does not visit it. */
const UNCOUNTED = "uncounted";
const MOST_EVENTS = 20;
const LATEST_MS = 3000;

const waiting: VisitEvent[] = [];
let isScheduled = false;

export function leaveUncounted(): void {
  try {
    localStorage.setItem(UNCOUNTED, "1");
  } catch {
    // A browser that forbids storage reports nothing anyway.
  }
}

export const countVisit = (): void => count();

export const countView = (product: string): void =>
  count(`view ${product}`, (isFirst) => ({ kind: "view", product, first: isFirst("view") }));

export const countSearch = (words: string, found: boolean): void =>
  count(`search ${words}`, () => ({ kind: "search", words, found }));

export const countCart = (product: string): void =>
  count(`cart ${product}`, (isFirst) => ({ kind: "cart", product, first: isFirst("cart") }));

export const countCheckout = (): void => count("checkout", () => ({ kind: "checkout" }));

export const countOrder = (id: string): void => count(`order ${id}`, () => ({ kind: "order" }));

type IsFirst = (what: string) => boolean;

/** Counts the visit, and a step of it, the first time it happens. */
function count(step?: string, eventOf?: (isFirst: IsFirst) => VisitEvent): void {
  try {
    if (!mayCount()) return;
    let visit = continueVisit(JSON.parse(sessionStorage.getItem(VISIT) ?? "null"), {
      now: Date.now(),
      search: location.search,
      referrer: document.referrer.startsWith(location.origin) ? "" : document.referrer,
    });
    const isFirst: IsFirst = (what) => {
      const marked = markDone(visit, what);
      visit = marked ?? visit;
      return marked !== undefined;
    };
    if (isFirst(VISIT)) waiting.push({ kind: "visit" });
    if (step && eventOf && isFirst(step)) waiting.push(eventOf(isFirst));
    sessionStorage.setItem(VISIT, JSON.stringify(visit));
    schedule(visit.origin);
  } catch {
    // Without the tab's storage a visit cannot be told from the next page: nothing is counted.
  }
}

/** Not robots, not those who ask for it, not the shop's own people. */
function mayCount(): boolean {
  const { webdriver, doNotTrack, globalPrivacyControl } = navigator as PrivateNavigator;
  return !webdriver && doNotTrack !== "1" && !globalPrivacyControl && !localStorage.getItem(UNCOUNTED);
}

interface PrivateNavigator extends Navigator {
  /** Of browsers that know Global Privacy Control. */
  globalPrivacyControl?: boolean;
}

/** When the browser is idle, and at the latest when the page is left. */
function schedule(origin: VisitReport["origin"]): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const send = () => {
    isScheduled = false;
    document.removeEventListener("visibilitychange", sendWhenLeft);
    if (waiting.length === 0) return;
    const report: VisitReport = { origin, events: waiting.splice(0, MOST_EVENTS) };
    const body = new Blob([JSON.stringify(report)], { type: "application/json" });
    navigator.sendBeacon("/api/analytics/events", body);
  };
  const sendWhenLeft = () => document.visibilityState === "hidden" && send();
  document.addEventListener("visibilitychange", sendWhenLeft);
  // A page that is only rendered beforehand is visited when somebody looks at it.
  if ((document as MaybePrerendered).prerendering) {
    document.addEventListener("prerenderingchange", send, { once: true });
  } else if ("requestIdleCallback" in window) requestIdleCallback(send, { timeout: LATEST_MS });
  else setTimeout(send, LATEST_MS);
}

interface MaybePrerendered extends Document {
  prerendering?: boolean;
}
