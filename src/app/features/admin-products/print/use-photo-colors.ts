import { useMemo, useState } from "react";
import { averageColor, colorAt, dominantColors } from "#domain/print/picture-colors.ts";
import { isPrintReadable } from "#domain/print/print-contrast.ts";
import type { PrintStyle } from "#domain/print/shirt-print.ts";
import type { DraftPrint } from "../product-draft/draft-print.ts";
import { hasEyeDropper, pointWithEyeDropper } from "./eye-dropper.ts";
import { usePicturePixels } from "./use-picture-pixels.ts";

export type ColoredPart = "color" | "outline";

/** What the back picture tells about colours: which it has, which one was pointed at, and whether the print shows on it. */
export function usePhotoColors(
  print: DraftPrint,
  url: string,
  onChange: (style: Partial<PrintStyle>) => void,
) {
  const pixels = usePicturePixels(url);
  const [pointing, setPointing] = useState<ColoredPart>();
  const colors = useMemo(() => (pixels ? dominantColors(pixels) : []), [pixels]);
  const cloth = pixels && averageColor(pixels, print.area);

  async function point(part: ColoredPart) {
    if (pointing === part) return setPointing(undefined);
    if (!hasEyeDropper()) return setPointing(part);
    const color = await pointWithEyeDropper();
    if (color) onChange({ [part]: color });
  }

  function take(place: { x: number; y: number }) {
    const color = pixels && colorAt(pixels, place);
    if (color && pointing) onChange({ [pointing]: color });
    setPointing(undefined);
  }

  return {
    isReadable: cloth === undefined || isPrintReadable(print, cloth),
    /** Undefined where the picture's colours cannot be read. */
    photo: pixels && { colors, pointing, point },
    take: pointing && take,
  };
}

export type PhotoOfColors = NonNullable<ReturnType<typeof usePhotoColors>["photo"]>;
