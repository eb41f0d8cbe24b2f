import { Secret, TOTP } from "otpauth";

/** The parameters that every authenticator app supports; most apps ignore others. */
const STANDARD = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** How many periods a phone's clock may be ahead or behind. */
const TOLERATED_PERIODS = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The otpauth URI that apps read from the QR code. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...STANDARD, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** Returns the period of a code, or undefined where the code is wrong or belongs to a time outside the tolerance. */
export function findPeriod(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_PERIODS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
