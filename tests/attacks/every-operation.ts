import { type ApiOperation, listOperations } from "../support/api-operations.ts";
import type { TestApp } from "../support/app.ts";
import { send } from "../support/requests.ts";

/** Every operation that the running program documents. */
export async function everyOperation(app: TestApp): Promise<ApiOperation[]> {
  return listOperations((await send(app, "GET", "/api/openapi.json")).body);
}

const SOME_ID = "00000000-0000-4000-8000-000000000000";

/** The operation's path with the id of no existing record in each parameter, or with the given text. */
export function addressOf({ path }: ApiOperation, text = SOME_ID): string {
  return path.replace(/\{\w+\}/g, () => encodeURIComponent(text));
}
