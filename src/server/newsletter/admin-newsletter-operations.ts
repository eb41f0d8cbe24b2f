import { z } from "@hono/zod-openapi";
import { subscriberFilterSchema } from "#domain/newsletter/subscriber.ts";
import { empty, json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import { subscriberSchema } from "./present-subscriber.ts";

export const adminNewsletterOperations = defineOperations(
  { tag: "Administração: newsletter" },
  {
    listSubscribers: {
      access: "store",
      method: "get",
      path: "/api/admin/newsletter",
      summary: "Os e-mails da newsletter: busca, situação e páginas",
      request: { query: subscriberFilterSchema.extend({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página, do mais novo ao mais antigo", pageSchema(subscriberSchema)) },
    },
    exportSubscribers: {
      access: "store",
      method: "get",
      path: "/api/admin/newsletter/export",
      summary: "Os e-mails filtrados, todos, como planilha CSV",
      request: { query: subscriberFilterSchema },
      responses: {
        200: {
          description: "UTF-8 com BOM, separada por ponto e vírgula",
          content: { "text/csv": { schema: z.string() } },
        },
      },
    },
    deleteSubscriber: {
      access: "store",
      method: "delete",
      path: "/api/admin/newsletter/{id}",
      summary: "Remove um e-mail da newsletter",
      request: { params: z.object({ id: z.uuid("E-mail não encontrado na lista") }) },
      responses: { 204: empty("Removido") },
      refusals: { 404: "Não está na lista" },
    },
  },
);
