import { z } from "@hono/zod-openapi";
import { orderFilterSchema } from "#domain/orders/order-filter.ts";
import { placeOrderSchema } from "#domain/orders/order-input.ts";
import { orderStatuses } from "#domain/orders/order-status.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import { MAX_ON_SHEET } from "./list-orders-service.ts";
import { exampleOrder } from "./order-examples.ts";
import { cartChanged, idempotencyKeySchema } from "./orders-operations.ts";
import {
  deletedOrderSchema,
  historySchema,
  managedOrderSchema,
  orderRowSchema,
  summarySchema,
  unopenedSchema,
} from "./present-admin-order.ts";

const params = z.object({ id: z.uuid("Pedido não encontrado") });
const managed = json("O pedido", managedOrderSchema);
const notFound = "Não existe, ou foi excluído";

export const adminOrdersOperations = defineOperations(
  { tag: "Administração: pedidos" },
  {
    listOrders: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders",
      summary: "Os pedidos: busca, filtros, ordem e páginas",
      request: { query: orderFilterSchema.safeExtend({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(orderRowSchema)) },
    },
    summarizeOrders: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/summary",
      summary: "Quanto e quantos pedidos foram concluídos",
      responses: { 200: json("As somas de todos os pedidos concluídos", summarySchema) },
    },
    exportOrders: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/export",
      summary: "Os pedidos filtrados, todos, como planilha CSV",
      request: { query: orderFilterSchema },
      responses: {
        200: {
          description:
            "UTF-8 com BOM, separada por ponto e vírgula; X-Total-Count diz quantas linhas, se for sabido",
          content: { "text/csv": { schema: z.string() } },
        },
      },
    },
    listUnopenedOrders: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/unopened",
      summary: "Os pedidos que nenhum administrador abriu ainda",
      responses: { 200: json("Quantos, e os 20 mais novos", unopenedSchema) },
    },
    listDeletedOrders: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/deleted",
      summary: "Os pedidos excluídos que ainda podem ser restaurados",
      request: { query: z.object({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(deletedOrderSchema)) },
    },
    listOrdersForProduction: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/production",
      summary: "Pedidos com seus itens, para a ficha de produção",
      request: {
        query: z.object({
          ids: z
            .string("Escolha pelo menos um pedido")
            .transform((text) => text.split(","))
            .pipe(
              z
                .array(z.uuid("Pedido não encontrado"))
                .max(MAX_ON_SHEET, `Escolha no máximo ${MAX_ON_SHEET} pedidos`),
            ),
        }),
      },
      responses: { 200: json("Os pedidos", z.array(managedOrderSchema)) },
    },
    enterOrder: {
      access: "administrator",
      method: "post",
      path: "/api/admin/orders",
      summary: "Cria um pedido em nome de um cliente, com os preços da loja",
      request: {
        headers: z.object({ "idempotency-key": idempotencyKeySchema.optional() }),
        body: jsonBody(placeOrderSchema, exampleOrder),
      },
      responses: { 201: managed, 409: cartChanged },
    },
    getOrder: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/{id}",
      summary: "Um pedido com seus itens",
      request: { params },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    markOrderOpened: {
      access: "administrator",
      method: "post",
      path: "/api/admin/orders/{id}/open",
      summary: "Anota que um administrador viu o pedido",
      request: { params },
      responses: { 204: empty("Anotado") },
      refusals: { 404: notFound },
    },
    setOrderStatus: {
      access: "administrator",
      method: "patch",
      path: "/api/admin/orders/{id}",
      summary: "Altera o status do pedido",
      request: {
        params,
        body: jsonBody(z.object({ status: z.enum(orderStatuses, "Status inválido") }), {
          status: "completed",
        }),
      },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    setOrderPayment: {
      access: "administrator",
      method: "put",
      path: "/api/admin/orders/{id}/payment",
      summary: "Marca o pedido como pago, ou desfaz a marca",
      request: {
        params,
        body: jsonBody(z.object({ paid: z.boolean("Informe se o pedido foi pago") }), { paid: true }),
      },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    deleteOrder: {
      access: "administrator",
      method: "delete",
      path: "/api/admin/orders/{id}",
      summary: "Exclui o pedido, que pode ser restaurado por 30 dias",
      request: { params },
      responses: { 204: empty("Excluído") },
      refusals: { 404: notFound },
    },
    restoreOrder: {
      access: "administrator",
      method: "post",
      path: "/api/admin/orders/{id}/restore",
      summary: "Restaura um pedido excluído",
      request: { params },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    listOrderHistory: {
      access: "administrator",
      method: "get",
      path: "/api/admin/orders/{id}/history",
      summary: "Quem fez o quê com o pedido, e quando",
      request: { params },
      responses: { 200: json("Do mais novo ao mais antigo", historySchema) },
      refusals: { 404: notFound },
    },
  },
);
