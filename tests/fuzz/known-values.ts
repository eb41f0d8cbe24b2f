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
  "team",
  "teamLink",
  "teamShirt",
  "captain",
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
  shirts: "teamShirt",
  "team-orders/{id}": "team",
  "team-orders/{token}": "teamLink",
};

/** The record that a field or header most likely means, by its name. */
const byName: Record<string, KnownName> = {
  product_id: "product",
  category_id: "category",
  "team-secret": "captain",
};

export const knownValueIn = (folder: string, parameter: string): fc.Arbitrary<string> =>
  valueFor(byFolder[folder] ?? byFolder[`${folder}/{${parameter}}`]) ?? knownValue;

export const knownValueNamed = (name: string): fc.Arbitrary<string> | undefined => valueFor(byName[name]);

const valueFor = (name: KnownName | undefined) => (name ? fc.constant(mark(name)) : undefined);

export function fillIn(text: string, records: KnownRecords): string {
  return text.replace(/known-(\w+)-known/g, (whole, name: string) => records[name as KnownName] ?? whole);
}
