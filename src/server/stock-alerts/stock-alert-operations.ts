import { subscriptionTokenSchema } from "#domain/newsletter/subscription.ts";
import { stockAlertSchema } from "#domain/stock-alerts/stock-alert.ts";
import { empty, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";

const tokenBody = jsonBody(subscriptionTokenSchema, { token: "m4Vt0Yq8bJx2Rk7Wc5NhZdLpQfGs1EuA" });

export const stockAlertOperations = defineOperations(
  { tag: "Avise-me" },
  {
    requestStockAlert: {
      access: "anyone",
      method: "post",
      path: "/api/stock-alerts",
      summary: "Pede um e-mail para quando um tamanho esgotado voltar",
      request: {
        body: jsonBody(stockAlertSchema, {
          product_id: "3f0a2f5e-5b0e-4a39-9d43-2f8a8b1c7d10",
          size: "M",
          email: "ana@exemplo.com.br",
        }),
      },
      responses: { 204: empty("Igual para qualquer endereço: falta confirmar pelo e-mail") },
      refusals: {
        404: "O produto não está na loja",
        409: "A loja não consegue enviar e-mails",
        429: tooMany,
      },
    },
    confirmStockAlert: {
      access: "anyone",
      method: "post",
      path: "/api/stock-alerts/confirmations",
      summary: "Confirma um aviso com o código do e-mail",
      request: { body: tokenBody },
      responses: { 204: empty("Confirmado") },
      refusals: { 403: "O link não vale mais", 429: tooMany },
    },
    cancelStockAlert: {
      access: "anyone",
      method: "post",
      path: "/api/stock-alerts/cancellations",
      summary: "Cancela um aviso com o código do e-mail",
      request: { body: tokenBody },
      responses: { 204: empty("Cancelado") },
      refusals: { 404: "Não há tal aviso", 429: tooMany },
    },
    endStockAlertByMailProgram: {
      access: "anyone",
      method: "post",
      path: "/api/stock-alerts/unsubscribe",
      summary: "Cancela um aviso a pedido de um programa de e-mail (RFC 8058)",
      request: { query: subscriptionTokenSchema },
      responses: { 204: empty("Feito, também se não havia aviso") },
    },
    openStockAlertPage: {
      access: "anyone",
      method: "get",
      path: "/api/stock-alerts/unsubscribe",
      summary: "Leva à página onde se cancela o aviso; não muda nada",
      request: { query: subscriptionTokenSchema },
      responses: { 302: empty("A página") },
    },
  },
);
