import { DomainError } from "#domain/errors.ts";
import { groupAddress } from "../rate-limits/address-group.ts";

interface BodyBudgetOptions {
  maxBytes: number;
  maxBytesPerAddress: number;
}

/** The bytes of one request's body, held until the request is answered. */
export interface BodyLease {
  /** Throws `rate_limited` if the address holds too much, or if the lease has been revoked. */
  add(bytes: number): void;
  release(): void;
}

interface Lease {
  address: string;
  bytes: number;
  revoke(): void;
}

const RETRY_AFTER_SECONDS = 5;

export type BodyBudget = ReturnType<typeof createBodyBudget>;

/**
 * Limits the bytes of bodies in flight, for each address and in all. When all are taken, the oldest lease is revoked
 * instead of a new body being refused: an honest body arrives at once, and one that only holds memory grows old.
 */
export function createBodyBudget({ maxBytes, maxBytesPerAddress }: BodyBudgetOptions) {
  const leases = new Set<Lease>();
  const heldByAddress = new Map<string, number>();
  let held = 0;

  function count(lease: Lease, bytes: number): void {
    lease.bytes += bytes;
    held += bytes;
    const rest = (heldByAddress.get(lease.address) ?? 0) + bytes;
    if (rest > 0) heldByAddress.set(lease.address, rest);
    else heldByAddress.delete(lease.address);
  }

  function release(lease: Lease): void {
    if (leases.delete(lease)) count(lease, -lease.bytes);
  }

  function revokeOldest(): void {
    for (const lease of leases) {
      if (held <= maxBytes) return;
      release(lease);
      lease.revoke();
    }
  }

  /** `revoke` is called when the bytes are needed for others; the request must then end. */
  function open(client: string, revoke: () => void): BodyLease {
    const [{ key: address }] = groupAddress(client);
    const lease: Lease = { address, bytes: 0, revoke };
    leases.add(lease);
    return {
      add(bytes) {
        if (leases.has(lease)) count(lease, bytes);
        if ((heldByAddress.get(address) ?? 0) > maxBytesPerAddress) release(lease);
        revokeOldest();
        if (leases.has(lease)) return;
        throw new DomainError("rate_limited", { retryAfterSeconds: RETRY_AFTER_SECONDS });
      },
      release: () => release(lease),
    };
  }

  return { open, heldBytes: () => held };
}
