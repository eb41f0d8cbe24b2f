import type { ShownPicture } from "../media/shown-picture.ts";

/** One slide of the home page's carousel. */
export interface BannerSlide {
  id: string;
  title: string;
  description: string | null;
  link: string | null;
  /** Null on the slides that stand in while the owner has made none. */
  picture: ShownPicture | null;
}
