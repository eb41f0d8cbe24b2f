import { createRoute } from "@hono/zod-openapi";
import { subscriptionSchema } from "#domain/newsletter/subscription.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { subscribeToNewsletter } from "./newsletter-service.ts";

const subscribe = createRoute({
  method: "post",
  path: "/newsletter/subscriptions",
  summary: "Inscreve um email na lista de novidades",
  request: {
    body: { required: true, content: { "application/json": { schema: subscriptionSchema } } },
  },
  responses: { 204: { description: "O email está na lista" } },
});

export function newsletterApi(contextOf: ContextOf) {
  return newApi().openapi(subscribe, async (c) => {
    await subscribeToNewsletter(await contextOf(c.var), c.req.valid("json"));
    return c.body(null, 204);
  });
}
