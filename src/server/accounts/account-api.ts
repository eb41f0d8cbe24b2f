import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountParts } from "./account-context.ts";
import { accountOperations as operations } from "./account-operations.ts";
import { deleteOwnAccount } from "./delete-account-service.ts";
import { presentOwnData, presentOwnSession, presentProfile } from "./present-account.ts";
import { presentRole } from "./present-role.ts";
import { exportOwnData, getOwnProfile } from "./profile-service.ts";
import { accountContextOf } from "./request-account-context.ts";
import { listOwnRoles } from "./role-service.ts";
import { clearSessionCookies, isBrowser } from "./session-cookies.ts";
import { endOwnSession, listOwnSessions } from "./session-service.ts";

/** What people see and decide about their own account. */
export function accountApi(contextOf: ContextOf, accounts: AccountParts) {
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
