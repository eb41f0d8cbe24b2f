import type { ShirtPrint } from "./shirt-print.ts";

/** The part of the frame that the print fills; the rest lets a bit of the shirt be seen around it. */
const FILLED = 0.94;

/** Where a back picture stands in a low, wide frame that shows its print only. */
export interface CloseUp {
  /** The height of the picture, in heights of the frame. */
  height: number;
  /** The picture's upper edge below the frame's, in heights of the frame; negative where its top is cut off. */
  top: number;
  /** The middle of the print in widths of the picture; it belongs in the middle of the frame. */
  middle: number;
}

/** `narrowest` is the smallest width of the frame in its heights: the print fits that, and any wider frame too. */
export function closeUpOf({ picture, area }: ShirtPrint, narrowest: number): CloseUp {
  const areaWidth = (area.width * picture.width) / picture.height;
  const shown = Math.max(area.height, areaWidth / narrowest) / FILLED;
  const centred = area.y + area.height / 2 - shown / 2;
  // A frame that shows less than the picture shows nothing but the picture.
  const start = shown < 1 ? Math.min(1 - shown, Math.max(0, centred)) : (1 - shown) / 2;
  return { height: 1 / shown, top: -start / shown + 0, middle: area.x + area.width / 2 };
}
