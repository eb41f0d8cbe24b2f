import { z } from "@hono/zod-openapi";
import { orderTasks } from "#domain/today/order-tasks.ts";
import { json } from "../api/answers.ts";
import { defineOperations } from "../api/define-operations.ts";
import { countFields } from "../api/present-count.ts";

const todaySchema = z
  .object({
    uses_steps: z.boolean(),
    orders: z.array(z.object({ task: z.enum(orderTasks), ...countFields })),
    low_stock: z.object(countFields).nullable().describe("Produtos no fim; nulo para quem não vê o estoque"),
  })
  .openapi("Today");

export const todayOperations = defineOperations(
  { tag: "Administração: dashboard" },
  {
    getToday: {
      access: "orders",
      method: "get",
      path: "/api/admin/today",
      summary:
        "O que há para fazer: pedidos novos, a receber, atrasados, a produzir, a enviar, e o estoque no fim",
      responses: { 200: json("Quantos de cada", todaySchema) },
    },
  },
);
