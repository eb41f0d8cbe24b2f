import { hkdfSync } from "node:crypto";

/** One secret, one key per purpose: what one part computes with its key is of no use to another part. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", `manto ${purpose}`, 32));
}
