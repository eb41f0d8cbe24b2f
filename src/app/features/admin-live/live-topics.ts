import type { ChangeEvent } from "#domain/events.ts";

/** What a change makes out of date beside its own topic; the names are the first parts of query keys. */
const alsoTouched: Partial<Record<ChangeEvent["topic"], string[]>> = {
  orders: ["customers", "dashboard", "reports", "search"],
  products: ["dashboard", "first-steps", "search"],
  // Products show their category's name.
  categories: ["products", "dashboard", "search"],
  customers: ["search"],
  settings: ["first-steps"],
  "site-images": ["first-steps"],
};

/** Undefined: everything. */
export function touchedKeys({ topic }: ChangeEvent): string[] | undefined {
  return topic === "resync" ? undefined : [topic, ...(alsoTouched[topic] ?? [])];
}
