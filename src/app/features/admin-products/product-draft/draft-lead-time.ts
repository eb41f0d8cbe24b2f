import type { FieldErrors } from "#domain/errors.ts";
import { type LeadTimeInput, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import type { AdminProduct } from "./admin-product.ts";

/** Whether a product is also sold without stock, and how long it then takes, as it is typed. */
export interface DraftLeadTime {
  isSoldWithoutStock: boolean;
  minDays: string;
  maxDays: string;
}

/** The days are those that the form begins with when it is switched on. */
export const noLeadTime: DraftLeadTime = { isSoldWithoutStock: false, minDays: "15", maxDays: "25" };

export function draftLeadTimeOf(leadTime: AdminProduct["lead_time"]): DraftLeadTime {
  if (!leadTime) return noLeadTime;
  return {
    isSoldWithoutStock: true,
    minDays: String(leadTime.min_days),
    maxDays: String(leadTime.max_days),
  };
}

/** An empty text is no number of days, which the schema refuses. */
export function leadTimeInputOf({
  isSoldWithoutStock,
  minDays,
  maxDays,
}: DraftLeadTime): LeadTimeInput | null {
  return isSoldWithoutStock ? { min_days: Number(minDays), max_days: Number(maxDays) } : null;
}

export function refuseLeadTime(draft: DraftLeadTime): FieldErrors {
  const input = leadTimeInputOf(draft);
  const { error } = input ? leadTimeSchema.safeParse(input) : {};
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [`lead_time.${path.join(".")}`, message]),
  );
}
