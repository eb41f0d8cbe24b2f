import { createRoute, z } from "@hono/zod-openapi";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountParts } from "./account-context.ts";
import { accountContextOf } from "./request-account-context.ts";
import { checkUserStatus, isAdmin } from "./role-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });

const isAdminRoute = createRoute({
  method: "post",
  path: "/rpc/is_admin",
  summary: "Diz se um usuário é administrador; só ao próprio e a administradores",
  request: { body: { required: true, content: json(z.object({ user_id: z.uuid("Usuário inválido") })) } },
  responses: { 200: { description: "Sim ou não", content: json(z.boolean()) } },
});

const checkUserStatusRoute = createRoute({
  method: "post",
  path: "/rpc/check_user_status",
  summary: "Diz se um email tem conta e se está confirmado",
  request: { body: { required: true, content: json(z.object({ email: z.string().max(1000) })) } },
  responses: {
    200: {
      description: "O estado",
      content: json(z.object({ exists: z.boolean(), confirmed: z.boolean() })),
    },
  },
});

export function rpcApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(isAdminRoute, async (c) =>
      c.json(await isAdmin(await contextFor(c), c.req.valid("json").user_id), 200),
    )
    .openapi(checkUserStatusRoute, async (c) => {
      return c.json(await checkUserStatus(await contextFor(c), c.req.valid("json").email), 200);
    });
}
