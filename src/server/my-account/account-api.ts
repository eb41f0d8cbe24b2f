import { presentRole } from "../accounts/present-role.ts";
import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { listOwnRoles } from "../identity/role-service.ts";
import { clearSessionCookies, isBrowser } from "../identity/session-cookies.ts";
import { endOwnSession, listOwnSessions } from "../identity/session-service.ts";
import { accountOperations as operations } from "./account-operations.ts";
import { deleteOwnAccount } from "./delete-account-service.ts";
import { presentOwnData, presentOwnSession, presentProfile } from "./present-account.ts";
import { exportOwnData, getOwnProfile } from "./profile-service.ts";

/** The signed-in user's own account: profile, sessions, export and deletion. */
export function accountApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.getOwnProfile, async (c) =>
      c.json(presentProfile(await getOwnProfile(await contextFor(c))), 200),
    )
    .openapi(operations.deleteOwnAccount, async (c) => {
      await deleteOwnAccount(await contextFor(c), c.req.valid("json").password);
      if (isBrowser(c.req.raw.headers)) clearSessionCookies(c, accounts);
      return c.body(null, 204);
    })
    .openapi(operations.exportOwnData, async (c) => {
      const data = await exportOwnData(await contextFor(c));
      c.header("Content-Disposition", 'attachment; filename="meus-dados.json"');
      return c.json(presentOwnData(data), 200);
    })
    .openapi(operations.listOwnRoles, async (c) =>
      c.json((await listOwnRoles(await contextFor(c))).map(presentRole), 200),
    )
    .openapi(operations.listOwnSessions, async (c) =>
      c.json((await listOwnSessions(await contextFor(c))).map(presentOwnSession), 200),
    )
    .openapi(operations.endOwnSession, async (c) => {
      await endOwnSession(await contextFor(c), c.req.valid("param").id);
      return c.body(null, 204);
    });
}
