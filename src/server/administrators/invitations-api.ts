import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { acceptInvitation, inspectInvitation } from "./accept-invitation-service.ts";
import { invitationsOperations as operations } from "./invitations-operations.ts";
import { presentAcceptedInvitation, presentOpenInvitation } from "./present-administrator.ts";

export function invitationsApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.inspectInvitation, async (c) => {
      const invitation = await inspectInvitation(await contextFor(c), c.req.valid("json").token);
      return c.json(presentOpenInvitation(invitation), 200);
    })
    .openapi(operations.acceptInvitation, async (c) => {
      const { full_name: fullName, ...rest } = c.req.valid("json");
      const user = await acceptInvitation(await contextFor(c), { ...rest, fullName });
      return c.json(presentAcceptedInvitation(user), 200);
    });
}
