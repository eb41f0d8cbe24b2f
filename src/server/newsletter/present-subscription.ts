import { z } from "@hono/zod-openapi";
import type { SubscriptionOutcome } from "./newsletter-service.ts";

export const subscriptionOutcomeSchema = z
  .object({
    confirm_by_mail: z.boolean().describe("Se a inscrição ainda precisa ser confirmada pelo e-mail"),
  })
  .openapi("SubscriptionOutcome");

export function presentSubscriptionOutcome({
  confirmByMail,
}: SubscriptionOutcome): z.output<typeof subscriptionOutcomeSchema> {
  return { confirm_by_mail: confirmByMail };
}
