import type { z } from "@hono/zod-openapi";
import type { Order } from "#domain/orders/order.ts";
import { orderMessageLink } from "#domain/orders/whatsapp-message.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { DeliveryQuotes } from "../delivery/delivery-quotes.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { ordersOperations as operations } from "./orders-operations.ts";
import { getOwnOrder, listOwnOrders } from "./own-orders-service.ts";
import { placeOrder, quoteCart } from "./place-order-service.ts";
import { type ownOrderSchema, presentOrder } from "./present-order.ts";
import { presentCartChanged, presentQuote } from "./present-quote.ts";

interface OrdersDependencies {
  accounts: AccountDependencies;
  deliveryQuotes: DeliveryQuotes;
}

export function ordersApi(contextOf: ContextOf, { accounts, deliveryQuotes }: OrdersDependencies) {
  const { publicOrigin } = accounts;
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.quoteCart, async (c) => {
      const ctx = await contextFor(c);
      return c.json(presentQuote(await quoteCart(ctx, deliveryQuotes, c.req.valid("json"))), 200);
    })
    .openapi(operations.placeOrder, async (c) => {
      const ctx = await contextFor(c);
      const key = c.req.valid("header")["idempotency-key"];
      const placement = await placeOrder(ctx, deliveryQuotes, c.req.valid("json"), key);
      return placement.kind === "placed"
        ? c.json(ownOrderPresenter(placement.store, publicOrigin)(placement.order), 201)
        : c.json(presentCartChanged(placement.quote), 409);
    })
    .openapi(operations.listOwnOrders, async (c) => {
      const ctx = await contextOf(c.var);
      const present = ownOrderPresenter(await getStoreProfile(ctx), publicOrigin);
      return c.json((await listOwnOrders(ctx, c.req.valid("query").before)).map(present), 200);
    })
    .openapi(operations.getOwnOrder, async (c) => {
      const ctx = await contextOf(c.var);
      const present = ownOrderPresenter(await getStoreProfile(ctx), publicOrigin);
      return c.json(present(await getOwnOrder(ctx, c.req.valid("param").id)), 200);
    });
}

/** Adds the WhatsApp link to every order, because the browser may have blocked the window that opens it. */
function ownOrderPresenter(
  { name, whatsapp }: Pick<StoreProfile, "name" | "whatsapp">,
  publicOrigin: string,
) {
  return (order: Order): z.output<typeof ownOrderSchema> => ({
    ...presentOrder(order),
    whatsapp_url: orderMessageLink(order, {
      storeName: name,
      storeWhatsapp: whatsapp,
      trackingUrl: `${publicOrigin}/pedido/${order.publicToken}`,
    }),
  });
}
