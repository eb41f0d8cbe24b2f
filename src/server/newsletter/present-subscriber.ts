import { z } from "@hono/zod-openapi";
import { subscriberStatuses } from "#domain/newsletter/subscriber.ts";
import type { Subscriber } from "./subscriber-service.ts";

export const subscriberSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    status: z.enum(subscriberStatuses),
    created_at: z.string(),
    confirmed_at: z.string().nullable(),
    unsubscribed_at: z.string().nullable(),
  })
  .openapi("Subscriber");

/** Leaves out the token, because it allows its holder to act for the subscriber. */
export function presentSubscriber(row: Subscriber): z.output<typeof subscriberSchema> {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
  };
}
