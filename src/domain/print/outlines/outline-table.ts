/** Extents above and below the baseline, in the table's own units. */
interface Reach {
  ascent: number;
  descent: number;
}

export interface Outlines extends Reach {
  /** The cap height: that of a capital without accent. */
  cap: number;
  digits: Reach;
  /** Advance width and path; the baseline is at 0 and y grows downwards. */
  glyphs: Record<string, [advance: number, path: string]>;
}
