import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { cancelPageUrl } from "./newsletter-links.ts";
import { newsletterOperations as operations } from "./newsletter-operations.ts";
import { subscribeToNewsletter } from "./newsletter-service.ts";
import { presentSubscriptionOutcome } from "./present-subscription.ts";
import { cancelSubscription, confirmSubscription, unsubscribe } from "./subscription-links-service.ts";

/** The public operations: subscribe, and confirm or cancel with the token of a mailed link. */
export function newsletterApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.subscribeToNewsletter, async (c) => {
      const outcome = await subscribeToNewsletter(await contextFor(c), c.req.valid("json"));
      return c.json(presentSubscriptionOutcome(outcome), 200);
    })
    .openapi(operations.confirmSubscription, async (c) => {
      await confirmSubscription(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(operations.cancelSubscription, async (c) => {
      await cancelSubscription(await contextFor(c), c.req.valid("json").token);
      return c.body(null, 204);
    })
    .openapi(operations.unsubscribeByMailProgram, async (c) => {
      await unsubscribe(await contextOf(c.var), c.req.valid("query").token);
      return c.body(null, 204);
    })
    .openapi(operations.openUnsubscribePage, (c) =>
      c.redirect(cancelPageUrl(accounts.publicOrigin, c.req.valid("query").token), 302),
    );
}
