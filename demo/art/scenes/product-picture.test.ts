import { describe, expect, test } from "vitest";
import { demoProducts } from "../../catalogue/products.ts";
import type { Kit, View } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { productPicture } from "./product-picture.ts";

const views: View[] = ["front", "back", "detail"];
const kitOf = (test: (kit: Kit) => boolean): Kit => nth(demoProducts.map(({ kit }) => kit).filter(test), 0);

/** References to undefined ids, for which a renderer would silently draw nothing. */
function danglingReferences(svg: string): string[] {
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? "");
  return used.filter((id) => !defined.has(id));
}

describe("product picture", () => {
  test.each(views)("the same kit always gives the same %s", (view) => {
    const kit = kitOf(() => true);
    expect(productPicture(structuredClone(kit), view)).toBe(productPicture(kit, view));
  });

  test("another seed folds otherwise", () => {
    const kit = kitOf(({ fit }) => fit === "player");
    expect(productPicture({ ...kit, seed: kit.seed + 1 }, "front")).not.toBe(productPicture(kit, "front"));
  });

  test("the back is bare: a name in the kit changes nothing", () => {
    const kit = kitOf(({ lettering }) => lettering !== undefined);
    const { lettering: _, ...bare } = kit;
    expect(productPicture(kit, "back")).toBe(productPicture(bare, "back"));
  });

  test.each(["player", "retro", "jacket", "puffer", "set"] as const)(
    "a %s draws with numbers and ids in order",
    (fit) => {
      const kit = kitOf((candidate) => candidate.fit === fit);
      for (const view of views) {
        const svg = productPicture(kit, view);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(danglingReferences(svg)).toEqual([]);
      }
    },
  );

  test("only a set has shorts", () => {
    const kit = kitOf(({ fit }) => fit === "set");
    const asShirt: Kit = { ...kit, fit: "player" };
    expect(productPicture(kit, "front").length).toBeGreaterThan(productPicture(asShirt, "front").length);
  });
});
