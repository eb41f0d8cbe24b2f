import { z } from "@hono/zod-openapi";
import { attemptSchema, deliveryFilters, filterOfDelivery } from "#domain/webhooks/delivery-state.ts";
import { sentEvents, webhookEvents } from "#domain/webhooks/webhook-event.ts";
import type { TestResult } from "./deliveries-service.ts";
import type { WithSecret } from "./endpoint-service.ts";
import type { CountedEndpoint } from "./read-endpoints.ts";
import { offReasons } from "./tables.ts";
import { type Delivery, secretsOf } from "./webhook-context.ts";
import type { WebhookDesk } from "./webhook-desk.ts";

const state = z
  .enum(deliveryFilters)
  .describe("`waiting`: ainda não foi tentado. `failing`: falhou, e é tentado de novo. `given_up`: desistiu");

export const webhookSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(webhookEvents)),
    active: z.boolean(),
    off_reason: z
      .enum(offReasons)
      .nullable()
      .describe(
        "`gone`: o endereço respondeu 410. `failing`: tudo falhou por três dias. Null: você o pausou",
      ),
    secret_is_readable: z
      .boolean()
      .describe("Se não, foi gravado com outro SESSION_SECRET, e nada é enviado"),
    old_secret_until: z.string().nullable().describe("Até quando o segredo anterior também assina"),
    failing_since: z.string().nullable(),
    last: z
      .object({ type: z.enum(sentEvents), state, attempt: attemptSchema })
      .nullable()
      .describe("O envio mais novo que já foi tentado"),
    waiting: z.int(),
    given_up: z.int(),
    updated_at: z.string(),
  })
  .openapi("Webhook");

export const withSecretSchema = z
  .object({ webhook: webhookSchema, secret: z.string().describe("Começa com whsec_; não aparece de novo") })
  .openapi("WebhookWithSecret");

export const deliverySchema = z
  .object({
    id: z.uuid(),
    type: z.enum(sentEvents),
    state,
    attempts: z.int().describe("Quantas vezes foi tentado; o registro guarda as 20 últimas"),
    last_attempt: attemptSchema.nullable(),
    next_attempt_at: z.string().nullable(),
    created_at: z.string(),
  })
  .openapi("WebhookDelivery");

export const deliveryDetailsSchema = deliverySchema
  .extend({
    attempts_made: z.array(attemptSchema).describe("Da mais antiga à mais nova"),
    body: z.string().describe("O corpo, como foi assinado"),
  })
  .openapi("WebhookDeliveryDetails");

export const testResultSchema = z
  .object({
    delivery: deliveryDetailsSchema,
    answer: z.string().describe("O começo do que o outro programa respondeu; não fica gravado"),
  })
  .openapi("WebhookTestResult");

export function presentWebhook(
  { endpoint, last, waiting, givenUp }: CountedEndpoint,
  desk: WebhookDesk,
  now: Date,
): z.output<typeof webhookSchema> {
  const { oldSecretUntil } = endpoint;
  return {
    id: endpoint.id,
    name: endpoint.name,
    url: endpoint.url,
    events: endpoint.events,
    active: endpoint.active,
    off_reason: endpoint.offReason,
    secret_is_readable: secretsOf(desk, endpoint, now) !== undefined,
    old_secret_until: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    last: last && {
      type: last.type,
      state: filterOfDelivery(last.state, last.failures),
      attempt: last.attempt,
    },
    waiting,
    given_up: givenUp,
    updated_at: endpoint.updatedAt.toISOString(),
  };
}

export const presentWithSecret = (
  { shown, secret }: WithSecret,
  desk: WebhookDesk,
  now: Date,
): z.output<typeof withSecretSchema> => ({ webhook: presentWebhook(shown, desk, now), secret });

export function presentDelivery(delivery: Delivery): z.output<typeof deliverySchema> {
  return {
    id: delivery.id,
    type: delivery.type,
    state: filterOfDelivery(delivery.state, delivery.failures),
    attempts: delivery.attempts.length,
    last_attempt: delivery.attempts.at(-1) ?? null,
    next_attempt_at: delivery.attemptAt?.toISOString() ?? null,
    created_at: delivery.createdAt.toISOString(),
  };
}

export function presentDeliveryDetails(delivery: Delivery): z.output<typeof deliveryDetailsSchema> {
  return { ...presentDelivery(delivery), attempts_made: delivery.attempts, body: delivery.body };
}

export const presentTestResult = ({ delivery, answer }: TestResult): z.output<typeof testResultSchema> => ({
  delivery: presentDeliveryDetails(delivery),
  answer,
});
