import { hkdfSync } from "node:crypto";

/** Derives one key per purpose from the shop's secret, so that a token of one purpose is invalid for any other. */
export function deriveKey(secret: string, purpose: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hkdfSync("sha256", secret, "", `manto ${purpose}`, 32));
}
