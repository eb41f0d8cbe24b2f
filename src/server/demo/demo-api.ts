import { type ContextOf, newApi } from "../api/new-api.ts";
import { demoOperations as operations } from "./demo-operations.ts";
import { getDemo, removeDemo } from "./demo-service.ts";
import { presentDemoReport } from "./present-demo.ts";

export function demoApi(contextOf: ContextOf) {
  return newApi()
    .openapi(operations.getDemo, async (c) =>
      c.json(presentDemoReport(await getDemo(await contextOf(c.var))), 200),
    )
    .openapi(operations.removeDemo, async (c) =>
      c.json(presentDemoReport(await removeDemo(await contextOf(c.var))), 200),
    );
}
