import type { LeadTime } from "#domain/stock/lead-time.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import type { ApiLeadTime, LineFact } from "./order-line.ts";

/** Stock as the API answers with it. */
export const readStock = ({ units, lead_time }: NonNullable<LineFact["shown"]>): Stocked => ({
  stock: units,
  leadTime: lead_time && readLeadTime(lead_time),
});

export const readLeadTime = ({ min_days, max_days }: ApiLeadTime): LeadTime => ({
  minDays: min_days,
  maxDays: max_days,
});
