import { type ContextOf, newApi } from "../api/new-api.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { accountContextOf } from "../identity/request-account-context.ts";
import { presentRecoveryCodes, presentTwoFactorSetup, presentTwoFactorState } from "./present-two-factor.ts";
import { proveIdentity } from "./prove-identity-service.ts";
import { twoFactorOperations as operations } from "./two-factor-operations.ts";
import {
  confirmTwoFactor,
  disableTwoFactor,
  getOwnTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from "./two-factor-service.ts";

export function twoFactorApi(contextOf: ContextOf, accounts: AccountDependencies) {
  const contextFor = accountContextOf(contextOf, accounts);
  return newApi()
    .openapi(operations.getTwoFactor, async (c) =>
      c.json(presentTwoFactorState(await getOwnTwoFactor(await contextFor(c))), 200),
    )
    .openapi(operations.startTwoFactor, async (c) => {
      const setup = await startTwoFactor(await contextFor(c), c.req.valid("json").password);
      return c.json(presentTwoFactorSetup(setup), 200);
    })
    .openapi(operations.confirmTwoFactor, async (c) => {
      const codes = await confirmTwoFactor(await contextFor(c), c.req.valid("json").code);
      return c.json(presentRecoveryCodes(codes), 200);
    })
    .openapi(operations.renewRecoveryCodes, async (c) => {
      const codes = await renewRecoveryCodes(await contextFor(c), c.req.valid("json").code);
      return c.json(presentRecoveryCodes(codes), 200);
    })
    .openapi(operations.proveIdentity, async (c) => {
      await proveIdentity(await contextFor(c), c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(operations.disableTwoFactor, async (c) => {
      await disableTwoFactor(await contextFor(c), c.req.valid("json"));
      return c.body(null, 204);
    });
}
