import { z } from "@hono/zod-openapi";
import { reachableSteps, steps } from "#domain/fulfilment/step.ts";
import { setStepSchema, setStepsSchema } from "#domain/fulfilment/tracking-input.ts";
import { empty, json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { countFields } from "../../api/present-count.ts";
import { managedOrderSchema } from "../present-admin-order.ts";

const params = z.object({ id: z.uuid("Pedido não encontrado") });
const notFound = "Não existe, ou foi excluído";
const stepsOff = "A loja não usa etapas";
const tracking = { carrier: "Correios", code: "AA123456785BR" };

const countsSchema = z
  .object({
    steps: z.array(z.object({ step: z.enum(steps), ...countFields })),
    late: z.int().describe("Os que passaram do prazo"),
  })
  .openapi("StepCounts");

export const fulfilmentOperations = defineOperations(
  { tag: "Administração: pedidos" },
  {
    countOrderSteps: {
      access: "orders",
      changesWith: ["orders", "settings"],
      method: "get",
      path: "/api/admin/orders/steps",
      summary: "Quantos pedidos pendentes estão em cada etapa, e quantos estão atrasados",
      responses: { 200: json("As contagens", countsSchema) },
    },
    setOrderSteps: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/steps",
      summary: "Leva vários pedidos a uma etapa, todos ou nenhum, cada um com o seu código de rastreio",
      request: {
        body: jsonBody(setStepsSchema, {
          step: "sent",
          orders: [{ id: "3f2b8c1e-0d1a-4a77-9d55-2f4f0c6a9b10", tracking }],
        }),
      },
      responses: { 204: empty("Alterados") },
      refusals: { 409: "Um dos pedidos não existe mais, ou a loja não usa etapas; nada foi alterado" },
    },
    setOrderStep: {
      access: "orders",
      method: "put",
      path: "/api/admin/orders/{id}/step",
      summary: "Leva o pedido a uma etapa, também a uma anterior, e guarda ou remove o código de rastreio",
      description: "Sem tracking o código fica como está; com null ele é removido.",
      request: { params, body: jsonBody(setStepSchema, { step: "sent", tracking }) },
      responses: { 200: json("O pedido", managedOrderSchema) },
      refusals: { 404: notFound, 409: stepsOff },
    },
    recordStepMessage: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/step-message",
      summary: "Anota que a mensagem de uma etapa foi aberta no WhatsApp",
      request: {
        params,
        body: jsonBody(z.object({ step: z.enum(reachableSteps, "Etapa inválida") }), { step: "sent" }),
      },
      responses: { 204: empty("Anotado") },
      refusals: { 404: notFound, 409: stepsOff },
    },
  },
);
