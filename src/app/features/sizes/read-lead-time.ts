import type { LeadTime } from "#domain/stock/lead-time.ts";

/** A lead time as the API answers with it. */
export const readLeadTime = ({ min_days, max_days }: { min_days: number; max_days: number }): LeadTime => ({
  minDays: min_days,
  maxDays: max_days,
});
