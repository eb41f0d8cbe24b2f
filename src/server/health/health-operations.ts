import { z } from "@hono/zod-openapi";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";

const partSchema = z.enum(["ok", "unavailable"]);
const readinessSchema = z
  .object({
    status: z.enum(["ok", "unavailable", "closing"]),
    database: partSchema.optional(),
    storage: partSchema.optional(),
  })
  .openapi("Readiness");

export const healthOperations = defineOperations(
  { tag: "Operação" },
  {
    checkHealth: {
      access: "anyone",
      method: "get",
      path: "/healthz",
      summary: "Diz que o processo está de pé",
      responses: { 200: json("De pé", z.object({ status: z.literal("ok") })) },
    },
    checkReadiness: {
      access: "anyone",
      method: "get",
      path: "/readyz",
      summary: "Diz se o banco de dados e os arquivos respondem",
      responses: {
        200: json("Pronto", readinessSchema),
        503: json("Falta uma parte, ou o processo está terminando", readinessSchema),
      },
    },
    readMetrics: {
      access: "machine",
      method: "get",
      path: "/metrics",
      summary: "As medidas do processo, no texto do Prometheus",
      description: "Só da própria máquina, ou com METRICS_TOKEN como Bearer token.",
      responses: { 200: { description: "As medidas", content: { "text/plain": { schema: z.string() } } } },
      refusals: { 404: "Para os outros não existe" },
    },
  },
);
