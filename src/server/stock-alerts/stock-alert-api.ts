import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { cancelStockAlert, confirmStockAlert, endStockAlert } from "./alert-links-service.ts";
import { cancelAlertUrl } from "./stock-alert-links.ts";
import { stockAlertOperations as operations } from "./stock-alert-operations.ts";
import { requestStockAlert } from "./stock-alert-service.ts";

/** The public operations: ask for an alert, and confirm or cancel it with the token of a mailed link. */
export function stockAlertApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.requestStockAlert, async (c) => {
      await requestStockAlert(await contextFor(c), c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(operations.confirmStockAlert, async (c) => {
      await confirmStockAlert(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(operations.cancelStockAlert, async (c) => {
      await cancelStockAlert(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(operations.endStockAlertByMailProgram, async (c) => {
      await endStockAlert(await contextOf(c.var), c.req.valid("query").token);
      return c.body(null, 204);
    })
    .openapi(operations.openStockAlertPage, (c) =>
      c.redirect(cancelAlertUrl(accounts.publicOrigin, c.req.valid("query").token), 302),
    );
}
