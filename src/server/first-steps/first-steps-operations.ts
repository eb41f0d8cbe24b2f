import { z } from "@hono/zod-openapi";
import { json, jsonBody } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { firstStepsSchema } from "./present-first-steps.ts";

export const firstStepsOperations = defineOperations(
  { tag: "Administração: primeiros passos" },
  {
    getFirstSteps: {
      access: "store",
      method: "get",
      path: "/api/admin/first-steps",
      summary: "O que já foi feito dos primeiros passos da loja",
      responses: { 200: json("Cada passo, feito ou não", firstStepsSchema) },
    },
    hideFirstSteps: {
      access: "store",
      method: "put",
      path: "/api/admin/first-steps",
      summary: "Oculta os primeiros passos, ou os mostra de novo",
      request: {
        body: jsonBody(z.object({ hidden: z.boolean("Informe sim ou não") }), { hidden: false }),
      },
      responses: { 200: json("Os primeiros passos", firstStepsSchema) },
    },
  },
);
