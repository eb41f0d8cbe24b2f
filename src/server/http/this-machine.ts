import { timingSafeEqual } from "node:crypto";
import { isLoopbackAddress } from "./client-address.ts";

/**
 * Whether a request comes from the machine that the shop runs on, or has the metrics token. Behind a proxy on this
 * machine every peer is loopback, so a forwarded request is not local.
 */
export function isFromThisMachine(
  peer: string | undefined,
  headers: Headers,
  token: string | undefined,
): boolean {
  return (
    (isLoopbackAddress(peer) && !headers.has("x-forwarded-for")) ||
    bearerMatches(headers.get("authorization"), token)
  );
}

function bearerMatches(header: string | null, token: string | undefined): boolean {
  if (!token || !header?.startsWith("Bearer ")) return false;
  const given = Buffer.from(header.slice("Bearer ".length));
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
