import { groupAddress } from "../rate-limits/address-group.ts";

/** Says whether an address may report so many events more. Nothing of it is written down. */
export type ReportLimiter = (address: string, events: number, now: Date) => boolean;

const WINDOW_MS = 60_000;
/** For a whole carrier's customers behind one address; a robot wants more. */
const EVENTS_A_WINDOW = 600;
const MOST_ADDRESSES = 20_000;

/**
 * Kept in this process's memory, not in the database as the other limits: a page view shall cost no write. Several
 * servers therefore allow that much each.
 */
export function createReportLimiter({ enabled }: { enabled: boolean }): ReportLimiter {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (address, events, now) => {
    if (!enabled) return true;
    if (now.getTime() >= endsAt) {
      counts = new Map();
      endsAt = now.getTime() + WINDOW_MS;
    }
    const group = groupAddress(address);
    const count = (counts.get(group) ?? 0) + events;
    // Full: who is new waits for the next minute.
    if (count > EVENTS_A_WINDOW || (!counts.has(group) && counts.size >= MOST_ADDRESSES)) return false;
    counts.set(group, count);
    return true;
  };
}
