import { z } from "zod";
import { typedSearch } from "../customers/customer-filter.ts";

export const subscriberStatuses = ["confirmed", "pending", "unsubscribed"] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

export const subscriberLooks: Record<SubscriberStatus, { label: string; tone: "ok" | "warn" | "neutral" }> = {
  confirmed: { label: "Confirmado", tone: "ok" },
  pending: { label: "Aguardando", tone: "warn" },
  unsubscribed: { label: "Cancelado", tone: "neutral" },
};

export const SUBSCRIBERS_PER_PAGE = 25;

/** Which addresses of the newsletter are listed or exported. */
export const subscriberFilterSchema = z.object({
  q: typedSearch,
  status: z.enum(subscriberStatuses, "Situação inválida").optional(),
});

export type SubscriberFilter = z.output<typeof subscriberFilterSchema>;
