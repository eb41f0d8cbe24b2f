import { describe, expect, test } from "vitest";
import type { FontName } from "../base/kit.ts";
import { backLettering, fitName, nameRoom } from "./lettering.ts";
import { measure, outline, spell } from "./text-outline.ts";

const fonts: FontName[] = ["poster", "narrow", "sporty", "square", "slab"];

describe("lettering", () => {
  test.each(fonts)("fifteen wide letters fit between the shoulders in %s", (font) => {
    const name = fitName("WWWWWWWWWWWWWWW", font);
    expect(name.text).toHaveLength(15);
    expect(name.width).toBeLessThanOrEqual(nameRoom + 0.001);
  });

  test.each(fonts)("a short name keeps its full height and width in %s", (font) => {
    expect(fitName("LÉO", font)).toMatchObject({ capHeight: 66, squeeze: 1 });
  });

  test("a name stops at fifteen letters", () => {
    expect(fitName("MARIA EDUARDA SANTOS", "poster").text).toBe("MARIA EDUARDA S");
  });

  test.each(fonts)("Portuguese accents are preserved in %s", (font) => {
    expect(spell("joão conceição", font)).toBe("JOÃO CONCEIÇÃO");
  });

  test("an accent that the font lacks is dropped, an unknown sign disappears", () => {
    expect(spell("Kovač ☺", "sporty")).toBe("KOVAC ");
  });

  test("a typographic apostrophe becomes a plain one", () => {
    expect(spell("D’Ávila", "narrow")).toBe("D'ÁVILA");
  });

  test("twice the height is twice the width", () => {
    expect(measure("MANTO", "square", 80)).toBeCloseTo(2 * measure("MANTO", "square", 40));
  });

  test("an outline holds one figure for each letter, in the middle of its line", () => {
    const xs: number[] = [];
    outline("II", { font: "narrow", capHeight: 100 }, (x, y) => {
      xs.push(x);
      return [x, y];
    });
    expect(Math.min(...xs) + Math.max(...xs)).toBeCloseTo(0, 0);
  });

  test("a number shows two digits at most", () => {
    const text = { name: "ANA", font: "poster", fill: "#ffffff" } as const;
    const still = (p: readonly [number, number]) => p;
    expect(backLettering({ ...text, number: "123" }, still)).toBe(
      backLettering({ ...text, number: "12" }, still),
    );
  });
});
