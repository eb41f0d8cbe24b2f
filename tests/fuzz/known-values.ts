import * as fc from "fast-check";

/**
 * Names of records that exist during the run. A generated request holds only the name, so that the same seed generates
 * the same requests; the id is inserted when the request is sent.
 */
export const knownNames = [
  "product",
  "image",
  "category",
  "subcategory",
  "banner",
  "order",
  "customer",
  "subscriber",
  "session",
  "administrator",
  "user",
  "method",
  "offer",
  "grid",
  "option",
  "key",
  "webhook",
  "delivery",
] as const;

export type KnownName = (typeof knownNames)[number];
export type KnownRecords = Record<KnownName, string>;

const mark = (name: KnownName) => `known-${name}-known`;

export const knownValue: fc.Arbitrary<string> = fc.constantFrom(...knownNames).map(mark);

/** The record that a `{…}` of a path most likely means, by the segment before it. */
const byFolder: Record<string, KnownName> = {
  products: "product",
  images: "image",
  categories: "category",
  subcategories: "subcategory",
  "site-images": "banner",
  orders: "order",
  customers: "customer",
  newsletter: "subscriber",
  sessions: "session",
  administrators: "administrator",
  "delivery-methods": "method",
  offers: "offer",
  "size-grids": "grid",
  "product-options": "option",
  stock: "product",
  "api-keys": "key",
  webhooks: "webhook",
  deliveries: "delivery",
};

export function knownValueIn(folder: string): fc.Arbitrary<string> {
  const name = byFolder[folder];
  return name ? fc.constant(mark(name)) : knownValue;
}

export function fillIn(text: string, records: KnownRecords): string {
  return text.replace(/known-(\w+)-known/g, (whole, name: string) => records[name as KnownName] ?? whole);
}
