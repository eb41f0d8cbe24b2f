import { describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import type { PageTag } from "./page-notes.ts";
import { touches } from "./touches.ts";

const shows = (...tags: PageTag[]) => new Set(tags);
const product: ChangeEvent = { topic: "products", ids: ["a"], categoryIds: ["3"] };

describe("a change touches", () => {
  it.each<[string, ChangeEvent, Set<PageTag>]>([
    ["the changed product's page", product, shows("product:a")],
    ["lists over the whole catalogue", product, shows("products")],
    ["lists of the product's category", product, shows("products-of:3")],
    [
      "every category's lists, where it does not say which",
      { topic: "products", ids: ["a"] },
      shows("products-of:5"),
    ],
    ["pages that show the settings", { topic: "settings" }, shows("settings")],
    ["pages that do not say what they show", { topic: "categories" }, shows("everything")],
    ["all pages, when something may have been missed", { topic: "resync" }, shows("settings")],
  ])("%s", (_, event, tags) => expect(touches(event, tags)).toBe(true));

  it.each<[string, ChangeEvent, Set<PageTag>]>([
    ["another product's page", product, shows("product:b", "categories")],
    ["another category's lists", product, shows("products-of:4")],
    ["a page without products", product, shows("settings", "site-images")],
    ["a page, by an order", { topic: "orders", id: "x", kind: "created" }, shows("everything")],
  ])("not %s", (_, event, tags) => expect(touches(event, tags)).toBe(false));
});
