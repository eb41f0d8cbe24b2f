import { z } from "@hono/zod-openapi";
import type { MessageTemplates } from "#domain/orders/message-templates.ts";

/** One text for each stage of an order. */
export const messageTemplatesAnswer = z
  .object({
    received: z.string(),
    payment: z.string(),
    payment_confirmed: z.string(),
    sent: z.string(),
    in_production: z.string().optional().describe("Esta e as seguintes só onde a loja usa etapas"),
    ready: z.string().optional(),
    delivered: z.string().optional(),
  })
  .openapi("MessageTemplates");

export function presentMessageTemplates(
  templates: MessageTemplates,
): z.output<typeof messageTemplatesAnswer> {
  const { received, payment, payment_confirmed, sent, in_production, ready, delivered } = templates;
  return { received, payment, payment_confirmed, sent, in_production, ready, delivered };
}
