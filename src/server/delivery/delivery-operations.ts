import { z } from "@hono/zod-openapi";
import { MAX_LINES, MAX_UNITS } from "#domain/cart/cart.ts";
import { MAX_TOTAL_CENTS } from "#domain/orders/refuse-total.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cepAddressSchema, deliverySchema } from "./present-delivery.ts";
import { deliveryAtCepSchema } from "./present-delivery-method.ts";

export const deliveryOperations = defineOperations(
  { tag: "Entrega" },
  {
    findCep: {
      access: "anyone",
      cacheControl: "public, max-age=86400",
      method: "get",
      path: "/api/cep/{cep}",
      summary: "O endereço de um CEP",
      request: { params: z.object({ cep: z.string().max(20) }) },
      responses: { 200: json("O endereço", cepAddressSchema) },
      refusals: {
        404: "CEP não encontrado",
        429: "Perguntas demais em pouco tempo",
        503: "Erro ao buscar CEP",
      },
    },
    findDelivery: {
      access: "anyone",
      method: "get",
      path: "/api/delivery/{cep}",
      summary: "As formas de entrega que chegam a um CEP, com os preços que valem lá",
      description:
        "Os preços valem para qualquer carrinho, menos numa loja que pergunta a transportadoras (`carriers`): ali só para `units` e `goods_cents`.",
      request: {
        params: z.object({ cep: z.string().regex(/^\d{8}$/, checkoutTexts.cepLength) }),
        query: z.object({
          units: z.coerce
            .number<number>()
            .int()
            .min(1)
            .max(MAX_LINES * MAX_UNITS)
            .default(1)
            .describe("Quantas camisas"),
          goods_cents: z.coerce
            .number<number>()
            .int()
            .min(0)
            .max(MAX_TOTAL_CENTS)
            .default(0)
            .describe("Quanto elas custam, sem descontos"),
        }),
      },
      responses: { 200: json("As formas de entrega", deliveryAtCepSchema) },
      refusals: { 429: "Perguntas demais em pouco tempo" },
    },
    getOwnDelivery: {
      access: "customer",
      method: "get",
      path: "/api/account/delivery",
      summary: "Os dados de entrega do último pedido de quem está conectado",
      // `.nullable()` would change the shared schema's entry in the OpenAPI document.
      responses: {
        200: json("Os dados, ou null antes do primeiro pedido", z.union([deliverySchema, z.null()])),
      },
    },
  },
);
