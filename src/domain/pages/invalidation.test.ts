import { describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import type { CacheTag } from "./cache-tags.ts";
import { isInvalidatedBy } from "./invalidation.ts";

const tagged = (...tags: CacheTag[]) => new Set(tags);
const product: ChangeEvent = { topic: "products", ids: ["a"], categoryIds: ["3"] };

describe("a change event invalidates", () => {
  it.each<[string, ChangeEvent, Set<CacheTag>]>([
    ["the changed product's page", product, tagged("product:a")],
    ["lists over the whole catalogue", product, tagged("products")],
    ["lists of the product's category", product, tagged("products-of:3")],
    [
      "the lists of every category, where the event names none",
      { topic: "products", ids: ["a"] },
      tagged("products-of:5"),
    ],
    ["pages that show the settings", { topic: "settings" }, tagged("settings")],
    ["pages tagged with everything", { topic: "categories" }, tagged("everything")],
    ["all pages, when events may have been missed", { topic: "resync" }, tagged("settings")],
  ])("%s", (_, event, tags) => expect(isInvalidatedBy(event, tags)).toBe(true));

  it.each<[string, ChangeEvent, Set<CacheTag>]>([
    ["another product's page", product, tagged("product:b", "categories")],
    ["another category's lists", product, tagged("products-of:4")],
    ["a page without products", product, tagged("settings", "site-images")],
    ["a page, when an order changes", { topic: "orders", id: "x", kind: "created" }, tagged("everything")],
  ])("not %s", (_, event, tags) => expect(isInvalidatedBy(event, tags)).toBe(false));
});
