import { type AddressLimiter, createAddressLimiter } from "./address-limiter.ts";

/** What anybody may ask for and costs work: far above a person's pace, also for many behind one address. */
export interface VisitorLimits {
  /** A search of the whole catalogue with each. */
  suggestions: AddressLimiter;
  quotes: AddressLimiter;
  /** Each may become a request to somebody else's service. */
  ceps: AddressLimiter;
  orders: AddressLimiter;
  /** Events of visits, several in a request. */
  visits: AddressLimiter;
}

const aMinute = { suggestions: 240, quotes: 240, ceps: 60, orders: 30, visits: 600 };

export function createVisitorLimits({ enabled }: { enabled: boolean }): VisitorLimits {
  const limit = (most: number) => createAddressLimiter({ aMinute: most, enabled });
  return {
    suggestions: limit(aMinute.suggestions),
    quotes: limit(aMinute.quotes),
    ceps: limit(aMinute.ceps),
    orders: limit(aMinute.orders),
    visits: limit(aMinute.visits),
  };
}
