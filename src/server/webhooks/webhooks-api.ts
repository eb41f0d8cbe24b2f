import { z } from "@hono/zod-openapi";
import { eventLabels, type SentEvent } from "#domain/webhooks/webhook-event.ts";
import { webhookPayloads } from "#domain/webhooks/webhook-payload.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentPage } from "../api/present-page.ts";
import {
  getDelivery,
  listDeliveries,
  resendDelivery,
  resendGivenUp,
  testWebhook,
} from "./deliveries-service.ts";
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  updateWebhook,
} from "./endpoint-service.ts";
import {
  presentDelivery,
  presentDeliveryDetails,
  presentTestResult,
  presentWebhook,
  presentWithSecret,
} from "./present-webhook.ts";
import type { WebhookDesk } from "./webhook-desk.ts";
import type { WebhookWorker } from "./webhook-worker.ts";
import { webhooksOperations as operations } from "./webhooks-operations.ts";

interface WebhooksApiOptions {
  desk: WebhookDesk;
  worker: Pick<WebhookWorker, "wake" | "sendBeside">;
}

export function webhooksApi(contextOf: ContextOf, { desk, worker }: WebhooksApiOptions) {
  const api = newApi()
    .openapi(operations.listWebhooks, async (c) => {
      const ctx = await contextOf(c.var);
      const found = await listWebhooks(ctx);
      return c.json(
        found.map((one) => presentWebhook(one, desk, ctx.now)),
        200,
      );
    })
    .openapi(operations.createWebhook, async (c) => {
      const ctx = await contextOf(c.var);
      const created = await createWebhook(ctx, desk, c.req.valid("json"));
      return c.json(presentWithSecret(created, desk, ctx.now), 201);
    })
    .openapi(operations.updateWebhook, async (c) => {
      const ctx = await contextOf(c.var);
      const saved = await updateWebhook(ctx, desk, c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentWebhook(saved, desk, ctx.now), 200);
    })
    .openapi(operations.deleteWebhook, async (c) => {
      await deleteWebhook(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.renewWebhookSecret, async (c) => {
      const ctx = await contextOf(c.var);
      const renewed = await renewWebhookSecret(ctx, desk, c.req.valid("param").id);
      return c.json(presentWithSecret(renewed, desk, ctx.now), 200);
    })
    .openapi(operations.testWebhook, async (c) => {
      const ctx = await contextOf(c.var);
      const { id } = c.req.valid("param");
      const result = await worker.sendBeside((stop) => testWebhook(ctx, desk, id, stop));
      return c.json(presentTestResult(result), 200);
    })
    .openapi(operations.resendGivenUpWebhooks, async (c) => {
      const resent = await resendGivenUp(await contextOf(c.var), desk, c.req.valid("param").id);
      worker.wake();
      return c.json({ resent }, 200);
    })
    .openapi(operations.listWebhookDeliveries, async (c) => {
      const page = await listDeliveries(
        await contextOf(c.var),
        c.req.valid("param").id,
        c.req.valid("query"),
      );
      return c.json(presentPage(page, presentDelivery), 200);
    })
    .openapi(operations.getWebhookDelivery, async (c) => {
      const { id, delivery_id } = c.req.valid("param");
      return c.json(presentDeliveryDetails(await getDelivery(await contextOf(c.var), id, delivery_id)), 200);
    })
    .openapi(operations.resendWebhookDelivery, async (c) => {
      const { id, delivery_id } = c.req.valid("param");
      const delivery = await resendDelivery(await contextOf(c.var), desk, id, delivery_id);
      worker.wake();
      return c.json(presentDelivery(delivery), 200);
    });
  documentPayloads(api);
  return api;
}

/** The `webhooks` of the OpenAPI document: what the other program has to take. */
function documentPayloads({ openAPIRegistry }: ReturnType<typeof newApi>): void {
  for (const [type, schema] of Object.entries(webhookPayloads)) {
    const { label, when } = eventLabels[type as SentEvent];
    openAPIRegistry.registerWebhook({
      method: "post",
      path: type,
      summary: `${label}: ${when}`,
      request: {
        headers: z.object({
          "webhook-id": z.string(),
          "webhook-timestamp": z.string(),
          "webhook-signature": z.string().describe("Standard Webhooks: uma ou mais assinaturas v1"),
        }),
        body: { required: true, content: { "application/json": { schema } } },
      },
      responses: { 204: { description: "Qualquer 2xx: recebido. 410: não quer mais nada" } },
    });
  }
}
