import { Secret, TOTP } from "otpauth";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import type { TestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";

export interface ProtectedTester extends SignedInTester {
  secret: string;
  recoveryCodes: string[];
}

/**
 * The code of a phone whose clock is ahead, by one period unless given otherwise. Such a code is valid, differs from the
 * one that enabled the factor, and stays valid when a period ends in the middle of a test.
 */
export function codeOf(secret: string, periods = 1): string {
  const timestamp = Date.now() + periods * 30_000;
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}

/** An administrator with a second factor. */
export async function protectedAdministrator(app: TestApp): Promise<ProtectedTester> {
  const who = await signedInAs(app, "administrator");
  const { headers, password } = who;
  const started = await send(app, "POST", "/api/account/two-factor", { headers, body: { password } });
  const { secret } = started.body;
  const confirmed = await send(app, "POST", "/api/account/two-factor/confirm", {
    headers,
    body: { code: codeOf(secret, 0) },
  });
  if (confirmed.status !== 200) throw new Error(`no second factor: ${JSON.stringify(confirmed.body)}`);
  return { ...who, secret, recoveryCodes: confirmed.body.recovery_codes };
}
