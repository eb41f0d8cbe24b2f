import { groupAddress } from "./address-group.ts";

/** Counts `howMany` requests of an address and returns whether they are within the limit. */
export type AddressLimiter = (address: string, now: Date, howMany?: number) => boolean;

const WINDOW_MS = 60_000;
const MAX_ADDRESSES = 20_000;

/**
 * Counts in this process's memory, not in the database as the account limits do, so that a request costs no write. With
 * several servers, each one allows the full limit.
 */
export function createAddressLimiter(options: { perMinute: number; enabled: boolean }): AddressLimiter {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address, now, howMany = 1) => {
    if (!options.enabled) return true;
    if (now.getTime() >= endsAt) {
      counts = new Map();
      endsAt = now.getTime() + WINDOW_MS;
    }
    const group = groupAddress(address);
    const count = (counts.get(group) ?? 0) + howMany;
    // When the map is full, new addresses are refused until the next minute.
    if (count > options.perMinute || (!counts.has(group) && counts.size >= MAX_ADDRESSES)) return false;
    counts.set(group, count);
    return true;
  };
}
