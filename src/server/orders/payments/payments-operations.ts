import { z } from "@hono/zod-openapi";
import { mercadoPagoTexts } from "#domain/payments/payment-texts.ts";
import { empty, json, jsonBody, tooMany } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { NOTIFICATIONS_PATH } from "../../payments/payment-desk.ts";
import { publicOrderSchema } from "../present-order.ts";
import { orderPaymentSchema } from "./present-payment.ts";

/** In the body, because addresses are logged and the token is a secret. */
const ofOrder = {
  body: jsonBody(
    z.object({ token: z.string("Pedido não encontrado").regex(/^[0-9a-f]{32}$/, "Pedido não encontrado") }),
    { token: "0123456789abcdef0123456789abcdef" },
  ),
};
const order = json("O pedido, sem dados pessoais", publicOrderSchema);
const refusals = {
  404: "Não existe, ou foi excluído",
  409: mercadoPagoTexts.away,
  429: tooMany,
};
const params = z.object({ id: z.uuid("Pedido não encontrado") });
const orderPayments = json("Do mais antigo ao mais novo", z.array(orderPaymentSchema));

export const paymentsOperations = defineOperations(
  { tag: "Pagamentos" },
  {
    renewPixCode: {
      access: "anyone",
      method: "post",
      path: "/api/payments/pix",
      summary: "Faz o código Pix de um pedido, ou outro quando o dele venceu",
      request: ofOrder,
      responses: { 200: order },
      refusals,
    },
    openCardPage: {
      access: "anyone",
      method: "post",
      path: "/api/payments/card",
      summary: "O endereço da página do Mercado Pago em que o pedido é pago com cartão",
      request: ofOrder,
      responses: { 200: json("O endereço", z.object({ url: z.string() })) },
      refusals,
    },
    checkPayment: {
      access: "anyone",
      method: "post",
      path: "/api/payments/check",
      summary: "Pergunta ao Mercado Pago se o pedido já foi pago",
      request: ofOrder,
      responses: { 200: order },
      refusals,
    },
    receiveMercadoPagoNotification: {
      access: "anyone",
      method: "post",
      path: NOTIFICATIONS_PATH,
      summary: "Recebe um aviso do Mercado Pago, assinado com a assinatura secreta da loja",
      description:
        "O corpo não é lido: a loja pergunta ao Mercado Pago pelo pagamento, e só a resposta dele marca um pedido.",
      request: {
        query: z.object({
          "data.id": z.string().max(200).optional().describe("O número do pagamento"),
          type: z.string().max(100).optional(),
          topic: z.string().max(100).optional(),
        }),
      },
      responses: { 200: empty("Recebido") },
      refusals: { 401: "Não foi o Mercado Pago que assinou" },
    },
    listOrderPayments: {
      access: "orders",
      changesWith: ["orders"],
      method: "get",
      path: "/api/admin/orders/{id}/payments",
      summary: "O que o Mercado Pago disse dos pagamentos de um pedido",
      request: { params },
      responses: { 200: orderPayments },
      refusals: { 404: refusals[404] },
    },
    checkOrderPayments: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/payments/check",
      summary: "Pergunta ao Mercado Pago agora pelos pagamentos de um pedido",
      request: { params },
      responses: { 200: orderPayments },
      refusals: { 404: refusals[404], 409: "O Mercado Pago não está conectado, ou não respondeu" },
    },
  },
);
