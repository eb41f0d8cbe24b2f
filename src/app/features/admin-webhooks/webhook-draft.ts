import type { z } from "zod";
import type { WebhookEvent } from "#domain/webhooks/webhook-event.ts";
import { webhookEvents } from "#domain/webhooks/webhook-event.ts";
import type { webhookInputSchema } from "#domain/webhooks/webhook-input.ts";
import type { Webhook } from "./use-webhooks.ts";

export interface WebhookDraft {
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  active: boolean;
}

export const newDraft: WebhookDraft = { name: "", url: "", events: webhookEvents, active: true };

export const draftOf = ({ name, url, events, active }: Webhook): WebhookDraft => ({
  name,
  url,
  events,
  active,
});

export const toInput = (draft: WebhookDraft): z.input<typeof webhookInputSchema> => ({
  ...draft,
  events: [...draft.events],
});

/** In the order in which they are offered. */
export const toggleEvent = (events: readonly WebhookEvent[], toggled: WebhookEvent): WebhookEvent[] =>
  webhookEvents.filter((event) => events.includes(event) !== (event === toggled));
