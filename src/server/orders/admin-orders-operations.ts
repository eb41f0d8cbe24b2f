import { z } from "@hono/zod-openapi";
import { orderFilterSchema } from "#domain/orders/order-filter.ts";
import { enterOrderSchema } from "#domain/orders/order-input.ts";
import { orderStatuses } from "#domain/orders/order-status.ts";
import { staffNotesInputSchema } from "#domain/orders/staff-notes.ts";
import { empty, json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { cursorSchema, pageSchema } from "../api/present-page.ts";
import { queryFlag } from "../api/query-flag.ts";
import { chosenIds } from "./chosen-ids.ts";
import { exampleOrder } from "./order-examples.ts";
import { cartChanged, idempotencyKeySchema } from "./orders-operations.ts";
import { papersSchema } from "./papers/present-papers.ts";
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
/** The Pix code of an order is made with the shop's account. */
const orderTopics = ["orders", "settings"] as const;

export const adminOrdersOperations = defineOperations(
  { tag: "Administração: pedidos" },
  {
    listOrders: {
      access: "orders",
      changesWith: orderTopics,
      method: "get",
      path: "/api/admin/orders",
      summary: "Os pedidos: busca, filtros, ordem e páginas",
      request: { query: orderFilterSchema.safeExtend({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(orderRowSchema)) },
    },
    summarizeOrders: {
      access: "orders",
      method: "get",
      path: "/api/admin/orders/summary",
      summary: "Quanto e quantos pedidos foram concluídos",
      responses: { 200: json("As somas de todos os pedidos concluídos", summarySchema) },
    },
    exportOrders: {
      access: "store",
      method: "get",
      path: "/api/admin/orders/export",
      summary: "Os pedidos filtrados, todos, como planilha CSV",
      description:
        "As colunas são ID, Cliente, Whatsapp, CEP, Endereço, Total, Status e Data Criação. Com complete=true há também " +
        "Pago em.",
      request: { query: orderFilterSchema.safeExtend({ complete: queryFlag }) },
      responses: {
        200: {
          description:
            "UTF-8 com BOM, separada por ponto e vírgula; X-Total-Count diz quantas linhas, se for sabido",
          content: { "text/csv": { schema: z.string() } },
        },
      },
    },
    listUnopenedOrders: {
      access: "orders",
      changesWith: orderTopics,
      method: "get",
      path: "/api/admin/orders/unopened",
      summary: "Os pedidos que nenhum administrador abriu ainda",
      responses: { 200: json("Quantos, e os 20 mais novos", unopenedSchema) },
    },
    listDeletedOrders: {
      access: "orders",
      method: "get",
      path: "/api/admin/orders/deleted",
      summary: "Os pedidos excluídos que ainda podem ser restaurados",
      request: { query: z.object({ cursor: cursorSchema }) },
      responses: { 200: json("Uma página", pageSchema(deletedOrderSchema)) },
    },
    listOrdersForProduction: {
      access: "orders",
      method: "get",
      path: "/api/admin/orders/production",
      summary: "Pedidos escolhidos, inteiros, com seus itens",
      request: { query: z.object({ ids: chosenIds }) },
      responses: { 200: json("Os pedidos", z.array(managedOrderSchema)) },
    },
    getOrderPapers: {
      access: "orders",
      method: "get",
      path: "/api/admin/orders/papers",
      summary: "O que vai nos romaneios e nas etiquetas de pedidos escolhidos",
      request: { query: z.object({ ids: chosenIds }) },
      responses: { 200: json("O remetente e os pedidos, na ordem escolhida", papersSchema) },
    },
    enterOrder: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders",
      summary: "Cria um pedido em nome de um cliente, com os preços da loja",
      description: "Com pickup=true o cliente retira na loja, e o pedido não tem CEP nem endereço.",
      request: {
        headers: z.object({ "idempotency-key": idempotencyKeySchema.optional() }),
        body: jsonBody(enterOrderSchema, exampleOrder),
      },
      responses: { 201: managed, 409: cartChanged },
    },
    getOrder: {
      access: "orders",
      changesWith: orderTopics,
      method: "get",
      path: "/api/admin/orders/{id}",
      summary: "Um pedido com seus itens",
      request: { params },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    markOrderOpened: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/open",
      summary: "Anota que um administrador viu o pedido",
      request: { params },
      responses: { 204: empty("Anotado") },
      refusals: { 404: notFound },
    },
    setOrderStatus: {
      access: "orders",
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
      access: "orders",
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
    recordPaymentMessage: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/payment-message",
      summary: "Anota no histórico que a mensagem 'Pagamento confirmado' foi aberta no WhatsApp",
      description: "Uma vez por pagamento; repetida, não anota de novo.",
      request: { params },
      responses: { 204: empty("Anotado") },
      refusals: { 404: notFound },
    },
    saveOrderNotes: {
      access: "orders",
      method: "put",
      path: "/api/admin/orders/{id}/notes",
      summary: "Grava as anotações da loja sobre o pedido, que o cliente nunca vê",
      request: {
        params,
        body: jsonBody(staffNotesInputSchema, { text: "Retira na loja na sexta.", previous_text: null }),
      },
      responses: { 200: managed },
      refusals: {
        404: notFound,
        409: "Outra pessoa as alterou depois que foram lidas; nada foi gravado",
      },
    },
    deleteOrder: {
      access: "orders",
      method: "delete",
      path: "/api/admin/orders/{id}",
      summary: "Exclui o pedido, que pode ser restaurado por 30 dias",
      request: { params },
      responses: { 204: empty("Excluído") },
      refusals: { 404: notFound },
    },
    restoreOrder: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/restore",
      summary: "Restaura um pedido excluído",
      request: { params },
      responses: { 200: managed },
      refusals: { 404: notFound },
    },
    listOrderHistory: {
      access: "orders",
      method: "get",
      path: "/api/admin/orders/{id}/history",
      summary: "Quem fez o quê com o pedido, e quando",
      request: { params },
      responses: { 200: json("Do mais novo ao mais antigo", historySchema) },
      refusals: { 404: notFound },
    },
  },
);
