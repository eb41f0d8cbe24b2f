import { isbot } from "isbot";
import type { VisitReport } from "#domain/analytics/visit-event.ts";
import { DomainError } from "#domain/errors.ts";
import type { AddressLimiter } from "../rate-limits/address-limiter.ts";
import type { VisitCounter } from "./visit-counter.ts";

interface Visitor {
  address: string;
  headers: Headers;
  /** The host name under which the shop was visited. */
  host: string;
}

/** Counts the events that a browser reports. Counting happens in memory, so a visit causes no database write. */
export function createVisitReporter(counter: VisitCounter, mayReport: AddressLimiter) {
  return (report: VisitReport, { address, headers, host }: Visitor): void => {
    const now = new Date();
    if (!wantsToBeCounted(headers)) return;
    if (!mayReport(address, now, report.events.length))
      throw new DomainError("rate_limited", { retryAfterSeconds: 60 });
    counter.count(report, { host, now });
  };
}

/** Robots are not counted, nor are visitors whose browser sends Do Not Track or Global Privacy Control. */
function wantsToBeCounted(headers: Headers): boolean {
  const agent = headers.get("user-agent");
  return agent !== null && !isbot(agent) && headers.get("dnt") !== "1" && headers.get("sec-gpc") !== "1";
}
