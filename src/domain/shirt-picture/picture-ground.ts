/**
 * What a shirt lies on in its photo: nothing (a cut-out), a dark ground that may melt into the pitch, or any other, which
 * keeps its edges.
 */
export type PictureGround = "none" | "dark" | "other";

/** Of 255; the shop's own stage has 33 at most. */
const DARKEST = 64;

/** By a small copy of the picture: its pixels as RGBA, `width` in a row. */
export function groundOf(pixels: ArrayLike<number>, width: number): PictureGround {
  const height = pixels.length / 4 / width;
  const last = width * height - 1;
  const corners = [0, width - 1, last - width + 1, last];
  if (corners.every((at) => (pixels[at * 4 + 3] ?? 0) < 128)) return "none";
  for (let at = 0; at <= last; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => pixels[at * 4 + channel]);
    if (isEdge && Math.max(red, green, blue) > DARKEST) return "other";
  }
  return "dark";
}
