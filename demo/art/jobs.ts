// One drawing job for every picture of the catalogue.
import { demoBanners } from "../catalogue/banners.ts";
import { demoCategories } from "../catalogue/categories.ts";
import { socialPicture } from "../catalogue/pictures.ts";
import { demoProducts } from "../catalogue/products.ts";
import type { DemoPicture } from "../catalogue/types.ts";
import { hash } from "./base/random.ts";
import { actorsOf, bannerCasts, socialCast, tileCasts } from "./cast.ts";
import { banner, socialCard, tile } from "./scenes/composition.ts";
import { bleedOf, productPicture } from "./scenes/product-picture.ts";

export interface PictureJob {
  /** The name on the command line: a product's, banner's or category's slug, or "social". */
  slug: string;
  picture: DemoPicture;
  /** Pixels to cut off all round before scaling. */
  bleed: number;
  /** WebP quality: detail pictures are mostly texture and need twice the bytes at the same quality. */
  quality: number;
  draw: () => string;
}

const fileSlug = (file: string): string => file.replace(/^.*\//, "").replace(/\.webp$/, "");
const seedOf = (slug: string): number => hash(slug) % 1000;

function castOf<T>(casts: Record<string, T>, slug: string): T {
  const cast = casts[slug];
  if (!cast) throw new RangeError(`the picture ${slug} has no products`);
  return cast;
}

export function pictureJobs(): PictureJob[] {
  const products = demoProducts.flatMap(({ slug, kit, pictures }) =>
    pictures.map((picture) => ({
      slug,
      picture,
      bleed: bleedOf(picture.view),
      quality: picture.view === "detail" ? 44 : 58,
      draw: () => productPicture(kit, picture.view),
    })),
  );
  const composed = { bleed: 0, quality: 78 };
  const banners = demoBanners.map(({ slug, picture }) => ({
    ...composed,
    slug: `banner-${slug}`,
    picture,
    draw: () => banner(actorsOf(castOf(bannerCasts, slug)), seedOf(slug)),
  }));
  const tiles = demoCategories.map(({ picture }) => {
    const slug = fileSlug(picture.file);
    return {
      ...composed,
      slug: `categoria-${slug}`,
      picture,
      draw: () => tile(actorsOf(castOf(tileCasts, slug)), seedOf(slug)),
    };
  });
  const social = {
    ...composed,
    slug: "social",
    picture: socialPicture,
    draw: () => socialCard(actorsOf(socialCast), 7),
  };
  return [...products, ...banners, ...tiles, social];
}
