import { z } from "@hono/zod-openapi";
import { legalSlugs } from "#domain/legal/legal-pages.ts";
import { legalTextSchema } from "#domain/legal/legal-text-schema.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { legalPageSchema } from "./present-legal-page.ts";

const params = z.object({ slug: z.enum(legalSlugs, "Página desconhecida") });
const basedOn = z
  .string()
  .max(40)
  .nullable()
  .describe("A versão sobre a qual a alteração foi feita; nulo para o texto padrão");
const exampleVersion = "2026-01-01T00:00:00.000Z";
const page = json("A página", legalPageSchema);
const refusals = { 409: "Alguém alterou a página nesse meio-tempo; nada foi gravado" };

export const legalOperations = defineOperations(
  { tag: "Administração: páginas legais" },
  {
    listLegalPages: {
      access: "store",
      method: "get",
      path: "/api/admin/legal-pages",
      summary: "As páginas legais, para editar",
      responses: { 200: json("As páginas", z.array(legalPageSchema)) },
    },
    updateLegalPage: {
      access: "store",
      method: "put",
      path: "/api/admin/legal-pages/{slug}",
      summary: "Altera o texto de uma página legal",
      request: {
        params,
        body: jsonBody(z.object({ body: legalTextSchema, updated_at: basedOn }), {
          body: "Você pode trocar ou devolver em até 7 dias. Escreva para {email}.",
          updated_at: exampleVersion,
        }),
      },
      responses: { 200: page },
      refusals,
    },
    restoreLegalPage: {
      access: "store",
      method: "post",
      path: "/api/admin/legal-pages/{slug}/restore",
      summary: "Restaura o texto padrão de uma página legal",
      request: {
        params,
        body: jsonBody(z.object({ updated_at: basedOn }), { updated_at: exampleVersion }),
      },
      responses: { 200: page },
      refusals,
    },
  },
);
