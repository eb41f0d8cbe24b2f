import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Creates the signed value of the device cookie, which says that this e-mail has signed in from this browser. Attempts
 * from a known device are counted separately: strangers who guess passwords can use up the attempts of the e-mail, but
 * cannot lock its owner out of their own device.
 */
export function createDeviceToken(key: Uint8Array, email: string): string {
  const id = randomBytes(16).toString("hex");
  return `${id}.${sign(key, id, email)}`;
}

/** Returns the device's id, if this shop signed the token for this e-mail. */
export function findDevice(key: Uint8Array, token: string | undefined, email: string): string | undefined {
  const [, id, signature] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token ?? "") ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(sign(key, id, email));
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined;
}

const sign = (key: Uint8Array, id: string, email: string) =>
  createHmac("sha256", key)
    .update(JSON.stringify([id, email.trim().toLowerCase()]))
    .digest("base64url");
