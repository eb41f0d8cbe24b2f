import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountParts } from "./account-context.ts";
import { presentUserStatus } from "./present-role.ts";
import { accountContextOf } from "./request-account-context.ts";
import { checkUserStatus, isAdmin } from "./role-service.ts";
import { rpcOperations as operations } from "./rpc-operations.ts";

export function rpcApi(contextOf: ContextOf, accounts: AccountParts) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.isAdmin, async (c) =>
      c.json(await isAdmin(await contextFor(c), c.req.valid("json").user_id), 200),
    )
    .openapi(operations.checkUserStatus, async (c) => {
      const status = await checkUserStatus(await contextFor(c), c.req.valid("json").email);
      return c.json(presentUserStatus(status), 200);
    });
}
