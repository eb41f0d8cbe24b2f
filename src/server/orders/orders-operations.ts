import { z } from "@hono/zod-openapi";
import { cartToQuoteSchema, placeOrderSchema } from "#domain/orders/order-input.ts";
import { OWN_ORDERS_PER_PAGE } from "#domain/orders/own-orders.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { exampleLine, examplePlacement } from "./order-examples.ts";
import { ownOrderSchema } from "./present-order.ts";
import { cartChangedSchema, quoteSchema } from "./present-quote.ts";

export const idempotencyKeySchema = z
  .string("O cabeçalho Idempotency-Key é obrigatório")
  .regex(/^[\w-]{8,100}$/, "O cabeçalho Idempotency-Key deve ter de 8 a 100 letras, dígitos ou hifens");

export const cartChanged = json(
  "O preço de um item mudou ou ele saiu da loja; nada foi criado",
  cartChangedSchema,
);

export const ordersOperations = defineOperations(
  { tag: "Pedidos" },
  {
    quoteCart: {
      access: "anyone",
      method: "post",
      path: "/api/cart/quote",
      summary: "Os preços atuais do carrinho, linha por linha",
      request: { body: jsonBody(cartToQuoteSchema, { items: [exampleLine] }) },
      responses: { 200: json("O carrinho com os preços da loja", quoteSchema) },
      refusals: { 429: "Perguntas demais em pouco tempo" },
    },
    placeOrder: {
      access: "customer",
      signInFirst: checkoutTexts.signInToOrder,
      method: "post",
      path: "/api/orders",
      summary: "Faz um pedido com os preços da loja",
      request: {
        headers: z.object({ "idempotency-key": idempotencyKeySchema }),
        body: jsonBody(placeOrderSchema, examplePlacement),
      },
      responses: {
        201: json("O pedido, pendente, e o link da mensagem", ownOrderSchema),
        409: cartChanged,
      },
      refusals: {
        422: "A mesma Idempotency-Key já serviu a outro pedido",
        429: "Pedidos demais em pouco tempo",
      },
    },
    listOwnOrders: {
      access: "customer",
      method: "get",
      path: "/api/account/orders",
      summary: "Os pedidos de quem está conectado",
      request: {
        query: z.object({
          before: z
            .uuid("Pedido não encontrado")
            .optional()
            .describe("O último pedido recebido: a resposta traz os que vêm depois dele"),
        }),
      },
      responses: {
        200: json(`Do mais novo ao mais antigo, ${OWN_ORDERS_PER_PAGE} de cada vez`, z.array(ownOrderSchema)),
      },
    },
    getOwnOrder: {
      access: "customer",
      method: "get",
      path: "/api/account/orders/{id}",
      summary: "Um pedido de quem está conectado",
      request: { params: z.object({ id: z.uuid("Pedido não encontrado") }) },
      responses: { 200: json("O pedido", ownOrderSchema) },
      refusals: { 404: "Não existe, ou é de outra pessoa" },
    },
  },
);
