import { z } from "zod";
import type { LeadTime } from "./lead-time.ts";

export const MAX_LEAD_DAYS = 180;

const INVALID = `Use um número de 1 a ${MAX_LEAD_DAYS}`;
const days = z.int(INVALID).min(1, INVALID).max(MAX_LEAD_DAYS, INVALID);

/** The lead time of a product that is also sold without stock. */
export const leadTimeSchema = z
  .object({ min_days: days, max_days: days })
  .refine(({ min_days, max_days }) => min_days <= max_days, {
    path: ["max_days"],
    message: "O prazo máximo não pode ser menor que o mínimo",
  });

export type LeadTimeInput = z.output<typeof leadTimeSchema>;

export const toLeadTime = ({ min_days, max_days }: LeadTimeInput): LeadTime => ({
  minDays: min_days,
  maxDays: max_days,
});

export const fromLeadTime = ({ minDays, maxDays }: LeadTime): LeadTimeInput => ({
  min_days: minDays,
  max_days: maxDays,
});
