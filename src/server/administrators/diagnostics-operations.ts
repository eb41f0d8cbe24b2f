import { diagnosticFormSchema } from "#domain/accounts/credentials.ts";
import { json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { createdAdministratorSchema, diagnosisSchema } from "./present-diagnosis.ts";

export const diagnosticsOperations = defineOperations(
  { tag: "Diagnóstico" },
  {
    diagnoseUser: {
      access: "anyone",
      method: "post",
      path: "/api/diagnostics/check",
      summary: "Verifica um usuário: se existe, se confirmou o e-mail e se é administrador",
      request: {
        body: jsonBody(diagnosticFormSchema, { email: "ana@exemplo.com.br", password: "minha-senha-2026" }),
      },
      responses: { 200: json("O resultado", diagnosisSchema) },
      refusals: { 429: tooMany },
    },
    createAdministrator: {
      access: "anyone",
      method: "post",
      path: "/api/diagnostics/create-admin",
      summary: "Cria um administrador, enquanto a loja não tem nenhum ou a pedido de um",
      description:
        "Aberta a qualquer pessoa só enquanto a loja não tem administrador. Depois, quem não é administrador " +
        "recebe 403 antes que se olhe para o que enviou.",
      request: {
        body: jsonBody(diagnosticFormSchema, { email: "bia@exemplo.com.br", password: "minha-senha-2026" }),
      },
      responses: { 201: json("Criado", createdAdministratorSchema) },
      refusals: {
        403: "A loja já tem administrador, e quem pede não é um",
        422: "O e-mail já tem conta, ou a senha é fraca",
        429: tooMany,
      },
    },
  },
);
