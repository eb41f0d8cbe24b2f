import { isIP } from "node:net";

/** True for the addresses of this very machine, in IPv4, IPv6 and mapped form. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));
}

/**
 * Whose request it is. The direct peer counts, unless it is a trusted proxy: then the address that it appended last,
 * and so on while those are proxies, too. Anything further left was written by the visitor and proves nothing.
 */
export function findClientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  const hops = forwardedFor?.split(",").map((hop) => hop.trim()) ?? [];
  let client = peer ?? "unknown";
  while (isTrustedProxy(client)) {
    const hop = hops.pop();
    if (hop === undefined || isIP(hop) === 0) break;
    client = hop;
  }
  return client;
}
