import { createRoute, z } from "@hono/zod-openapi";
import { subscriberFilterSchema } from "#domain/newsletter/subscriber.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { cursorSchema, pageSchema } from "../api/page-schema.ts";
import { noStore } from "../http/no-store.ts";
import { streamText } from "../http/stream-text.ts";
import { exportSubscribers } from "./export-subscribers-service.ts";
import { listSubscribers, removeSubscriber, type Subscriber } from "./subscriber-service.ts";

const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.string(),
  created_at: z.string(),
  confirmed_at: z.string().nullable(),
  unsubscribed_at: z.string().nullable(),
});

const list = createRoute({
  method: "get",
  path: "/admin/newsletter",
  summary: "Os emails da newsletter: busca, situação e páginas",
  request: { query: subscriberFilterSchema.extend({ cursor: cursorSchema }) },
  responses: {
    200: {
      description: "Uma página, do mais novo ao mais antigo",
      content: { "application/json": { schema: pageSchema(subscriberSchema) } },
    },
  },
});

const exportCsv = createRoute({
  method: "get",
  path: "/admin/newsletter/export",
  summary: "Os emails filtrados, todos, como planilha CSV",
  request: { query: subscriberFilterSchema },
  responses: {
    200: {
      description: "UTF-8 com BOM, separada por ponto e vírgula",
      content: { "text/csv": { schema: z.string() } },
    },
  },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/newsletter/{id}",
  summary: "Remove um email da newsletter",
  request: { params: z.object({ id: z.uuid("Email não encontrado na lista") }) },
  responses: { 204: { description: "Removido" }, 404: { description: "Não está na lista" } },
});

export function adminNewsletterApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  const api = newApi();
  api.use("/admin/newsletter/*", noStore);
  return api
    .openapi(list, async (c) => {
      const { cursor, ...filter } = c.req.valid("query");
      const page = await listSubscribers(await contextOf(c.var), filter, cursor);
      return c.json({ ...page, rows: page.rows.map(presentSubscriber) }, 200);
    })
    .openapi(exportCsv, async (c) => {
      const ctx = await contextOf(c.var);
      const pieces = exportSubscribers(ctx, c.req.valid("query"), publicOrigin);
      c.header("Content-Type", "text/csv; charset=utf-8");
      c.header("Content-Disposition", `attachment; filename="newsletter-${dayOf(ctx.now)}.csv"`);
      return c.body(streamText(pieces)) as never;
    })
    .openapi(remove, async (c) => {
      await removeSubscriber(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    });
}

/** Without the token: whoever has it acts in the subscriber's name. */
function presentSubscriber(row: Subscriber): z.output<typeof subscriberSchema> {
  return {
    id: row.id,
    email: row.email,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
  };
}
