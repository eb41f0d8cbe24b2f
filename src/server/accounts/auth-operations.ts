import { z } from "@hono/zod-openapi";
import { empty, errorSchema, json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { limitBody } from "../http/limit-body.ts";
import {
  authSessionSchema,
  authUserSchema,
  currentSessionSchema,
  mfaRequiredSchema,
  signUpSchema,
} from "./present-auth.ts";

// Only the length is validated here: an invalid e-mail and a weak password have error codes of their own.
const email = z.string().max(1000);
const password = z.string().max(1000);
const data = z.object({ full_name: z.string().max(1000).optional() }).nullish();
const redirect = z.object({ redirect_to: z.string().max(2000).optional() });
const exampleEmail = "ana@exemplo.com.br";
const examplePassword = "minha-senha-2026";

const session = json("A sessão", authSessionSchema);
const user = json("A conta", authUserSchema);
const accepted = json("Pedido aceito", z.object({}));
const expiredLink = "O link expirou ou já foi usado";

const credentials = jsonBody(
  z.object({
    email: email.optional(),
    password: password.optional(),
    refresh_token: z.string().max(200).optional().describe("Navegadores o enviam por cookie"),
  }),
  { email: exampleEmail, password: examplePassword },
);

/** The operations under /auth/v1, in the names and shapes that clients of the hosted auth service send. */
export const authOperations = defineOperations(
  { tag: "Entrada", receive: [limitBody(16_384)] },
  {
    signUp: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/signup",
      summary: "Cria uma conta",
      request: {
        query: redirect,
        body: jsonBody(z.object({ email, password, data }), {
          email: exampleEmail,
          password: examplePassword,
          data: { full_name: "Ana Lima" },
        }),
      },
      responses: { 200: json("A conta, com a sessão se o e-mail não precisa ser confirmado", signUpSchema) },
      refusals: { 422: "O e-mail não é válido ou já tem conta, ou a senha é fraca", 429: tooMany },
    },
    requestToken: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/token",
      summary: "Entra com e-mail e senha, ou renova a sessão",
      request: {
        query: z.object({ grant_type: z.enum(["password", "refresh_token"]) }),
        // The body is optional, because a browser renews its session by its cookie alone.
        body: { content: credentials.content },
      },
      responses: {
        200: session,
        401: json(
          "Falta o código do aplicativo autenticador, ou a sessão não pode mais ser renovada",
          z.union([mfaRequiredSchema, errorSchema]),
        ),
      },
      refusals: { 400: "E-mail ou senha incorretos, ou o e-mail não foi confirmado", 429: tooMany },
    },
    requestRecovery: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/recover",
      summary: "Envia um link para criar uma nova senha",
      request: {
        query: redirect,
        body: jsonBody(redirect.extend({ email }), { email: exampleEmail }),
      },
      responses: { 200: accepted },
      refusals: { 422: "O e-mail não é válido", 429: tooMany },
    },
    resendConfirmation: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/resend",
      summary: "Envia de novo o link de confirmação do e-mail",
      request: {
        query: redirect,
        body: jsonBody(z.object({ email, type: z.literal("signup") }), {
          email: exampleEmail,
          type: "signup",
        }),
      },
      responses: { 200: accepted },
      refusals: { 429: tooMany },
    },
    openMailedLink: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/verify",
      summary: "Troca o código de um link enviado por e-mail por uma sessão",
      request: {
        body: jsonBody(
          z.object({ type: z.enum(["recovery", "signup", "email"]), token_hash: z.string().max(200) }),
          { type: "signup", token_hash: "mVq1Zx0o5k3Yw8LrT7c2Bf9uNd4Hs6Ja" },
        ),
      },
      responses: {
        200: session,
        401: json("Falta o código do aplicativo autenticador", mfaRequiredSchema),
      },
      refusals: { 403: expiredLink, 429: tooMany },
    },
    answerChallenge: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/factors/verify",
      summary: "Conclui a entrada com o código do aplicativo autenticador, ou com um código de recuperação",
      request: {
        body: jsonBody(
          z.object({ challenge: z.string().max(200), code: z.string("Digite o código").max(100) }),
          { challenge: "pT6c1Wq9Rk2Yv8Lz5Xn3Bd7Hf4Js0MaG", code: "123456" },
        ),
      },
      responses: { 200: session },
      refusals: {
        400: "O código não confere",
        403: "A verificação expirou: é preciso entrar de novo",
        429: tooMany,
      },
    },
    signOut: {
      access: "anyone",
      method: "post",
      path: "/auth/v1/logout",
      summary: "Encerra esta sessão, as outras ou todas",
      request: { query: z.object({ scope: z.enum(["local", "global", "others"]).default("local") }) },
      responses: { 204: empty("Encerrada") },
    },
    getOwnUser: {
      access: "customer",
      method: "get",
      path: "/auth/v1/user",
      summary: "A própria conta",
      responses: { 200: user },
    },
    updateOwnUser: {
      access: "customer",
      method: "put",
      path: "/auth/v1/user",
      summary: "Altera o nome ou a senha",
      description:
        "Uma nova senha pede a atual (current_password), salvo numa sessão aberta por um link de recuperação.",
      request: {
        body: jsonBody(
          z.object({
            email: z.string().optional(),
            password: password.optional(),
            current_password: password.optional(),
            data,
          }),
          { data: { full_name: "Ana Lima" } },
        ),
      },
      responses: { 200: user },
      refusals: {
        400: "Os dados não são válidos, ou a senha atual está incorreta",
        422: "A nova senha é fraca",
        429: tooMany,
      },
    },
    getCurrentSession: {
      access: "anyone",
      method: "get",
      path: "/auth/v1/session",
      summary: "A sessão atual do navegador, ou nada",
      responses: { 200: json("A sessão; `renewable` diz se vale a pena renová-la", currentSessionSchema) },
    },
  },
);
