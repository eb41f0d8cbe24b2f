import type { ShownPicture } from "../media/shown-picture.ts";

/** One slide of the home page's carousel. */
export interface BannerSlide {
  id: string;
  title: string;
  description: string | null;
  link: string | null;
  /** Null on the fallback slides, which are shown until the owner creates a banner. */
  picture: ShownPicture | null;
}
