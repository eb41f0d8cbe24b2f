import { createRoute, z } from "@hono/zod-openapi";
import { orderFilterSchema } from "#domain/orders/order-filter.ts";
import { placeOrderSchema } from "#domain/orders/order-input.ts";
import { orderStatuses } from "#domain/orders/order-status.ts";
import { cursorSchema, pageSchema } from "../api/page-schema.ts";
import { MOST_ON_SHEET } from "./list-orders-service.ts";
import {
  deletedOrderSchema,
  historySchema,
  managedOrderSchema,
  orderRowSchema,
  unopenedSchema,
} from "./present-admin-order.ts";
import { quoteSchema } from "./present-order.ts";

/** The operations of the back-office on orders, as they are documented and validated. */

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const params = z.object({ id: z.uuid("Pedido não encontrado") });
const notFound = { description: "Não existe, ou foi excluído" };
const managed = { description: "O pedido", content: json(managedOrderSchema) };

export const list = createRoute({
  method: "get",
  path: "/admin/orders",
  summary: "Os pedidos: busca, filtros, ordem e páginas",
  request: { query: orderFilterSchema.safeExtend({ cursor: cursorSchema }) },
  responses: { 200: { description: "Uma página", content: json(pageSchema(orderRowSchema)) } },
});

export const summary = createRoute({
  method: "get",
  path: "/admin/orders/summary",
  summary: "Quanto e quantos pedidos foram concluídos",
  responses: {
    200: {
      description: "As somas de todos os pedidos concluídos",
      content: json(z.object({ completed_total: z.number(), completed_count: z.number() })),
    },
  },
});

export const exportCsv = createRoute({
  method: "get",
  path: "/admin/orders/export",
  summary: "Os pedidos filtrados, todos, como planilha CSV",
  request: { query: orderFilterSchema },
  responses: {
    200: {
      description:
        "UTF-8 com BOM, separada por ponto e vírgula; X-Total-Count diz quantas linhas, se for sabido",
      content: { "text/csv": { schema: z.string() } },
    },
  },
});

export const unopened = createRoute({
  method: "get",
  path: "/admin/orders/unopened",
  summary: "Os pedidos que nenhum administrador abriu ainda",
  responses: { 200: { description: "Quantos, e os 20 mais novos", content: json(unopenedSchema) } },
});

export const listDeleted = createRoute({
  method: "get",
  path: "/admin/orders/deleted",
  summary: "Os pedidos excluídos que ainda podem ser restaurados",
  request: { query: z.object({ cursor: cursorSchema }) },
  responses: { 200: { description: "Uma página", content: json(pageSchema(deletedOrderSchema)) } },
});

export const production = createRoute({
  method: "get",
  path: "/admin/orders/production",
  summary: "Pedidos com seus itens, para a ficha de produção",
  request: {
    query: z.object({
      ids: z
        .string("Escolha pelo menos um pedido")
        .transform((text) => text.split(","))
        .pipe(
          z
            .array(z.uuid("Pedido não encontrado"))
            .max(MOST_ON_SHEET, `Escolha no máximo ${MOST_ON_SHEET} pedidos`),
        ),
    }),
  },
  responses: { 200: { description: "Os pedidos", content: json(z.array(managedOrderSchema)) } },
});

export const enter = createRoute({
  method: "post",
  path: "/admin/orders",
  summary: "Cria um pedido em nome de um cliente, com os preços da loja",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string()
        .regex(/^[\w-]{8,100}$/, "O cabeçalho Idempotency-Key deve ter de 8 a 100 letras, dígitos ou hifens")
        .optional(),
    }),
    body: { required: true, content: json(placeOrderSchema) },
  },
  responses: {
    201: managed,
    409: {
      description: "O preço de um item mudou ou ele saiu da loja; nada foi criado",
      content: json(
        z.object({
          error: z.object({ code: z.literal("cart_changed"), message: z.string() }),
          quote: quoteSchema,
        }),
      ),
    },
  },
});

export const read = createRoute({
  method: "get",
  path: "/admin/orders/{id}",
  summary: "Um pedido com seus itens",
  request: { params },
  responses: { 200: managed, 404: notFound },
});

export const open = createRoute({
  method: "post",
  path: "/admin/orders/{id}/open",
  summary: "Anota que um administrador viu o pedido",
  request: { params },
  responses: { 204: { description: "Anotado" }, 404: notFound },
});

export const setStatus = createRoute({
  method: "patch",
  path: "/admin/orders/{id}",
  summary: "Altera o status do pedido",
  request: {
    params,
    body: { required: true, content: json(z.object({ status: z.enum(orderStatuses, "Status inválido") })) },
  },
  responses: { 200: managed, 404: notFound },
});

export const pay = createRoute({
  method: "put",
  path: "/admin/orders/{id}/payment",
  summary: "Marca o pedido como pago, ou desfaz a marca",
  request: {
    params,
    body: { required: true, content: json(z.object({ paid: z.boolean("Informe se o pedido foi pago") })) },
  },
  responses: { 200: managed, 404: notFound },
});

export const remove = createRoute({
  method: "delete",
  path: "/admin/orders/{id}",
  summary: "Exclui o pedido, que pode ser restaurado por 30 dias",
  request: { params },
  responses: { 204: { description: "Excluído" }, 404: notFound },
});

export const restore = createRoute({
  method: "post",
  path: "/admin/orders/{id}/restore",
  summary: "Restaura um pedido excluído",
  request: { params },
  responses: { 200: managed, 404: notFound },
});

export const history = createRoute({
  method: "get",
  path: "/admin/orders/{id}/history",
  summary: "Quem fez o quê com o pedido, e quando",
  request: { params },
  responses: {
    200: { description: "Do mais novo ao mais antigo", content: json(historySchema) },
    404: notFound,
  },
});
