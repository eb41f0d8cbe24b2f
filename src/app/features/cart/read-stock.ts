import { readLeadTime } from "#app/features/sizes/read-lead-time.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import type { LineFact } from "./order-line.ts";

/** Stock as the API answers with it. */
export const readStock = ({ units, lead_time }: NonNullable<LineFact["shown"]>): Stocked => ({
  stock: units,
  leadTime: lead_time && readLeadTime(lead_time),
});
