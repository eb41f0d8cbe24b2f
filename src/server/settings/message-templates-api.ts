import { createRoute } from "@hono/zod-openapi";
import { messageTemplatesSchema } from "#domain/orders/message-templates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { getMessageTemplates, saveMessageTemplates } from "./message-templates-service.ts";

const content = { "application/json": { schema: messageTemplatesSchema } };

const read = createRoute({
  method: "get",
  path: "/admin/settings/message-templates",
  summary: "Os modelos de mensagem para clientes",
  responses: { 200: { description: "Um texto para cada momento do pedido", content } },
});

const save = createRoute({
  method: "put",
  path: "/admin/settings/message-templates",
  summary: "Altera os modelos de mensagem para clientes",
  request: { body: { required: true, content } },
  responses: { 200: { description: "Os modelos guardados", content } },
});

export function messageTemplatesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(read, async (c) => c.json(await getMessageTemplates(await contextOf(c.var)), 200))
    .openapi(save, async (c) => {
      const ctx = await contextOf(c.var);
      return c.json(await saveMessageTemplates(ctx, c.req.valid("json")), 200);
    });
}
