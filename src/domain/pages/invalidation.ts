import type { ChangeEvent } from "#domain/events.ts";
import type { CacheTag } from "./cache-tags.ts";

/** Whether an entry with these tags may hold what the event says has changed. */
export function isInvalidatedBy(event: ChangeEvent, tags: ReadonlySet<CacheTag>): boolean {
  switch (event.topic) {
    case "resync":
      return true;
    case "orders":
    case "production":
    case "customers":
    case "newsletter":
    case "webhooks":
    case "team-orders":
    case "sessions":
      return false;
    case "products":
      return isInvalidatedByProducts(event, tags);
    case "categories":
    case "site-images":
    case "settings":
      return tags.has(event.topic) || tags.has("everything");
  }
}

function isInvalidatedByProducts(
  event: ChangeEvent & { topic: "products" },
  tags: ReadonlySet<CacheTag>,
): boolean {
  if (tags.has("products") || tags.has("everything")) return true;
  if (event.ids.some((id) => tags.has(`product:${id}`))) return true;
  if (event.categoryIds) return event.categoryIds.some((id) => tags.has(`products-of:${id}`));
  return [...tags].some((tag) => tag.startsWith("products-of:"));
}
