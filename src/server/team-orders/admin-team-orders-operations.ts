import { z } from "@hono/zod-openapi";
import { empty, json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { openTeamOrderSchema } from "./present-team-order.ts";

export const adminTeamOrdersOperations = defineOperations(
  { tag: "Pedidos de times" },
  {
    listTeamOrders: {
      access: "orders",
      method: "get",
      path: "/api/admin/team-orders",
      summary: "Os pedidos de times que ainda não viraram pedido, o que mudou por último primeiro",
      responses: { 200: json("No máximo 200", z.array(openTeamOrderSchema)) },
    },
    deleteTeamOrderAsStaff: {
      access: "orders",
      method: "delete",
      path: "/api/admin/team-orders/{id}",
      summary: "Apaga um pedido de time para sempre; o link deixa de valer",
      request: { params: z.object({ id: z.uuid("Pedido de time não encontrado") }) },
      responses: { 204: empty("Apagado") },
      refusals: { 404: "Não existe" },
    },
  },
);
