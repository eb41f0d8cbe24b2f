import { channelsOf } from "./picture-colors.ts";
import type { PrintStyle } from "./shirt-print.ts";

/** Below this contrast letters can hardly be told from the cloth; white on light yellow has 1.1, red on black 4. */
const MIN_CONTRAST = 1.5;

/** The contrast ratio of two colours as WCAG defines it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Letters of the cloth's colour can still be read if they have an outline of another. */
export function isPrintReadable(
  { color, outline }: Pick<PrintStyle, "color" | "outline">,
  cloth: string,
): boolean {
  return [color, outline].some((drawn) => drawn !== null && contrastRatio(drawn, cloth) >= MIN_CONTRAST);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
