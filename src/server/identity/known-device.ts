import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * A browser remembers, signed by the shop, that somebody has signed in from it. Its attempts for that e-mail are counted
 * apart: strangers who try passwords can use up the e-mail's own attempts, but not lock its owner out of their device.
 */
export function createDeviceMark(key: Uint8Array, email: string): string {
  const id = randomBytes(16).toString("hex");
  return `${id}.${sign(key, id, email)}`;
}

/** The device's id, where the mark is ours and was made for this very e-mail. */
export function findDevice(key: Uint8Array, mark: string | undefined, email: string): string | undefined {
  const [, id, signature] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(mark ?? "") ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const expected = Buffer.from(sign(key, id, email));
  return timingSafeEqual(expected, Buffer.from(signature)) ? id : undefined;
}

const sign = (key: Uint8Array, id: string, email: string) =>
  createHmac("sha256", key)
    .update(JSON.stringify([id, email.trim().toLowerCase()]))
    .digest("base64url");
