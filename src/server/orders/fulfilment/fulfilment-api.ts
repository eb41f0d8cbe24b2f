import { type ContextOf, newApi } from "../../api/new-api.ts";
import { presentCount } from "../../api/present-count.ts";
import { adminOrderPresenters } from "../present-admin-order.ts";
import { countSteps } from "./count-steps.ts";
import { fulfilmentOperations as operations } from "./fulfilment-operations.ts";
import { recordStepMessage, setStep, setSteps } from "./set-step-service.ts";

export function fulfilmentApi(contextOf: ContextOf, { publicOrigin }: { publicOrigin: string }) {
  const { presentManaged } = adminOrderPresenters(publicOrigin);
  return newApi()
    .openapi(operations.countOrderSteps, async (c) => {
      const { steps, late } = await countSteps(await contextOf(c.var));
      const counted = steps.map(({ step, count }) => ({ step, ...presentCount(count) }));
      return c.json({ steps: counted, late }, 200);
    })
    .openapi(operations.setOrderSteps, async (c) => {
      await setSteps(await contextOf(c.var), c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(operations.setOrderStep, async (c) => {
      const order = await setStep(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json"));
      return c.json(presentManaged(order), 200);
    })
    .openapi(operations.recordStepMessage, async (c) => {
      await recordStepMessage(await contextOf(c.var), c.req.valid("param").id, c.req.valid("json").step);
      return c.body(null, 204);
    });
}
