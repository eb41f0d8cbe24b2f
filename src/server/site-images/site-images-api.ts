import { createRoute, z } from "@hono/zod-openapi";
import {
  newSiteImageSchema,
  siteImageChangesSchema,
  siteImageTypeSchema,
} from "#domain/site-images/site-image.ts";
import { type LinkedSiteImage, linkedSiteImageSchema } from "#domain/site-images/stored-site-image.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { ServiceContext } from "../service-context.ts";
import { findLinkedCategories } from "./linked-categories.ts";
import { presentSiteImage } from "./present-site-image.ts";
import { reorderSiteImages } from "./reorder-service.ts";
import {
  createSiteImage,
  deleteSiteImage,
  listSiteImages,
  type SiteImageRow,
  updateSiteImage,
} from "./site-image-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const params = z.object({ id: z.uuid("Imagem não encontrada.") });

const list = createRoute({
  method: "get",
  path: "/admin/site-images",
  summary: "As imagens do site, em ordem de posição",
  request: {
    query: z.object({
      type: siteImageTypeSchema.optional(),
      reference_id: z.string().max(60).optional(),
      active: z.enum(["true", "false"]).optional(),
    }),
  },
  responses: { 200: { description: "As imagens", content: json(z.array(linkedSiteImageSchema)) } },
});

const create = createRoute({
  method: "post",
  path: "/admin/site-images",
  summary: "Adiciona uma imagem, na última posição do seu tipo",
  request: { body: { required: true, content: json(newSiteImageSchema) } },
  responses: {
    201: { description: "A imagem", content: json(linkedSiteImageSchema) },
    409: { description: "A categoria já tem uma imagem" },
  },
});

const update = createRoute({
  method: "patch",
  path: "/admin/site-images/{id}",
  summary: "Altera os campos enviados de uma imagem",
  request: { params, body: { required: true, content: json(siteImageChangesSchema) } },
  responses: {
    200: { description: "A imagem", content: json(linkedSiteImageSchema) },
    404: { description: "Não existe" },
  },
});

const remove = createRoute({
  method: "delete",
  path: "/admin/site-images/{id}",
  summary: "Remove uma imagem",
  request: { params },
  responses: { 204: { description: "Removida" }, 404: { description: "Não existe" } },
});

const reorder = createRoute({
  method: "put",
  path: "/admin/site-images/order",
  summary: "Ordena todas as imagens de um tipo: posições 0 a n-1 na ordem dos ids",
  request: {
    body: {
      required: true,
      content: json(z.object({ ids: z.array(z.uuid("Imagem não encontrada.")).min(1).max(1000) })),
    },
  },
  responses: {
    204: { description: "Ordenadas" },
    409: { description: "A lista não é mais a que está guardada; nada mudou" },
  },
});

export function siteImagesApi(contextOf: ContextOf) {
  return newApi()
    .openapi(list, async (c) => {
      const ctx = await contextOf(c.var);
      const { active, ...filter } = c.req.valid("query");
      const rows = await listSiteImages(ctx, { ...filter, active: active && active === "true" });
      return c.json(await presentLinked(ctx, rows), 200);
    })
    .openapi(create, async (c) => {
      const ctx = await contextOf(c.var);
      const row = await createSiteImage(ctx, c.req.valid("json"));
      return c.json(await presentOne(ctx, row), 201);
    })
    .openapi(update, async (c) => {
      const ctx = await contextOf(c.var);
      const row = await updateSiteImage(ctx, c.req.valid("param").id, c.req.valid("json"));
      return c.json(await presentOne(ctx, row), 200);
    })
    .openapi(remove, async (c) => {
      await deleteSiteImage(await contextOf(c.var), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(reorder, async (c) => {
      await reorderSiteImages(await contextOf(c.var), c.req.valid("json").ids);
      return c.body(null, 204);
    });
}

async function presentLinked(ctx: ServiceContext, rows: readonly SiteImageRow[]) {
  const linked = await findLinkedCategories(
    ctx,
    rows.map(({ link }) => link),
  );
  return rows.map((row) => ({
    ...presentSiteImage(row),
    category: (row.link && linked.get(row.link)) || null,
  }));
}

async function presentOne(ctx: ServiceContext, row: SiteImageRow) {
  const [presented] = await presentLinked(ctx, [row]);
  return presented as LinkedSiteImage;
}
