// Name and number on the back, as vinyl transfers.
import { cloth } from "../base/color.ts";
import type { FontName, Lettering } from "../base/kit.ts";
import type { Pt } from "../base/path.ts";
import { arc, measure, outline, spell } from "./text-outline.ts";

/** The maximum length of a name, as in the shop. */
const MAX_NAME_LENGTH = 15;
/** Units between the shoulder blades. */
export const nameRoom = 372;
const fullHeight = 66;

/** Vinyl transfer: contour, fill, a lit edge. `bold` thickens a font that has no heavy weight. */
export function transfer(
  d: string,
  fill: string,
  contour: string | undefined,
  width: number,
  bold = 0,
): string {
  const layer = (color: string, stroke: number, extra = "") =>
    `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="${stroke}" stroke-linejoin="round"${extra}/>`;
  const reach = bold + (contour ? width * 2 : 0);
  return (
    layer("#000", reach + 1, ' transform="translate(1.5 2.5)" opacity=".28"') +
    (contour ? layer(contour, reach) : "") +
    layer(fill, bold) +
    (bold ? "" : `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="1.2"/>`)
  );
}

export interface NameSetting {
  text: string;
  capHeight: number;
  squeeze: number;
  width: number;
}

/** Fits a name into its width: first the letters are narrowed, down to 82 %, and only then made smaller. */
export function fitName(name: string, font: FontName): NameSetting {
  const text = [...spell(name, font)].slice(0, MAX_NAME_LENGTH).join("");
  const natural = measure(text, font, fullHeight);
  const squeeze = Math.max(0.82, Math.min(1, nameRoom / natural));
  const capHeight = fullHeight * Math.min(1, nameRoom / (natural * squeeze));
  return { text, capHeight, squeeze, width: measure(text, font, capHeight) * squeeze };
}

export function backLettering(lettering: Lettering, bend: (p: Pt) => Pt): string {
  const { font } = lettering;
  const fill = cloth(lettering.fill);
  const contour = lettering.outline ? cloth(lettering.outline) : undefined;
  const name = fitName(lettering.name, font);
  const curve = arc(600, 322, 1050);
  const nameArt = outline(name.text, { ...name, font }, (x, y) => bend(curve(x, y)));

  const number = lettering.number.slice(0, 2);
  const widest = font === "slab" ? 0.92 : 1.08;
  const squeeze = Math.min(widest, 350 / measure(number, font, 330, 0.05));
  const setting = { font, capHeight: 330, squeeze, tracking: 0.05 };
  const numberArt = outline(number, setting, (x, y) => bend([600 + x, 706 + y]));
  const bold = font === "slab" ? 9 : 0;
  return transfer(nameArt, fill, contour, 3, bold / 5) + transfer(numberArt, fill, contour, 8, bold);
}
