import type { Context } from "hono";
import type { ContextOf } from "../api/new-api.ts";
import type { HttpEnv } from "../http/environment.ts";
import type { AccountContext, AccountDependencies } from "./account-context.ts";
import { readDeviceCookie } from "./session-cookies.ts";

export type AccountContextOf = (c: Context<HttpEnv>) => Promise<AccountContext>;

/** Returns the function by which the handlers of accounts create an `AccountContext` from a request. */
export function accountContextOf(contextOf: ContextOf, accounts: AccountDependencies): AccountContextOf {
  return async (c) => ({
    ...(await contextOf(c.var)),
    accounts,
    client: {
      address: c.get("clientAddress"),
      userAgent: c.req.header("user-agent") ?? "",
      deviceToken: readDeviceCookie(c.req.raw.headers, accounts),
    },
  });
}
