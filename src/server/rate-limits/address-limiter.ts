import { groupAddress } from "./address-group.ts";

/** Says whether an address may ask once more, or for so many at once. Nothing of it is written down. */
export type AddressLimiter = (address: string, now: Date, howMany?: number) => boolean;

const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * Kept in this process's memory, not in the database as the limits of accounts: what it guards shall cost no write.
 * Several servers therefore allow that much each.
 */
export function createAddressLimiter(options: { aMinute: number; enabled: boolean }): AddressLimiter {
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
    // Full: who is new waits for the next minute.
    if (count > options.aMinute || (!counts.has(group) && counts.size >= MOST_ADDRESSES)) return false;
    counts.set(group, count);
    return true;
  };
}
