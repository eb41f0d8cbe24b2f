import { z } from "@hono/zod-openapi";
import { apiKeyInputSchema, apiKeyUpdateSchema } from "#domain/api-keys/api-key-input.ts";
import { apiKeyTexts } from "#domain/api-keys/api-key-texts.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { apiKeySchema, newApiKeySchema } from "./present-api-key.ts";

const params = z.object({ id: z.uuid(apiKeyTexts.notFound) });
const notFound = "Não existe, ou foi revogada";

const exampleKey: z.input<typeof apiKeyInputSchema> = {
  name: "ERP",
  scopes: { orders: "read", catalog: "write" },
};

export const apiKeysOperations = defineOperations(
  { tag: "Administração: chaves da API" },
  {
    listApiKeys: {
      access: "store",
      method: "get",
      path: "/api/admin/api-keys",
      summary: "As chaves da API, sem o segredo, da mais nova à mais antiga",
      responses: { 200: json("As chaves", z.array(apiKeySchema)) },
    },
    createApiKey: {
      access: "store",
      method: "post",
      path: "/api/admin/api-keys",
      summary: "Cria uma chave para outro programa",
      description:
        "Pede a senha confirmada há pouco, e todos os donos recebem um aviso. O programa envia a chave em `Authorization: Bearer manto_…`; o que ela pode está em `scopes`.",
      request: { body: jsonBody(apiKeyInputSchema, exampleKey) },
      responses: { 201: json("A chave, inteira só aqui", newApiKeySchema) },
      refusals: { 403: "É preciso confirmar a senha de novo" },
    },
    updateApiKey: {
      access: "store",
      method: "put",
      path: "/api/admin/api-keys/{id}",
      summary: "Altera o nome, as áreas ou a validade de uma chave; o segredo continua o mesmo",
      description: "Abrir uma área ou estender a validade pede a senha confirmada há pouco e avisa os donos.",
      request: {
        params,
        body: jsonBody(apiKeyUpdateSchema, { ...exampleKey, updated_at: "2026-11-15T12:00:00.000Z" }),
      },
      responses: { 200: json("A chave, sem o segredo", apiKeySchema) },
      refusals: {
        403: "É preciso confirmar a senha de novo",
        404: notFound,
        409: "Outra pessoa a alterou; nada mudou",
      },
    },
    revokeApiKey: {
      access: "store",
      method: "delete",
      path: "/api/admin/api-keys/{id}",
      summary: "Revoga uma chave: a próxima chamada com ela é recusada",
      request: { params },
      responses: { 204: empty("Revogada") },
      refusals: { 404: notFound },
    },
  },
);
