// Name and size of each picture file; the generator writes the files and the seed reads them.
import type { View } from "../art/base/kit.ts";
import type { DemoPicture, DemoProductPicture } from "./types.ts";

export const productPictureSize = { width: 900, height: 1125 } as const;
export const bannerPictureSize = { width: 1920, height: 500 } as const;
export const tilePictureSize = { width: 800, height: 600 } as const;

const views: readonly { view: View; words: string }[] = [
  { view: "front", words: "frente" },
  { view: "back", words: "costas" },
  { view: "detail", words: "detalhe da gola e do escudo" },
];

export const productPictures = (slug: string, name: string): DemoProductPicture[] =>
  views.map(({ view, words }) => ({
    view,
    file: `products/${slug}-${view}.webp`,
    ...productPictureSize,
    alt: `${name}, ${words}`,
    isPrimary: view === "front",
  }));

export const bannerPicture = (slug: string, alt: string): DemoPicture => ({
  file: `banners/${slug}.webp`,
  ...bannerPictureSize,
  alt,
});

export const tilePicture = (slug: string, alt: string): DemoPicture => ({
  file: `categories/${slug}.webp`,
  ...tilePictureSize,
  alt,
});

/** For link previews: neutral, without a product's name. */
export const socialPicture: DemoPicture = {
  file: "social.webp",
  width: 1200,
  height: 630,
  alt: "Três camisas de futebol sob os refletores de um estádio à noite",
};
