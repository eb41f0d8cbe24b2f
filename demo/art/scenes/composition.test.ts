import { describe, expect, test } from "vitest";
import { demoBanners } from "../../catalogue/banners.ts";
import { demoCategories } from "../../catalogue/categories.ts";
import { actorsOf, bannerCasts, socialCast, tileCasts } from "../cast.ts";
import { banner, socialCard, tile } from "./composition.ts";

/** The positions of the garments: the x of every group that is scaled down. */
const standsAt = (svg: string): number[] =>
  [...svg.matchAll(/<g transform="translate\(([\d.]+) [\d.]+\) rotate/g)].map((match) => Number(match[1]));

describe("compositions", () => {
  test("every banner and every category has a composition, and there are no others", () => {
    expect(Object.keys(bannerCasts)).toEqual(demoBanners.map(({ slug }) => slug));
    const tiles = demoCategories.map(({ picture }) => picture.file.replace(/^categories\/|\.webp$/g, ""));
    expect(Object.keys(tileCasts)).toEqual(tiles);
  });

  test.each(Object.entries(bannerCasts))("the banner %s leaves the left 44 % to the text", (_, cast) => {
    const svg = banner(actorsOf(cast), 1);
    expect(svg).toContain('width="1920" height="500"');
    // Half a garment with its sleeves is at most 200 units wide at a banner's scale.
    expect(Math.min(...standsAt(svg)) - 200).toBeGreaterThan(1920 * 0.44);
  });

  test.each(Object.entries(tileCasts))("the tile %s is 800 x 600", (_, cast) => {
    expect(tile(actorsOf(cast), 1)).toContain('width="800" height="600"');
  });

  test("the social card is 1200 x 630 and shows three garments", () => {
    const svg = socialCard(actorsOf(socialCast), 1);
    expect(svg).toContain('width="1200" height="630"');
    expect(standsAt(svg)).toHaveLength(3);
  });

  test("an unknown product cannot be part of a composition", () => {
    expect(() => actorsOf(["camisa-que-nao-existe"])).toThrow(RangeError);
  });
});
