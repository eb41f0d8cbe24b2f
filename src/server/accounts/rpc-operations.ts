import { z } from "@hono/zod-openapi";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { userStatusSchema } from "./present-role.ts";

export const rpcOperations = defineOperations(
  { tag: "Papéis" },
  {
    isAdmin: {
      access: "customer",
      method: "post",
      path: "/api/rpc/is_admin",
      summary: "Diz se um usuário é administrador; só ao próprio e a administradores",
      request: {
        body: jsonBody(z.object({ user_id: z.uuid("Usuário inválido") }), {
          user_id: "8f14e45f-ceea-467f-a0e6-0d5c1b2a3c4d",
        }),
      },
      responses: { 200: json("Sim ou não", z.boolean()) },
      refusals: { 403: "É outra pessoa, e quem pergunta não é administrador" },
    },
    checkUserStatus: {
      access: "anyone",
      method: "post",
      path: "/api/rpc/check_user_status",
      summary: "Diz se um e-mail tem conta e se está confirmado",
      request: { body: jsonBody(z.object({ email: z.string().max(1000) }), { email: "ana@exemplo.com.br" }) },
      responses: { 200: json("O estado", userStatusSchema) },
      refusals: { 429: "Perguntas demais em pouco tempo" },
    },
  },
);
