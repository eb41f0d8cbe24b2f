import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { administratorsOperations as operations } from "./administrators-operations.ts";
import {
  changeAdministratorRole,
  listAdministrators,
  resetTwoFactor,
  revokeAdministrator,
} from "./administrators-service.ts";
import {
  inviteAdministrator,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from "./invitation-service.ts";
import {
  presentAdministrator,
  presentAdministratorList,
  presentInvitation,
} from "./present-administrator.ts";

export function administratorsApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  // The paths of invitations come first, because the `{id}` of an administrator could match `invitations` as well.
  return newApi()
    .openapi(operations.listAdministrators, async (c) => {
      const ctx = await contextFor(c);
      return c.json(presentAdministratorList(await listAdministrators(ctx), await listInvitations(ctx)), 200);
    })
    .openapi(operations.inviteAdministrator, async (c) => {
      const invitation = await inviteAdministrator(await contextFor(c), c.req.valid("json"));
      return c.json(presentInvitation(invitation), 201);
    })
    .openapi(operations.resendInvitation, async (c) => {
      const invitation = await resendInvitation(await contextFor(c), c.req.valid("param").id);
      return c.json(presentInvitation(invitation), 200);
    })
    .openapi(operations.withdrawInvitation, async (c) => {
      await withdrawInvitation(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.changeAdministratorRole, async (c) => {
      const { role } = c.req.valid("json");
      const changed = await changeAdministratorRole(await contextFor(c), {
        userId: c.req.valid("param").id,
        role,
      });
      return c.json(presentAdministrator(changed), 200);
    })
    .openapi(operations.revokeAdministrator, async (c) => {
      await revokeAdministrator(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    })
    .openapi(operations.resetAdministratorTwoFactor, async (c) => {
      const { password } = c.req.valid("json");
      await resetTwoFactor(await contextFor(c), { userId: c.req.valid("param").id, password });
      return c.body(null, 204);
    });
}
