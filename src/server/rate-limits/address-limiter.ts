import { LRUCache } from "lru-cache";
import { groupAddress } from "./address-group.ts";

/** Counts `howMany` requests of an address and returns whether they are within the limit. */
export type AddressLimiter = (address: string, now: Date, howMany?: number) => boolean;

interface Window {
  count: number;
  endsAt: number;
}

const WINDOW_MS = 60_000;
export const MAX_GROUPS = 10_000;

/**
 * Counts in this process's memory, not in the database as the account limits do, so that a request costs no write. With
 * several servers, each one allows the full limit. The least recently counted group is evicted when there are too many:
 * its count is lost, but no flood makes the limiter refuse an address that has sent nothing.
 */
export function createAddressLimiter(options: { perMinute: number; enabled: boolean }): AddressLimiter {
  const windows = new LRUCache<string, Window>({ max: MAX_GROUPS });

  function currentWindow(key: string, now: number): Window {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : { count: 0, endsAt: now + WINDOW_MS };
  }

  return (address, now, howMany = 1) => {
    if (!options.enabled) return true;
    const counted = groupAddress(address).map(({ key, factor }) => ({
      key,
      max: options.perMinute * factor,
      window: currentWindow(key, now.getTime()),
    }));
    // A refused request is not counted, so that one refused /64 does not use up the allowance of its /48.
    if (counted.some(({ max, window }) => window.count + howMany > max)) return false;
    for (const { key, window } of counted) {
      window.count += howMany;
      windows.set(key, window);
    }
    return true;
  };
}
