import { createRoute, z } from "@hono/zod-openapi";
import { accountUserSchema } from "#domain/accounts/user.ts";

/** The calls under /auth/v1, named and shaped as the hosted auth service's clients send them. */

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: json(schema),
});

// Only a length here: what is wrong with an address or a password has codes of its own.
const email = z.string().max(1000);
const password = z.string().max(1000);
const redirect = z.string().max(2000).optional();

const sessionSchema = z.object({
  user: accountUserSchema,
  expires_at: z.number().nullable().describe("Segundos desde 1970; nulo enquanto o email não foi confirmado"),
  expires_in: z.number().optional(),
  token_type: z.literal("bearer").optional(),
  access_token: z.string().optional().describe("Só para programas; navegadores recebem cookies"),
  refresh_token: z.string().optional().describe("Só para programas; navegadores recebem cookies"),
});

const session = { description: "A sessão", content: json(sessionSchema) };
/** The first step was right; the second one goes with the challenge to /factors/verify. */
const challenge = {
  description: "Falta o código do aplicativo autenticador",
  content: json(
    z.object({
      error: z.object({ code: z.literal("mfa_required"), message: z.string() }),
      challenge: z.string(),
    }),
  ),
};
const user = { description: "A conta", content: json(accountUserSchema) };
const accepted = { description: "Pedido aceito", content: json(z.object({})) };

export type SessionAnswer = z.output<typeof sessionSchema>;

export const signUpRoute = createRoute({
  method: "post",
  path: "/signup",
  summary: "Cria uma conta",
  request: {
    query: z.object({ redirect_to: redirect }),
    body: body(
      z.object({
        email,
        password,
        data: z.object({ full_name: z.string().max(1000).optional() }).nullish(),
      }),
    ),
  },
  responses: { 200: session },
});

export const tokenRoute = createRoute({
  method: "post",
  path: "/token",
  summary: "Entra com email e senha, ou renova a sessão",
  request: {
    query: z.object({ grant_type: z.enum(["password", "refresh_token"]) }),
    body: {
      content: json(
        z.object({
          email: email.optional(),
          password: password.optional(),
          refresh_token: z.string().max(200).optional().describe("Navegadores o enviam por cookie"),
        }),
      ),
    },
  },
  responses: { 200: session, 401: challenge },
});

export const recoverRoute = createRoute({
  method: "post",
  path: "/recover",
  summary: "Envia um link para criar uma nova senha",
  request: {
    query: z.object({ redirect_to: redirect }),
    body: body(z.object({ email, redirect_to: redirect })),
  },
  responses: { 200: accepted },
});

export const resendRoute = createRoute({
  method: "post",
  path: "/resend",
  summary: "Envia de novo o link de confirmação do email",
  request: {
    query: z.object({ redirect_to: redirect }),
    body: body(z.object({ email, type: z.literal("signup") })),
  },
  responses: { 200: accepted },
});

export const verifyRoute = createRoute({
  method: "post",
  path: "/verify",
  summary: "Troca o código de um link enviado por email por uma sessão",
  request: {
    body: body(z.object({ type: z.enum(["recovery", "signup", "email"]), token_hash: z.string().max(200) })),
  },
  responses: { 200: session, 401: challenge },
});

export const verifyCodeRoute = createRoute({
  method: "post",
  path: "/factors/verify",
  summary: "Conclui a entrada com o código do aplicativo autenticador, ou com um código de recuperação",
  request: {
    body: body(z.object({ challenge: z.string().max(200), code: z.string("Digite o código").max(100) })),
  },
  responses: { 200: session },
});

export const logoutRoute = createRoute({
  method: "post",
  path: "/logout",
  summary: "Encerra esta sessão, as outras ou todas",
  request: { query: z.object({ scope: z.enum(["local", "global", "others"]).default("local") }) },
  responses: { 204: { description: "Encerrada" } },
});

export const getUserRoute = createRoute({
  method: "get",
  path: "/user",
  summary: "A própria conta",
  responses: { 200: user },
});

export const updateUserRoute = createRoute({
  method: "put",
  path: "/user",
  summary: "Altera o nome ou a senha",
  description:
    "Uma nova senha pede a atual (current_password), salvo numa sessão aberta por um link de recuperação.",
  request: {
    body: body(
      z.object({
        email: z.string().optional(),
        password: password.optional(),
        current_password: password.optional(),
        data: z.object({ full_name: z.string().max(1000).optional() }).nullish(),
      }),
    ),
  },
  responses: { 200: user },
});

export const getSessionRoute = createRoute({
  method: "get",
  path: "/session",
  summary: "A sessão atual do navegador, ou nada",
  responses: {
    200: {
      description: "A sessão; `renewable` diz se vale a pena renová-la",
      content: json(
        z.object({
          session: z.object({ expires_at: z.number(), user: accountUserSchema }).nullable(),
          renewable: z.boolean(),
        }),
      ),
    },
  },
});
