import { describe, expect, test } from "vitest";
import { contrast } from "../art/base/color.ts";
import type { Hex } from "../art/base/kit.ts";
import { printAreaOf, printStyleOf } from "./kit-print.ts";
import { demoProducts } from "./products.ts";

describe.each(demoProducts)("the print of $slug", ({ kit }) => {
  test("lies within the picture", () => {
    const { x, y, width, height } = printAreaOf(kit);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThan(1);
  });

  test("stands out from the cloth, by its letters or by their outline", () => {
    const { color, outline } = printStyleOf(kit);
    const inks = [color, ...(outline === null ? [] : [outline])] as Hex[];
    for (const ground of [kit.base, kit.secondary]) {
      expect(Math.max(...inks.map((ink) => contrast(ink, ground)))).toBeGreaterThan(0.2);
    }
  });
});
