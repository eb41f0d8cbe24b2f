import { createRoute, z } from "@hono/zod-openapi";
import { diagnosticFormSchema } from "#domain/accounts/credentials.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountParts } from "./account-context.ts";
import { createAdministratorFromDiagnosis, diagnoseUser } from "./diagnostics-service.ts";
import { accountContextOf } from "./request-account-context.ts";

const request = {
  body: { required: true as const, content: { "application/json": { schema: diagnosticFormSchema } } },
};

const diagnosisSchema = z.object({
  exists: z.boolean(),
  confirmed: z.boolean(),
  signed_in: z.boolean(),
  admin: z.boolean().nullable(),
  user_id: z.uuid().nullable(),
  message: z.string(),
});

const checkRoute = createRoute({
  method: "post",
  path: "/diagnostics/check",
  summary: "Verifica um usuário: se existe, se confirmou o email e se é administrador",
  request,
  responses: {
    200: { description: "O resultado", content: { "application/json": { schema: diagnosisSchema } } },
  },
});

const createAdminRoute = createRoute({
  method: "post",
  path: "/diagnostics/create-admin",
  summary: "Cria um administrador, enquanto a loja não tem nenhum ou a pedido de um",
  request,
  responses: {
    201: {
      description: "Criado",
      content: {
        "application/json": {
          schema: z.object({ id: z.uuid(), email: z.string(), message: z.string() }),
        },
      },
    },
  },
});

export function diagnosticsApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(checkRoute, async (c) =>
      c.json(await diagnoseUser(await contextFor(c), c.req.valid("json")), 200),
    )
    .openapi(createAdminRoute, async (c) => {
      return c.json(await createAdministratorFromDiagnosis(await contextFor(c), c.req.valid("json")), 201);
    });
}
