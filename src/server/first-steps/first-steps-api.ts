import { createRoute, z } from "@hono/zod-openapi";
import { firstStepsSchema } from "#domain/first-steps/first-steps.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { getFirstSteps, hideFirstSteps } from "./first-steps-service.ts";

const content = { "application/json": { schema: firstStepsSchema } };

const readRoute = createRoute({
  method: "get",
  path: "/admin/first-steps",
  summary: "O que já foi feito dos primeiros passos da loja",
  responses: { 200: { description: "Cada passo, feito ou não", content } },
});

const hideRoute = createRoute({
  method: "put",
  path: "/admin/first-steps",
  summary: "Oculta os primeiros passos, ou os mostra de novo",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.object({ hidden: z.boolean("Informe sim ou não") }) } },
    },
  },
  responses: { 200: { description: "Os primeiros passos", content } },
});

export function firstStepsApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/first-steps", noStore);
  api.openapi(readRoute, async (c) => c.json(await getFirstSteps(await contextOf(c.var)), 200));
  api.openapi(hideRoute, async (c) =>
    c.json(await hideFirstSteps(await contextOf(c.var), c.req.valid("json").hidden), 200),
  );
  return api;
}
