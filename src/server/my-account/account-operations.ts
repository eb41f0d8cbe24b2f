import { z } from "@hono/zod-openapi";
import { roleSchema } from "../accounts/present-role.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { ownDataSchema, ownSessionSchema, profileSchema } from "./present-account.ts";

export const accountOperations = defineOperations(
  { tag: "Conta" },
  {
    getOwnProfile: {
      access: "customer",
      method: "get",
      path: "/api/account",
      summary: "O próprio cadastro",
      responses: { 200: json("O cadastro", profileSchema) },
    },
    deleteOwnAccount: {
      access: "customer",
      method: "delete",
      path: "/api/account",
      summary: "Exclui a própria conta; os pedidos ficam sem dados pessoais",
      request: {
        body: jsonBody(z.object({ password: z.string().max(1000) }), { password: "minha-senha-2026" }),
      },
      responses: { 204: empty("Excluída") },
      refusals: {
        400: "A senha está incorreta",
        409: "É o último administrador da loja",
        429: "Tentativas demais em pouco tempo",
      },
    },
    exportOwnData: {
      access: "customer",
      method: "get",
      path: "/api/account/export",
      summary: "Tudo o que a loja guarda sobre a própria conta, para baixar",
      responses: { 200: json("Os dados", ownDataSchema) },
    },
    listOwnRoles: {
      access: "customer",
      method: "get",
      path: "/api/account/roles",
      summary: "Os próprios papéis",
      responses: { 200: json("Os papéis; nenhum, para clientes", z.array(roleSchema)) },
    },
    listOwnSessions: {
      access: "customer",
      method: "get",
      path: "/api/account/sessions",
      summary: "Onde a conta está conectada",
      responses: { 200: json("As sessões, a última usada primeiro", z.array(ownSessionSchema)) },
    },
    endOwnSession: {
      access: "customer",
      method: "delete",
      path: "/api/account/sessions/{id}",
      summary: "Encerra uma das próprias sessões",
      request: { params: z.object({ id: z.uuid("Sessão não encontrada") }) },
      responses: { 204: empty("Encerrada") },
      refusals: { 404: "Não existe, ou é de outra pessoa" },
    },
  },
);
