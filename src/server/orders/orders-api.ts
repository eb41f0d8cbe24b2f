import { createRoute, z } from "@hono/zod-openapi";
import type { Order } from "#domain/orders/order.ts";
import { orderLinesSchema, placeOrderSchema } from "#domain/orders/order-input.ts";
import { orderMessageLink } from "#domain/orders/whatsapp-message.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { ServiceContext } from "../service-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { getOwnOrder, listOwnOrders } from "./own-orders-service.ts";
import { placeOrder, quoteCart } from "./place-order-service.ts";
import { orderSchema, presentOrder, presentQuote, quoteSchema } from "./present-order.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const ownOrderSchema = orderSchema.extend({ whatsapp_url: z.string() });

const quote = createRoute({
  method: "post",
  path: "/cart/quote",
  summary: "Os preços atuais do carrinho, linha por linha",
  request: { body: { required: true, content: json(z.object({ items: orderLinesSchema })) } },
  responses: { 200: { description: "O carrinho com os preços da loja", content: json(quoteSchema) } },
});

const place = createRoute({
  method: "post",
  path: "/orders",
  summary: "Faz um pedido com os preços da loja",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string("O cabeçalho Idempotency-Key é obrigatório")
        .regex(/^[\w-]{8,100}$/, "O cabeçalho Idempotency-Key deve ter de 8 a 100 letras, dígitos ou hifens"),
    }),
    body: { required: true, content: json(placeOrderSchema) },
  },
  responses: {
    201: { description: "O pedido, pendente, e o link da mensagem", content: json(ownOrderSchema) },
    401: { description: "Sem sessão" },
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

const listMine = createRoute({
  method: "get",
  path: "/account/orders",
  summary: "Os pedidos de quem está conectado",
  responses: {
    200: { description: "Do mais novo ao mais antigo", content: json(z.array(ownOrderSchema)) },
    401: { description: "Sem sessão" },
  },
});

const getMine = createRoute({
  method: "get",
  path: "/account/orders/{id}",
  summary: "Um pedido de quem está conectado",
  request: { params: z.object({ id: z.uuid("Pedido não encontrado") }) },
  responses: {
    200: { description: "O pedido", content: json(ownOrderSchema) },
    404: { description: "Não existe, ou é de outra pessoa" },
  },
});

export function ordersApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  return newApi()
    .openapi(quote, async (c) => {
      const ctx = await contextOf(c.var);
      return c.json(presentQuote(await quoteCart(ctx, c.req.valid("json").items)), 200);
    })
    .openapi(place, async (c) => {
      const ctx = await contextOf(c.var);
      const placement = await placeOrder(ctx, c.req.valid("json"), c.req.valid("header")["idempotency-key"]);
      if (placement.kind === "placed") {
        const present = await ownOrderPresenter(ctx, publicOrigin);
        return c.json(present(placement.order), 201);
      }
      const error = { code: "cart_changed" as const, message: errorTexts.cart_changed };
      return c.json({ error, quote: presentQuote(placement.quote) }, 409);
    })
    .openapi(listMine, async (c) => {
      const ctx = await contextOf(c.var);
      const present = await ownOrderPresenter(ctx, publicOrigin);
      return c.json((await listOwnOrders(ctx)).map(present), 200);
    })
    .openapi(getMine, async (c) => {
      const ctx = await contextOf(c.var);
      const present = await ownOrderPresenter(ctx, publicOrigin);
      return c.json(present(await getOwnOrder(ctx, c.req.valid("param").id)), 200);
    });
}

/** With the link that opens the messaging app: it always stands beside the order, should a window have been blocked. */
async function ownOrderPresenter(ctx: ServiceContext, publicOrigin: string) {
  const { name, whatsapp } = await getStoreProfile(ctx);
  return (order: Order): z.output<typeof ownOrderSchema> => ({
    ...presentOrder(order),
    whatsapp_url: orderMessageLink(order, {
      storeName: name,
      storeWhatsapp: whatsapp,
      trackingUrl: `${publicOrigin}/pedido/${order.publicToken}`,
    }),
  });
}
