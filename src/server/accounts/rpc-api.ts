import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { checkUserStatus, isAdmin } from "../identity/role-service.ts";
import { presentUserStatus } from "./present-role.ts";
import { rpcOperations as operations } from "./rpc-operations.ts";

export function rpcApi(contextOf: ContextOf, accounts: AccountDependencies) {
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
