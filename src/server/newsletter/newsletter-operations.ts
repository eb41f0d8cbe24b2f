import { subscriptionSchema, subscriptionTokenSchema } from "#domain/newsletter/subscription.ts";
import { empty, json, jsonBody, tooMany } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { subscriptionOutcomeSchema } from "./present-subscription.ts";

const tokenBody = jsonBody(subscriptionTokenSchema, { token: "m4Vt0Yq8bJx2Rk7Wc5NhZdLpQfGs1EuA" });

export const newsletterOperations = defineOperations(
  { tag: "Newsletter" },
  {
    subscribeToNewsletter: {
      access: "anyone",
      method: "post",
      path: "/api/newsletter/subscriptions",
      summary: "Inscreve um e-mail na lista de novidades",
      request: { body: jsonBody(subscriptionSchema, { email: "ana@exemplo.com.br" }) },
      responses: { 200: json("Igual para qualquer endereço", subscriptionOutcomeSchema) },
      refusals: { 429: tooMany },
    },
    confirmSubscription: {
      access: "anyone",
      method: "post",
      path: "/api/newsletter/confirmations",
      summary: "Confirma uma inscrição com o código do e-mail",
      request: { body: tokenBody },
      responses: { 204: empty("Confirmada") },
      refusals: { 403: "O link não vale mais", 429: tooMany },
    },
    cancelSubscription: {
      access: "anyone",
      method: "post",
      path: "/api/newsletter/cancellations",
      summary: "Cancela uma inscrição com o código do e-mail",
      request: { body: tokenBody },
      responses: { 204: empty("Cancelada") },
      refusals: { 404: "Não há tal inscrição", 429: tooMany },
    },
    unsubscribeByMailProgram: {
      access: "anyone",
      method: "post",
      path: "/api/newsletter/unsubscribe",
      summary: "Cancela uma inscrição a pedido de um programa de e-mail (RFC 8058)",
      request: { query: subscriptionTokenSchema },
      responses: { 204: empty("Feito, também se não havia inscrição") },
    },
    openUnsubscribePage: {
      access: "anyone",
      method: "get",
      path: "/api/newsletter/unsubscribe",
      summary: "Leva à página onde se cancela a inscrição; não muda nada",
      request: { query: subscriptionTokenSchema },
      responses: { 302: empty("A página") },
    },
  },
);
