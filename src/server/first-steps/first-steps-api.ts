import { type ContextOf, newApi } from "../api/new-api.ts";
import { firstStepsOperations as operations } from "./first-steps-operations.ts";
import { getFirstSteps, hideFirstSteps } from "./first-steps-service.ts";
import { presentFirstSteps } from "./present-first-steps.ts";

export function firstStepsApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.getFirstSteps, async (c) =>
      c.json(presentFirstSteps(await getFirstSteps(await contextOf(c.var))), 200),
    )
    .openapi(operations.hideFirstSteps, async (c) => {
      const { hidden } = c.req.valid("json");
      return c.json(presentFirstSteps(await hideFirstSteps(await contextOf(c.var), hidden)), 200);
    });
}
