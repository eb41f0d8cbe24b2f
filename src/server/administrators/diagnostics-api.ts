import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { assertMayCreateAdministrator } from "./administrator-service.ts";
import { diagnosticsOperations as operations } from "./diagnostics-operations.ts";
import { createAdministratorFromDiagnosis, diagnoseUser } from "./diagnostics-service.ts";
import { presentCreatedAdministrator, presentDiagnosis } from "./present-diagnosis.ts";

export function diagnosticsApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  const api = newApi();
  // Anonymous callers are allowed only while the shop has no administrator, which the access guard cannot know. This
  // check runs before the validation, so that a refused caller learns nothing about the input.
  api.use(operations.createAdministrator.path, async (c, next) => {
    await assertMayCreateAdministrator(await contextFor(c));
    await next();
  });
  return api
    .openapi(operations.diagnoseUser, async (c) =>
      c.json(presentDiagnosis(await diagnoseUser(await contextFor(c), c.req.valid("json"))), 200),
    )
    .openapi(operations.createAdministrator, async (c) => {
      const created = await createAdministratorFromDiagnosis(await contextFor(c), c.req.valid("json"));
      return c.json(presentCreatedAdministrator(created), 201);
    });
}
