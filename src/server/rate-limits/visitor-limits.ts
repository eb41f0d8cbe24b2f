import { KEY_CALLS_PER_MINUTE } from "#domain/api-keys/api-key-texts.ts";
import { type AddressLimiter, createAddressLimiter } from "./address-limiter.ts";

/**
 * Limits of public operations that cost work, and of programs with a key. They are far above what people do, even many
 * behind one address.
 */
export interface VisitorLimits {
  /** Each one searches the whole catalogue. */
  suggestions: AddressLimiter;
  quotes: AddressLimiter;
  /** Each one may become a request to an external service. */
  ceps: AddressLimiter;
  /** Each one counts thousands of lines. */
  keptSizes: AddressLimiter;
  orders: AddressLimiter;
  /** Each one may become a request to the payment provider. */
  payments: AddressLimiter;
  /** Counts the events of visits; a request may contain several. */
  visits: AddressLimiter;
  /** Counts pictures for messengers that must be drawn; those drawn before are sent without limit. */
  drawings: AddressLimiter;
  /** Lists of teams: each open page asks every few seconds, and a whole team may be behind one address. */
  teamOrders: AddressLimiter;
  /** Each one reads the whole catalogue. */
  feeds: AddressLimiter;
  /** Each one lists thousands of products. */
  sitemaps: AddressLimiter;
  /** What a program with a key of the API may ask, by the key's id in place of an address. */
  apiKeys: AddressLimiter;
  /** Keys that are no good, from one address. */
  wrongApiKeys: AddressLimiter;
}

const perMinute = {
  suggestions: 240,
  quotes: 240,
  ceps: 60,
  keptSizes: 120,
  orders: 30,
  payments: 30,
  visits: 600,
  drawings: 30,
  teamOrders: 600,
  feeds: 10,
  sitemaps: 60,
  apiKeys: KEY_CALLS_PER_MINUTE,
  wrongApiKeys: 60,
};

export function createVisitorLimits({ enabled }: { enabled: boolean }): VisitorLimits {
  const limit = (max: number) => createAddressLimiter({ perMinute: max, enabled });
  return {
    suggestions: limit(perMinute.suggestions),
    quotes: limit(perMinute.quotes),
    ceps: limit(perMinute.ceps),
    keptSizes: limit(perMinute.keptSizes),
    orders: limit(perMinute.orders),
    payments: limit(perMinute.payments),
    visits: limit(perMinute.visits),
    drawings: limit(perMinute.drawings),
    teamOrders: limit(perMinute.teamOrders),
    feeds: limit(perMinute.feeds),
    sitemaps: limit(perMinute.sitemaps),
    apiKeys: limit(perMinute.apiKeys),
    wrongApiKeys: limit(perMinute.wrongApiKeys),
  };
}
