import { createRoute, z } from "@hono/zod-openapi";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import type { AccountParts } from "./account-context.ts";
import { deleteOwnAccount } from "./delete-account-service.ts";
import { exportOwnData, getOwnProfile } from "./profile-service.ts";
import { accountContextOf } from "./request-account-context.ts";
import { listOwnRoles } from "./role-service.ts";
import { clearSessionCookies, isBrowser } from "./session-cookies.ts";
import { endOwnSession, listOwnSessions } from "./session-service.ts";

const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { "application/json": { schema } } },
});

const profileRoute = createRoute({
  method: "get",
  path: "/account",
  summary: "O próprio cadastro",
  responses: answer(
    "O cadastro",
    z.object({
      id: z.uuid(),
      email: z.string(),
      full_name: z.string(),
      confirmed: z.boolean(),
      role: z.enum(["admin", "customer"]),
      created_at: z.string(),
    }),
  ),
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/account",
  summary: "Exclui a própria conta; os pedidos ficam sem dados pessoais",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ password: z.string().max(1000) }) } },
    },
  },
  responses: { 204: { description: "Excluída" } },
});

const exportRoute = createRoute({
  method: "get",
  path: "/account/export",
  summary: "Tudo o que a loja guarda sobre a própria conta, para baixar",
  responses: answer("Os dados", z.looseObject({ exported_at: z.string() })),
});

const rolesRoute = createRoute({
  method: "get",
  path: "/account/roles",
  summary: "Os próprios papéis",
  responses: answer("Os papéis", z.array(z.object({ user_id: z.uuid(), role: z.string() }))),
});

const sessionsRoute = createRoute({
  method: "get",
  path: "/account/sessions",
  summary: "Onde a conta está conectada",
  responses: answer(
    "As sessões, a última usada primeiro",
    z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        ip_address: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        current: z.boolean(),
      }),
    ),
  ),
});

const endSessionRoute = createRoute({
  method: "delete",
  path: "/account/sessions/{id}",
  summary: "Encerra uma das próprias sessões",
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: { description: "Encerrada" } },
});

/** What people see and decide about their own account. */
export function accountApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  const api = newApi();
  api.use("/account/*", noStore);
  return api
    .openapi(profileRoute, async (c) => c.json(await getOwnProfile(await contextFor(c)), 200))
    .openapi(deleteRoute, async (c) => {
      await deleteOwnAccount(await contextFor(c), c.req.valid("json").password);
      if (isBrowser(c.req.raw.headers)) clearSessionCookies(c, accounts);
      return c.body(null, 204);
    })
    .openapi(exportRoute, async (c) => {
      const data = await exportOwnData(await contextFor(c));
      c.header("Content-Disposition", 'attachment; filename="meus-dados.json"');
      return c.json(data, 200);
    })
    .openapi(rolesRoute, async (c) => c.json(await listOwnRoles(await contextFor(c)), 200))
    .openapi(sessionsRoute, async (c) => c.json(await listOwnSessions(await contextFor(c)), 200))
    .openapi(endSessionRoute, async (c) => {
      await endOwnSession(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
