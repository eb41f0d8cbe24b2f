import { z } from "zod";
import { requiredLine } from "../typed-text.ts";
import { refuseWebhookAddress, tidyWebhookAddress } from "./webhook-address.ts";
import { webhookEvents } from "./webhook-event.ts";
import { webhookTexts as texts } from "./webhook-texts.ts";

export const MAX_WEBHOOKS = 10;
export const MAX_WEBHOOK_NAME = 60;

const address = z.string(texts.address).transform((text, context) => {
  const refusal = refuseWebhookAddress(text);
  if (refusal === undefined) return tidyWebhookAddress(text);
  context.issues.push({ code: "custom", message: refusal, input: text });
  return z.NEVER;
});

/** What the owner decides about an endpoint. */
export const webhookInputSchema = z.object({
  name: requiredLine(MAX_WEBHOOK_NAME, texts.nameMissing),
  url: address,
  events: z
    .array(z.enum(webhookEvents, texts.eventsMissing), texts.eventsMissing)
    .min(1, texts.eventsMissing)
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  active: z.boolean().default(true),
});

export type WebhookInput = z.output<typeof webhookInputSchema>;

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const webhookUpdateSchema = webhookInputSchema
  .extend({ updated_at: z.iso.datetime("Diga qual versão foi editada") })
  .transform(({ updated_at, ...webhook }) => ({ version: new Date(updated_at), webhook }));
