import { describe, expect, it } from "vitest";
import { draftLeadTimeOf, leadTimeInputOf, noLeadTime, refuseLeadTime } from "./draft-lead-time.ts";

describe("the lead time of a product, while it is edited", () => {
  it("is none for a product that is sold from stock, and 15 to 25 days once it is switched on", () => {
    expect(leadTimeInputOf(draftLeadTimeOf(undefined))).toBeNull();
    expect(leadTimeInputOf({ ...noLeadTime, isSoldWithoutStock: true })).toEqual({
      min_days: 15,
      max_days: 25,
    });
  });

  it("comes back as it was stored", () => {
    const stored = { min_days: 7, max_days: 10 };
    expect(leadTimeInputOf(draftLeadTimeOf(stored))).toEqual(stored);
  });

  it("is refused at its fields, but not while it is switched off", () => {
    const wrong = { isSoldWithoutStock: true, minDays: "", maxDays: "181" };
    expect(refuseLeadTime(wrong)).toEqual({
      "lead_time.min_days": "Use um número de 1 a 180",
      "lead_time.max_days": "Use um número de 1 a 180",
    });
    expect(refuseLeadTime({ isSoldWithoutStock: true, minDays: "9", maxDays: "8" })).toEqual({
      "lead_time.max_days": "O prazo máximo não pode ser menor que o mínimo",
    });
    expect(refuseLeadTime({ ...wrong, isSoldWithoutStock: false })).toEqual({});
  });
});
