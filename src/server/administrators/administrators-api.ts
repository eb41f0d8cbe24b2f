import { createRoute, z } from "@hono/zod-openapi";
import type { AccountParts } from "../accounts/account-context.ts";
import { accountContextOf } from "../accounts/request-account-context.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { acceptInvitation, inspectInvitation } from "./accept-invitation-service.ts";
import { listAdministrators, resetTwoFactor, revokeAdministrator } from "./administrators-service.ts";
import {
  inviteAdministrator,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from "./invitation-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: json(schema),
});
const params = z.object({ id: z.uuid() });
const token = z.string().max(200);

const administratorSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_owner: z.boolean(),
  is_self: z.boolean(),
  has_two_factor: z.boolean(),
  since: z.string(),
  last_seen_at: z.string().nullable(),
});

const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
  expired: z.boolean(),
  mailed_at: z.string().nullable(),
});

const listRoute = createRoute({
  method: "get",
  path: "/admin/administrators",
  summary: "Quem administra a loja, e quem foi convidado",
  responses: {
    200: {
      description: "Administradores e convites abertos",
      content: json(
        z.object({
          administrators: z.array(administratorSchema),
          invitations: z.array(invitationSchema),
        }),
      ),
    },
  },
});

const revokeRoute = createRoute({
  method: "delete",
  path: "/admin/administrators/{id}",
  summary: "Retira a permissão de um administrador; a conta continua",
  request: { params },
  responses: { 204: { description: "Retirada" }, 409: { description: "É o último administrador" } },
});

const resetRoute = createRoute({
  method: "delete",
  path: "/admin/administrators/{id}/two-factor",
  summary: "Remove a verificação em duas etapas de outro administrador",
  request: { params, body: body(z.object({ password: z.string().max(1000) })) },
  responses: { 204: { description: "Removida" } },
});

const inviteRoute = createRoute({
  method: "post",
  path: "/admin/administrators/invitations",
  summary: "Convida alguém por email para administrar a loja",
  request: { body: body(z.object({ email: z.string().max(1000) })) },
  responses: { 201: { description: "O convite", content: json(invitationSchema) } },
});

const resendRoute = createRoute({
  method: "post",
  path: "/admin/administrators/invitations/{id}/resend",
  summary: "Envia o convite de novo, com outro link",
  request: { params },
  responses: { 200: { description: "O convite", content: json(invitationSchema) } },
});

const withdrawRoute = createRoute({
  method: "delete",
  path: "/admin/administrators/invitations/{id}",
  summary: "Cancela um convite",
  request: { params },
  responses: { 204: { description: "Cancelado" } },
});

const inspectRoute = createRoute({
  method: "post",
  path: "/invitations/inspect",
  summary: "Para quem é o convite de um link",
  request: { body: body(z.object({ token })) },
  responses: {
    200: {
      description: "O convite",
      content: json(
        z.object({ email: z.string(), invited_by: z.string().nullable(), has_account: z.boolean() }),
      ),
    },
  },
});

const acceptRoute = createRoute({
  method: "post",
  path: "/invitations/accept",
  summary: "Aceita um convite; sem conta, cria uma",
  request: {
    body: body(
      z.object({
        token,
        password: z.string().max(1000).optional(),
        full_name: z.string().max(1000).optional(),
      }),
    ),
  },
  responses: { 200: { description: "Aceito", content: json(z.object({ email: z.string() })) } },
});

export function administratorsApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  const api = newApi();
  api.use("/admin/administrators/*", noStore);
  api.use("/invitations/*", noStore);
  return api
    .openapi(listRoute, async (c) => {
      const ctx = await contextFor(c);
      const administrators = await listAdministrators(ctx);
      return c.json({ administrators, invitations: await listInvitations(ctx) }, 200);
    })
    .openapi(revokeRoute, async (c) => {
      await revokeAdministrator(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(resetRoute, async (c) => {
      const { password } = c.req.valid("json");
      await resetTwoFactor(await contextFor(c), { userId: c.req.valid("param").id, password });
      return c.body(null, 204);
    })
    .openapi(inviteRoute, async (c) =>
      c.json(await inviteAdministrator(await contextFor(c), c.req.valid("json").email), 201),
    )
    .openapi(resendRoute, async (c) =>
      c.json(await resendInvitation(await contextFor(c), c.req.valid("param").id), 200),
    )
    .openapi(withdrawRoute, async (c) => {
      await withdrawInvitation(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(inspectRoute, async (c) =>
      c.json(await inspectInvitation(await contextFor(c), c.req.valid("json").token), 200),
    )
    .openapi(acceptRoute, async (c) => {
      const { full_name: fullName, ...rest } = c.req.valid("json");
      return c.json(await acceptInvitation(await contextFor(c), { ...rest, fullName }), 200);
    });
}
