import { z } from "@hono/zod-openapi";
import { setShirtMadeSchema } from "#domain/orders/made-shirt-input.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { queryFlag } from "../api/query-flag.ts";
import { chosenIds } from "./chosen-ids.ts";
import { productionOrderSchema } from "./present-production.ts";

export const productionOperations = defineOperations(
  { tag: "Administração: pedidos" },
  {
    listProduction: {
      access: "production",
      method: "get",
      path: "/api/admin/production",
      summary: "O que produzir: os pedidos escolhidos, ou sem escolha os pendentes, os mais antigos primeiro",
      description:
        "Com paid=true, dos pendentes só os pagos. De cada item, made diz quais unidades já foram feitas.",
      request: { query: z.object({ ids: chosenIds.optional(), paid: queryFlag }) },
      responses: { 200: json("Sem valores; o telefone só para quem atende", z.array(productionOrderSchema)) },
    },
    setShirtMade: {
      access: "production",
      method: "put",
      path: "/api/admin/production/shirts",
      summary: "Marca uma camisa de um pedido como feita, ou desfaz a marca",
      description: "position é o lugar do item no pedido e unit a camisa entre as do item, contados de 0.",
      request: {
        body: jsonBody(setShirtMadeSchema, {
          order_id: "3f2b8c1e-0d1a-4a77-9d55-2f4f0c6a9b10",
          position: 0,
          unit: 0,
          made: true,
        }),
      },
      responses: { 204: empty("Marcada, ou desfeita") },
      refusals: { 404: "O pedido não existe ou foi excluído, ou não tem esta camisa" },
    },
  },
);
