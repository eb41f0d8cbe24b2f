import { z } from "@hono/zod-openapi";
import { mercadoPagoInputSchema } from "#domain/payments/mercado-pago-input.ts";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { accountSchema } from "./present-account.ts";

const PATH = "/api/admin/mercado-pago";
const account = json("A conta, sem as credenciais", accountSchema);

export const mercadoPagoOperations = defineOperations(
  { tag: "Administração: pagamentos" },
  {
    getMercadoPago: {
      access: "store",
      method: "get",
      path: PATH,
      summary: "A conta do Mercado Pago, sem as credenciais",
      // `.nullable()` would change the shared schema's entry in the OpenAPI document.
      responses: { 200: json("A conta, ou null se não está conectada", z.union([accountSchema, z.null()])) },
    },
    saveMercadoPago: {
      access: "store",
      method: "put",
      path: PATH,
      summary: "Conecta o Mercado Pago, ou muda como a loja recebe por ele",
      description:
        "Um `access_token` novo é testado antes de gravar, e pede a senha confirmada há pouco. Sem ele, o gravado continua; `webhook_secret` vazio apaga o gravado.",
      request: {
        body: jsonBody(mercadoPagoInputSchema, {
          access_token: "APP_USR-0000000000000000-010100-00000000000000000000000000000000-000000000",
          pix_minutes: 1440,
          card_instalments: 12,
          updated_at: null,
        }),
      },
      responses: { 200: account },
      refusals: {
        403: "É preciso confirmar a senha de novo",
        409: "Outra pessoa a alterou, ou o Mercado Pago não respondeu; nada mudou",
      },
    },
    tryMercadoPago: {
      access: "store",
      method: "post",
      path: `${PATH}/test`,
      summary: "Pergunta ao Mercado Pago se ele aceita a credencial gravada",
      responses: { 200: account },
      refusals: { 404: mercadoPagoTexts.notConnected, 409: mercadoPagoTexts.away },
    },
    removeMercadoPago: {
      access: "store",
      method: "delete",
      path: PATH,
      summary: "Desconecta o Mercado Pago e apaga as credenciais",
      responses: { 204: empty("Desconectado") },
      refusals: { 403: "É preciso confirmar a senha de novo", 404: mercadoPagoTexts.notConnected },
    },
  },
);
