import { createRoute, z } from "@hono/zod-openapi";
import { legalSlugs } from "#domain/legal/legal-pages.ts";
import { legalTextSchema } from "#domain/legal/legal-text-schema.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { listLegalPages, restoreLegalPage, saveLegalPage } from "./legal-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const params = z.object({ slug: z.enum(legalSlugs, "Página desconhecida") });
const updated_at = z
  .string()
  .max(40)
  .nullable()
  .describe("A versão sobre a qual a alteração foi feita; nulo para o texto padrão");

const pageSchema = z.object({
  slug: z.enum(legalSlugs),
  title: z.string(),
  body: z.string(),
  default_body: z.string(),
  is_default: z.boolean(),
  updated_at,
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/legal-pages",
  summary: "As páginas legais, para editar",
  responses: { 200: { description: "As páginas", content: json(z.array(pageSchema)) } },
});

const saveRoute = createRoute({
  method: "put",
  path: "/admin/legal-pages/{slug}",
  summary: "Altera o texto de uma página legal",
  request: {
    params,
    body: { required: true, content: json(z.object({ body: legalTextSchema, updated_at })) },
  },
  responses: {
    200: { description: "A página", content: json(pageSchema) },
    409: { description: "Alguém alterou a página nesse meio-tempo; nada foi gravado" },
  },
});

const restoreRoute = createRoute({
  method: "post",
  path: "/admin/legal-pages/{slug}/restore",
  summary: "Restaura o texto padrão de uma página legal",
  request: { params, body: { required: true, content: json(z.object({ updated_at })) } },
  responses: {
    200: { description: "A página", content: json(pageSchema) },
    409: { description: "Alguém alterou a página nesse meio-tempo; nada foi gravado" },
  },
});

export function legalApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/legal-pages/*", noStore);
  return api
    .openapi(listRoute, async (c) => c.json(await listLegalPages(await contextOf(c.var)), 200))
    .openapi(saveRoute, async (c) => {
      const { slug } = c.req.valid("param");
      return c.json(await saveLegalPage(await contextOf(c.var), slug, c.req.valid("json")), 200);
    })
    .openapi(restoreRoute, async (c) => {
      const { slug } = c.req.valid("param");
      const { updated_at: version } = c.req.valid("json");
      return c.json(await restoreLegalPage(await contextOf(c.var), slug, version), 200);
    });
}
