/** True for the addresses of this very machine, in IPv4, IPv6 and mapped form. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address));
}

/**
 * Whose request it is. The direct peer counts, unless it is a proxy on this machine: then the address that the
 * proxy itself appended last. Anything further left in the header was written by the visitor and proves nothing.
 */
export function findClientAddress(peer: string | undefined, forwardedFor: string | undefined): string {
  const lastHop = forwardedFor?.split(",").at(-1)?.trim();
  if (lastHop && isLoopbackAddress(peer)) return lastHop;
  return peer ?? "unknown";
}
