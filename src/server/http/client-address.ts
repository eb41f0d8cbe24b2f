import { isIP } from "node:net";

/** True for the loopback addresses of this machine, in IPv4, IPv6 and IPv4-mapped form. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));
}

/**
 * Returns the visitor's address. It is the direct peer, unless that is a trusted proxy: then it is the last address of
 * X-Forwarded-For that is not a trusted proxy. Addresses further left can be forged by the visitor.
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
