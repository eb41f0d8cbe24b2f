import type { ChangeEvent } from "#domain/events.ts";
import type { PageTag } from "./page-notes.ts";

/** Whether a page with these tags shows something that the change may have changed. */
export function touches(event: ChangeEvent, tags: ReadonlySet<PageTag>): boolean {
  switch (event.topic) {
    case "resync":
      return true;
    case "orders":
    case "customers":
    case "newsletter":
      return false;
    case "products":
      return touchesProducts(event, tags);
    case "categories":
    case "site-images":
    case "settings":
      return tags.has(event.topic) || tags.has("everything");
  }
}

function touchesProducts(event: ChangeEvent & { topic: "products" }, tags: ReadonlySet<PageTag>): boolean {
  if (tags.has("products") || tags.has("everything")) return true;
  if (event.ids.some((id) => tags.has(`product:${id}`))) return true;
  if (event.categoryIds) return event.categoryIds.some((id) => tags.has(`products-of:${id}`));
  return [...tags].some((tag) => tag.startsWith("products-of:"));
}
