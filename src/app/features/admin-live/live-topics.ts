import type { ChangeEvent } from "#domain/events.ts";

/** The query keys (by their first part) that a change invalidates beside its own topic. */
const alsoStale: Partial<Record<ChangeEvent["topic"], string[]>> = {
  orders: [
    "customers",
    "dashboard",
    "offers",
    "production",
    "reports",
    "search",
    "stock",
    "team-orders",
    "today",
  ],
  products: ["dashboard", "first-steps", "product-options", "search", "size-grids", "stock", "today"],
  categories: ["products", "product-options", "dashboard", "search", "size-grids", "stock"],
  customers: ["search"],
  settings: ["dashboard", "first-steps", "offers", "orders", "production", "stock", "today"],
  "site-images": ["first-steps"],
};

/** Returns the query keys that a change invalidates; undefined means all. */
export function staleKeys({ topic }: ChangeEvent): string[] | undefined {
  return topic === "resync" ? undefined : [topic, ...(alsoStale[topic] ?? [])];
}
