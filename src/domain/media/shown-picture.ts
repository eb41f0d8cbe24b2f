/** A picture as a page shows it. Size and colour are unknown for one that lives on another site. */
export interface ShownPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** `#rrggbb`, shown where the picture will be. */
  color: string | null;
}
