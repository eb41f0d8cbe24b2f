import { createRoute, z } from "@hono/zod-openapi";
import type { AccountParts } from "../accounts/account-context.ts";
import { accountContextOf } from "../accounts/request-account-context.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import {
  confirmTwoFactor,
  disableTwoFactor,
  getOwnTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from "./two-factor-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true as const, content: json(schema) },
});
const password = z.string("Informe sua senha atual").max(1000);
const code = z.string("Digite o código").min(1, "Digite o código").max(100, "Digite o código");
const codes = z.object({ recovery_codes: z.array(z.string()) });

const stateRoute = createRoute({
  method: "get",
  path: "/account/two-factor",
  summary: "A própria verificação em duas etapas",
  responses: {
    200: {
      description: "Se está ativada, e quantos códigos de recuperação restam",
      content: json(
        z.object({ enabled: z.boolean(), enabled_at: z.string().nullable(), recovery_codes_left: z.int() }),
      ),
    },
  },
});

const startRoute = createRoute({
  method: "post",
  path: "/account/two-factor",
  summary: "Começa a ativar a verificação em duas etapas",
  request: body(z.object({ password })),
  responses: {
    200: {
      description: "O segredo para o aplicativo autenticador, também como endereço otpauth",
      content: json(z.object({ secret: z.string(), uri: z.string() })),
    },
  },
});

const confirmRoute = createRoute({
  method: "post",
  path: "/account/two-factor/confirm",
  summary: "Ativa a verificação em duas etapas com o primeiro código do aplicativo",
  request: body(z.object({ code })),
  responses: { 200: { description: "Os códigos de recuperação, mostrados só agora", content: json(codes) } },
});

const renewRoute = createRoute({
  method: "post",
  path: "/account/two-factor/recovery-codes",
  summary: "Gera novos códigos de recuperação; os antigos deixam de valer",
  request: body(z.object({ code })),
  responses: { 200: { description: "Os códigos de recuperação, mostrados só agora", content: json(codes) } },
});

const disableRoute = createRoute({
  method: "delete",
  path: "/account/two-factor",
  summary: "Desativa a verificação em duas etapas",
  request: body(z.object({ password, code })),
  responses: { 204: { description: "Desativada" } },
});

/** How administrators protect their own account. */
export function twoFactorApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  const api = newApi();
  api.use("/account/two-factor/*", noStore);
  return api
    .openapi(stateRoute, async (c) => c.json(await getOwnTwoFactor(await contextFor(c)), 200))
    .openapi(startRoute, async (c) =>
      c.json(await startTwoFactor(await contextFor(c), c.req.valid("json").password), 200),
    )
    .openapi(confirmRoute, async (c) => {
      const recovery_codes = await confirmTwoFactor(await contextFor(c), c.req.valid("json").code);
      return c.json({ recovery_codes }, 200);
    })
    .openapi(renewRoute, async (c) => {
      const recovery_codes = await renewRecoveryCodes(await contextFor(c), c.req.valid("json").code);
      return c.json({ recovery_codes }, 200);
    })
    .openapi(disableRoute, async (c) => {
      await disableTwoFactor(await contextFor(c), c.req.valid("json"));
      return c.body(null, 204);
    });
}
