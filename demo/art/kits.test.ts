import { describe, expect, test } from "vitest";
import { demoProducts } from "../catalogue/products.ts";
import { cloth, contrast } from "./base/color.ts";
import type { Hex, Kit } from "./base/kit.ts";
import { productPicture } from "./scenes/product-picture.ts";

const colorsOf = (kit: Kit): Hex[] => [
  kit.base,
  kit.secondary,
  kit.accent,
  kit.trim,
  ...(kit.shield ? [kit.shield.fill, kit.shield.ink, kit.shield.edge] : []),
  ...(kit.lettering ? [kit.lettering.fill] : []),
];

/** The features by which garments are distinguished from afar. */
const signature = ({ base, secondary, pattern, fit }: Kit): string =>
  [base, secondary, pattern, fit].join(" ");

describe("the catalogue's kits", () => {
  test("no two look alike from afar", () => {
    const signatures = demoProducts.map(({ kit }) => signature(kit));
    expect(new Set(signatures).size).toBe(signatures.length);
  });

  test("no two fold alike", () => {
    expect(new Set(demoProducts.map(({ kit }) => kit.seed)).size).toBe(demoProducts.length);
  });

  test("no pattern is used by more than one garment in eight", () => {
    const counts = Map.groupBy(demoProducts, ({ kit }) => kit.pattern);
    for (const group of counts.values()) expect(group.length).toBeLessThanOrEqual(demoProducts.length / 8);
  });

  test.each(demoProducts)("$slug has valid colours", ({ kit }) => {
    for (const color of colorsOf(kit)) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(demoProducts)("$slug has a shield whose emblem can be read", ({ kit }) => {
    expect(kit.shield).toBeDefined();
    if (kit.shield) expect(contrast(cloth(kit.shield.fill), cloth(kit.shield.ink))).toBeGreaterThan(0.25);
  });

  test.each(demoProducts)("$slug has a shield that stands out from the cloth", ({ kit }) => {
    const { shield } = kit;
    const apart = shield ? Math.max(contrast(shield.fill, kit.base), contrast(shield.edge, kit.base)) : 0;
    expect(apart).toBeGreaterThan(0.3);
  });

  test.each(demoProducts)("$slug draws without NaN or undefined in its paths", ({ kit }) => {
    expect(productPicture(kit, "front")).not.toMatch(/NaN|undefined|Infinity/);
  });
});
