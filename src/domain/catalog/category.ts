import type { ShownPicture } from "../media/shown-picture.ts";

export interface Subcategory {
  id: string;
  name: string;
}

export interface Category {
  id: string;
  name: string;
  description: string | null;
  subcategories: Subcategory[];
}

/** A category as the home page's grid shows it. */
export interface CategoryTile {
  id: string;
  name: string;
  /** Where the tile leads: the picture's own link, or the category's page. */
  link: string;
  picture: ShownPicture | null;
}
