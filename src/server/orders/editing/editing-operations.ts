import { z } from "@hono/zod-openapi";
import { editOrderSchema, editToQuoteSchema } from "#domain/orders/editing/edit-input.ts";
import { json, jsonBody } from "../../api/answers.ts";
import { defineOperations } from "../../api/define-operations.ts";
import { exampleLine, exampleOrder } from "../order-examples.ts";
import { managedOrderSchema } from "../present-admin-order.ts";
import { cartChangedSchema, quoteSchema } from "../present-quote.ts";

const params = z.object({ id: z.uuid("Pedido não encontrado") });
const notFound = "Não existe, ou foi excluído";
const items = [
  { position: 0, size: "G", quantity: 1, customization: exampleLine.customization },
  exampleLine,
];

export const editingOperations = defineOperations(
  { tag: "Administração: pedidos" },
  {
    quoteOrderEdit: {
      access: "orders",
      method: "post",
      path: "/api/admin/orders/{id}/edit-quote",
      summary: "Quanto o pedido custaria depois de alterado",
      request: { params, body: jsonBody(editToQuoteSchema, { items, offers: [] }) },
      responses: { 200: json("Os itens, as entregas do CEP e o total", quoteSchema) },
      refusals: { 404: notFound, 409: "Já está em produção ou concluído" },
    },
    editOrder: {
      access: "orders",
      method: "put",
      path: "/api/admin/orders/{id}",
      summary: "Altera itens, cliente, entrega e descontos de um pedido que ainda não foi produzido",
      description:
        "Vai o pedido inteiro, como deve ficar. Um item que fica é dito por position, seu lugar no pedido, e conserva o preço " +
        "combinado; um item novo é dito por id, o produto, e tem o preço de hoje. As ofertas do pedido que não estão em " +
        "offers saem dele.",
      request: {
        params,
        body: jsonBody(editOrderSchema, {
          ...exampleOrder,
          items,
          offers: [],
          discount: { name: "Atraso na entrega", cents: 1000 },
          updated_at: "2026-11-18T12:00:00.000Z",
        }),
      },
      responses: {
        200: json("O pedido", managedOrderSchema),
        409: json("Um preço ou o estoque mudou, ou o pedido não pode ser alterado", cartChangedSchema),
      },
      refusals: { 404: notFound },
    },
  },
);
