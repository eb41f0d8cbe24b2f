import { z } from "@hono/zod-openapi";
import type { MessageTemplates } from "#domain/orders/message-templates.ts";

/** One text for each stage of an order. */
export const messageTemplatesAnswer = z
  .object({
    received: z.string(),
    payment: z.string(),
    payment_confirmed: z.string(),
    sent: z.string(),
  })
  .openapi("MessageTemplates");

export function presentMessageTemplates(
  templates: MessageTemplates,
): z.output<typeof messageTemplatesAnswer> {
  const { received, payment, payment_confirmed, sent } = templates;
  return { received, payment, payment_confirmed, sent };
}
