import { createRoute } from "@hono/zod-openapi";
import { demoReportSchema } from "#domain/demo/demo-report.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import { noStore } from "../http/no-store.ts";
import { getDemo, removeDemo } from "./demo-service.ts";

const content = { "application/json": { schema: demoReportSchema } };

const readRoute = createRoute({
  method: "get",
  path: "/admin/demo",
  summary: "O que sai e o que fica quando os dados de demonstração são removidos",
  responses: { 200: { description: "As contagens", content } },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/admin/demo",
  summary: "Remove os dados de demonstração, de vez",
  responses: { 200: { description: "O que saiu e o que ficou", content } },
});

export function demoApi(contextOf: ContextOf) {
  const api = newApi();
  api.use("/admin/demo", noStore);
  api.openapi(readRoute, async (c) => c.json(await getDemo(await contextOf(c.var)), 200));
  api.openapi(removeRoute, async (c) => c.json(await removeDemo(await contextOf(c.var)), 200));
  return api;
}
