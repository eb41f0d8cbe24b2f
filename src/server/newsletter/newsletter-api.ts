import { createRoute, z } from "@hono/zod-openapi";
import { subscriptionSchema, subscriptionTokenSchema } from "#domain/newsletter/subscription.ts";
import type { AccountParts } from "../accounts/account-context.ts";
import { accountContextOf } from "../accounts/request-account-context.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { cancelPageUrl } from "./newsletter-links.ts";
import { subscribeToNewsletter } from "./newsletter-service.ts";
import { cancelSubscription, confirmSubscription, unsubscribe } from "./subscription-links-service.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const tokenBody = { required: true, content: json(subscriptionTokenSchema) };

const subscribe = createRoute({
  method: "post",
  path: "/newsletter/subscriptions",
  summary: "Inscreve um email na lista de novidades",
  request: { body: { required: true, content: json(subscriptionSchema) } },
  responses: {
    200: {
      description: "Se a inscrição ainda precisa ser confirmada pelo email; igual para qualquer endereço",
      content: json(z.object({ confirm_by_mail: z.boolean() })),
    },
    429: { description: "Muitas tentativas" },
  },
});

const confirm = createRoute({
  method: "post",
  path: "/newsletter/confirmations",
  summary: "Confirma uma inscrição com o código do email",
  request: { body: tokenBody },
  responses: { 204: { description: "Confirmada" } },
});

const cancel = createRoute({
  method: "post",
  path: "/newsletter/cancellations",
  summary: "Cancela uma inscrição com o código do email",
  request: { body: tokenBody },
  responses: { 204: { description: "Cancelada" }, 404: { description: "Não há tal inscrição" } },
});

const oneClick = createRoute({
  method: "post",
  path: "/newsletter/unsubscribe",
  summary: "Cancela uma inscrição a pedido de um programa de email (RFC 8058)",
  request: { query: subscriptionTokenSchema },
  responses: { 204: { description: "Feito, também se não havia inscrição" } },
});

const showPage = createRoute({
  method: "get",
  path: "/newsletter/unsubscribe",
  summary: "Leva à página onde se cancela a inscrição; não muda nada",
  request: { query: subscriptionTokenSchema },
  responses: { 302: { description: "A página" } },
});

/** What anybody may do about their own address; the token in a mailed link says whose it is. */
export function newsletterApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(subscribe, async (c) => {
      const { confirmByMail } = await subscribeToNewsletter(await contextFor(c), c.req.valid("json"));
      return c.json({ confirm_by_mail: confirmByMail }, 200);
    })
    .openapi(confirm, async (c) => {
      await confirmSubscription(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(cancel, async (c) => {
      await cancelSubscription(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(oneClick, async (c) => {
      await unsubscribe(await contextOf(c.var), c.req.valid("query").token);
      return c.body(null, 204);
    })
    .openapi(showPage, (c) =>
      c.redirect(cancelPageUrl(accounts.publicOrigin, c.req.valid("query").token), 302),
    );
}
