import { mayReport, sendReport, type VisitReport, whenIdle } from "./send-report.ts";
import { continueVisit, recordStep } from "./visit-state.ts";

/*
 * The shop counts its visits without cookies and without identifying visitors (docs/decisions/0019). A tab stores in
 * sessionStorage which steps were counted, and reports them when the browser is idle.
 */

type VisitEvent = VisitReport["events"][number];

const VISIT = "visit";
const MAX_EVENTS = 20;

const waiting: VisitEvent[] = [];
let isScheduled = false;
let isMeasuring = false;

export function countVisit(): void {
  count();
  measureWhenIdle();
}

export const countView = (product: string): void =>
  count(`view ${product}`, (isFirst) => ({ kind: "view", product, first: isFirst("view") }));

export const countSearch = (words: string, found: boolean): void =>
  count(`search ${words}`, () => ({ kind: "search", words, found }));

export const countCart = (product: string): void =>
  count(`cart ${product}`, (isFirst) => ({ kind: "cart", product, first: isFirst("cart") }));

export const countCheckout = (): void => count("checkout", () => ({ kind: "checkout" }));

export const countOrder = (id: string): void => count(`order ${id}`, () => ({ kind: "order" }));

type IsFirst = (what: string) => boolean;

/** Counts the visit and its step, each only the first time. */
function count(step?: string, eventOf?: (isFirst: IsFirst) => VisitEvent): void {
  try {
    if (!mayReport()) return;
    let visit = continueVisit(JSON.parse(sessionStorage.getItem(VISIT) ?? "null"), {
      now: Date.now(),
      search: location.search,
      referrer: document.referrer.startsWith(location.origin) ? "" : document.referrer,
    });
    const isFirst: IsFirst = (what) => {
      const marked = recordStep(visit, what);
      visit = marked ?? visit;
      return marked !== undefined;
    };
    if (isFirst(VISIT)) waiting.push({ kind: "visit" });
    if (step && eventOf && isFirst(step)) waiting.push(eventOf(isFirst));
    sessionStorage.setItem(VISIT, JSON.stringify(visit));
    schedule(visit.origin);
  } catch {
    // Without sessionStorage every page would count as a new visit, so nothing is counted.
  }
}

/** Loaded last, because the browser itself records what happens before. */
function measureWhenIdle(): void {
  if (isMeasuring || !mayReport()) return;
  isMeasuring = true;
  whenIdle(
    () =>
      void import("./measure-vitals.ts").then(
        ({ measureVitals }) => measureVitals(),
        () => {},
      ),
  );
}

/** Sends when the browser is idle, at the latest when the page is left. */
function schedule(origin: VisitReport["origin"]): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  const send = () => {
    isScheduled = false;
    document.removeEventListener("visibilitychange", sendWhenLeft);
    if (waiting.length === 0) return;
    sendReport({ origin, events: waiting.splice(0, MAX_EVENTS) });
  };
  const sendWhenLeft = () => document.visibilityState === "hidden" && send();
  document.addEventListener("visibilitychange", sendWhenLeft);
  // A prerendered page counts as visited only when it is shown.
  if ((document as MaybePrerendered).prerendering) {
    document.addEventListener("prerenderingchange", send, { once: true });
  } else whenIdle(send);
}

interface MaybePrerendered extends Document {
  prerendering?: boolean;
}
