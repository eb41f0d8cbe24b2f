import type { ShirtPrint } from "./shirt-print.ts";

interface Size {
  width: number;
  height: number;
}

/** The size at which a back picture fills a frame that it is larger than, and where the frame lies on it, in pixels. */
export interface NearPicture extends Size {
  left: number;
  top: number;
}

/**
 * Brings the print of a back picture nearer, in a frame that would be too small to read it otherwise. With a zoom of 1
 * the picture fills the frame, as everywhere else.
 */
export function nearPrint({ picture, area }: ShirtPrint, frame: Size, zoom: number): NearPicture {
  const size = { width: Math.round(frame.width * zoom), height: Math.round(frame.height * zoom) };
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const offset = (side: "width" | "height", middle: number) => {
    const cut = (picture[side] * scale - size[side]) / 2;
    const start = picture[side] * scale * middle - cut - frame[side] / 2;
    return Math.round(Math.min(size[side] - frame[side], Math.max(0, start)));
  };
  return {
    ...size,
    left: offset("width", area.x + area.width / 2),
    top: offset("height", area.y + area.height / 2),
  };
}
