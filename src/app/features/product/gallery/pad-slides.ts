import type { ShownPicture } from "#domain/media/shown-picture.ts";

const MIN_SLIDES = 3;

/** Fills the gallery up with placeholders (null) where pictures are missing. */
export function padSlides(pictures: readonly ShownPicture[]): (ShownPicture | null)[] {
  const missing = Math.max(0, MIN_SLIDES - pictures.length);
  return [...pictures, ...Array<null>(missing).fill(null)];
}
