import { type ContextOf, newApi } from "../api/new-api.ts";
import { presentCount } from "../api/present-count.ts";
import { todayOperations as operations } from "./today-operations.ts";
import { getToday } from "./today-service.ts";

export function todayApi(contextOf: ContextOf) {
  return newApi().openapi(operations.getToday, async (c) => {
    const { usesSteps, orders, lowStock } = await getToday(await contextOf(c.var));
    return c.json(
      {
        uses_steps: usesSteps,
        orders: orders.map(({ task, count }) => ({ task, ...presentCount(count) })),
        low_stock: lowStock && presentCount(lowStock),
      },
      200,
    );
  });
}
