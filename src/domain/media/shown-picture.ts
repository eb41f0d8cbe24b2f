/** A picture as a page shows it. Size and colour are unknown if it is on another site. */
export interface ShownPicture {
  url: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** `#rrggbb`, the placeholder colour while the picture loads. */
  color: string | null;
}
