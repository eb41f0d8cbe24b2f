import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands; most ignore any other choice. */
const STANDARD = { algorithm: "SHA1", digits: 6, period: 30 } as const;

/** How many periods a phone's clock may be off, before and after. */
const TOLERATED_PERIODS = 1;

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that apps read from the QR code. */
export function totpUri(secret: string, { issuer, email }: { issuer: string; email: string }): string {
  return new TOTP({ ...STANDARD, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The period that a code belongs to; undefined where it is wrong, or right at another time. */
export function findPeriod(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ ...STANDARD, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: TOLERATED_PERIODS });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
