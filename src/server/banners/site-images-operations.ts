import { z } from "@hono/zod-openapi";
import {
  newSiteImageSchema,
  siteImageChangesSchema,
  siteImageTypeSchema,
} from "#domain/site-images/site-image.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { queryFlag } from "../api/query-flag.ts";
import { linkedSiteImageSchema } from "./present-linked-site-image.ts";

const idSchema = z.uuid("Imagem não encontrada.");
const params = z.object({ id: idSchema });
const image = json("A imagem", linkedSiteImageSchema);
const notFound = "Não existe";
const exampleId = "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d";

export const siteImagesOperations = defineOperations(
  { tag: "Administração: imagens do site" },
  {
    listSiteImages: {
      access: "catalog",
      method: "get",
      path: "/api/admin/site-images",
      summary: "As imagens do site, em ordem de posição",
      request: {
        query: z.object({
          type: siteImageTypeSchema.optional(),
          reference_id: z.string().max(60).optional(),
          active: queryFlag,
        }),
      },
      responses: { 200: json("As imagens", z.array(linkedSiteImageSchema)) },
    },
    createSiteImage: {
      access: "catalog",
      method: "post",
      path: "/api/admin/site-images",
      summary: "Adiciona uma imagem, na última posição do seu tipo",
      request: {
        body: jsonBody(newSiteImageSchema, {
          type: "featured",
          title: "Coleção de verão",
          link: "/categoria/retro",
          image_url: "https://fotos.exemplo.com.br/verao/praia.jpg",
        }),
      },
      responses: { 201: image },
      refusals: { 409: "A categoria já tem uma imagem" },
    },
    reorderSiteImages: {
      access: "catalog",
      method: "put",
      path: "/api/admin/site-images/order",
      summary: "Ordena todas as imagens de um tipo: posições 0 a n-1 na ordem dos ids",
      request: {
        body: jsonBody(z.object({ ids: z.array(idSchema).min(1).max(1000) }), { ids: [exampleId] }),
      },
      responses: { 204: empty("Ordenadas") },
      refusals: { 409: "A lista não é mais a que está guardada; nada mudou" },
    },
    updateSiteImage: {
      access: "catalog",
      method: "patch",
      path: "/api/admin/site-images/{id}",
      summary: "Altera os campos enviados de uma imagem",
      request: { params, body: jsonBody(siteImageChangesSchema, { title: "Coleção de inverno" }) },
      responses: { 200: image },
      refusals: { 404: notFound },
    },
    deleteSiteImage: {
      access: "catalog",
      method: "delete",
      path: "/api/admin/site-images/{id}",
      summary: "Remove uma imagem",
      request: { params },
      responses: { 204: empty("Removida") },
      refusals: { 404: notFound },
    },
  },
);
