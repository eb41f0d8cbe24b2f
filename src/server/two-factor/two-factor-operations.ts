import { z } from "@hono/zod-openapi";
import { empty, json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { recoveryCodesSchema, twoFactorSetupSchema, twoFactorStateSchema } from "./present-two-factor.ts";

const password = z.string("Informe sua senha atual").max(1000);
const code = z.string("Digite o código").min(1, "Digite o código").max(100, "Digite o código");
const examplePassword = "minha-senha-2026";
const exampleCode = "123456";
const codes = json("Os códigos de recuperação, mostrados só agora", recoveryCodesSchema);

/** The operations by which administrators manage the second factor of their own account. */
export const twoFactorOperations = defineOperations(
  { tag: "Administração: verificação em duas etapas" },
  {
    getTwoFactor: {
      access: "staff",
      method: "get",
      path: "/api/account/two-factor",
      summary: "A própria verificação em duas etapas",
      responses: {
        200: json("Se está ativada, e quantos códigos de recuperação restam", twoFactorStateSchema),
      },
    },
    startTwoFactor: {
      access: "staff",
      method: "post",
      path: "/api/account/two-factor",
      summary: "Começa a ativar a verificação em duas etapas",
      request: { body: jsonBody(z.object({ password }), { password: examplePassword }) },
      responses: { 200: json("O segredo para o aplicativo autenticador", twoFactorSetupSchema) },
      refusals: { 400: "A senha está incorreta", 409: "Já está ativada", 429: tooMany },
    },
    confirmTwoFactor: {
      access: "staff",
      method: "post",
      path: "/api/account/two-factor/confirm",
      summary: "Ativa a verificação em duas etapas com o primeiro código do aplicativo",
      request: { body: jsonBody(z.object({ code }), { code: exampleCode }) },
      responses: { 200: codes },
      refusals: { 400: "O código não confere", 409: "Já está ativada", 429: tooMany },
    },
    renewRecoveryCodes: {
      access: "staff",
      method: "post",
      path: "/api/account/two-factor/recovery-codes",
      summary: "Gera novos códigos de recuperação; os antigos deixam de valer",
      request: { body: jsonBody(z.object({ code }), { code: exampleCode }) },
      responses: { 200: codes },
      refusals: { 400: "O código não confere", 409: "Não está ativada", 429: tooMany },
    },
    proveIdentity: {
      access: "customer",
      method: "post",
      path: "/api/account/proof",
      summary: "Confirma quem usa a sessão, pela senha ou por um código; vale por 10 minutos",
      description:
        "Mudar o Pix ou o WhatsApp da loja e alterar a equipe pedem uma confirmação recente; sem ela a resposta é 403 " +
        "com o código proof_required. Entrar na conta também vale como confirmação.",
      request: {
        body: jsonBody(z.object({ password: password.optional(), code: code.optional() }), {
          password: examplePassword,
        }),
      },
      responses: { 204: empty("Confirmado") },
      refusals: { 400: "A senha ou o código não confere", 429: tooMany },
    },
    disableTwoFactor: {
      access: "staff",
      method: "delete",
      path: "/api/account/two-factor",
      summary: "Desativa a verificação em duas etapas",
      request: {
        body: jsonBody(z.object({ password, code }), { password: examplePassword, code: exampleCode }),
      },
      responses: { 204: empty("Desativada") },
      refusals: { 400: "A senha ou o código não conferem", 409: "Não está ativada", 429: tooMany },
    },
  },
);
