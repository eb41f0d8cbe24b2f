import { z } from "@hono/zod-openapi";
import {
  deliveryMethodInputSchema,
  deliveryMethodUpdateSchema,
} from "#domain/delivery/delivery-method-input.ts";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { managedMethodSchema } from "./present-delivery-method.ts";

const params = z.object({ id: z.uuid(deliveryTexts.methodNotFound) });
const method = json("A forma de entrega", managedMethodSchema);
const notFound = "Não existe";

const exampleMethod: z.input<typeof deliveryMethodInputSchema> = {
  kind: "table",
  name: "Correios PAC",
  free_from_cents: 39900,
  rates: [
    { cep_from: "01000000", cep_to: "09999999", up_to_grams: 1000, price_cents: 1890, days: 4 },
    { state: "RJ", up_to_grams: 1000, price_cents: 2490, days: 6 },
    { price_cents: 3990, days: 12 },
  ],
};

export const deliveryMethodsOperations = defineOperations(
  { tag: "Administração: entrega" },
  {
    listDeliveryMethods: {
      access: "store",
      method: "get",
      path: "/api/admin/delivery-methods",
      summary: "As formas de entrega com suas tabelas, da mais antiga à mais nova",
      responses: { 200: json("As formas de entrega", z.array(managedMethodSchema)) },
    },
    createDeliveryMethod: {
      access: "store",
      method: "post",
      path: "/api/admin/delivery-methods",
      summary: "Cria uma forma de entrega: retirada, entrega local por bairro ou tabela",
      description:
        "Uma linha vale para uma faixa de CEP, um estado, um bairro ou, sem lugar, para todos. Conta a linha mais exata; duas que valem para o mesmo pacote são recusadas.",
      request: { body: jsonBody(deliveryMethodInputSchema, exampleMethod) },
      responses: { 201: method },
    },
    updateDeliveryMethod: {
      access: "store",
      method: "put",
      path: "/api/admin/delivery-methods/{id}",
      summary: "Substitui uma forma de entrega e a sua tabela",
      request: {
        params,
        body: jsonBody(deliveryMethodUpdateSchema, {
          ...exampleMethod,
          updated_at: "2026-11-15T12:00:00.000Z",
        }),
      },
      responses: { 200: method },
      refusals: { 404: notFound, 409: "Outra pessoa a alterou; nada mudou" },
    },
    deleteDeliveryMethod: {
      access: "store",
      method: "delete",
      path: "/api/admin/delivery-methods/{id}",
      summary: "Exclui uma forma de entrega; os pedidos feitos guardam a sua",
      request: { params },
      responses: { 204: empty("Excluída") },
      refusals: { 404: notFound },
    },
  },
);
