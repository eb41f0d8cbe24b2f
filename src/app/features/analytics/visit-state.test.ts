import { describe, expect, it } from "vitest";
import { visitReportSchema } from "#domain/analytics/visit-event.ts";
import { continueVisit, recordStep } from "./visit-state.ts";

const opened = { now: 1_000_000, search: "", referrer: "" };

describe("a visit", () => {
  it("remembers the campaign that it began with", () => {
    const search = "?utm_source=instagram&utm_campaign=copa&x=1";
    const visit = continueVisit(null, { ...opened, search });
    expect(visit.origin.utm).toEqual(["instagram", "", "copa"]);
    expect(continueVisit(visit, { ...opened, now: opened.now + 60_000 }).origin).toEqual(visit.origin);
  });

  it("is another one after half an hour without activity", () => {
    const visit = recordStep(continueVisit(null, opened), "cart");
    if (!visit) throw new Error("not marked");
    expect(continueVisit(visit, { ...opened, now: opened.now + 29 * 60_000 }).done).toEqual(["cart"]);
    expect(continueVisit(visit, { ...opened, now: opened.now + 31 * 60_000 }).done).toEqual([]);
  });

  it("counts a step once, and only up to a limit", () => {
    let visit = continueVisit(null, opened);
    let marked = 0;
    for (let n = 0; n < 300; n++) {
      const next = recordStep(visit, `view ${n % 150}`);
      if (next) marked++;
      visit = next ?? visit;
    }
    expect(marked).toBe(100);
    expect(recordStep(visit, "view 0")).toBeUndefined();
  });

  it("reports an origin that the server accepts, however long the address", () => {
    const long = "x".repeat(5000);
    const { origin } = continueVisit(null, { ...opened, search: `?utm_source=${long}`, referrer: long });
    expect(visitReportSchema.safeParse({ origin, events: [{ kind: "visit" }] }).success).toBe(true);
  });
});
