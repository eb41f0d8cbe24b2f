// The backdrop of product pictures: a pool of light behind the garment on the page's background colour.
import { mix } from "../base/color.ts";
import type { Hex } from "../base/kit.ts";

/** The page shows product pictures on this colour; their edges have exactly this colour, so no border is visible. */
export const stageColor: Hex = "#18211b";

export function studio(id: string, glow: Hex): string {
  const near = mix("#43544a", glow, 0.06);
  const half = mix("#2b372f", glow, 0.02);
  return (
    `<defs><radialGradient id="${id}-bg" gradientUnits="userSpaceOnUse" cx="600" cy="540" r="640">` +
    `<stop offset="0" stop-color="${near}"/><stop offset=".42" stop-color="${half}"/><stop offset=".8" stop-color="#1c261f"/><stop offset="1" stop-color="${stageColor}"/></radialGradient>` +
    `<radialGradient id="${id}-pool" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="${mix("#9fb5a6", glow, 0.1)}" stop-opacity=".26"/><stop offset=".6" stop-color="#8ba394" stop-opacity=".08"/><stop offset="1" stop-color="#8ba394" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="-100" y="-200" width="1400" height="1600" fill="${stageColor}"/>` +
    `<rect x="-100" y="-200" width="1400" height="1600" fill="url(#${id}-bg)"/>` +
    `<ellipse cx="600" cy="1150" rx="470" ry="64" fill="url(#${id}-pool)"/>`
  );
}

export function groundShadow(id: string, cx: number, y: number, rx: number): string {
  return (
    `<ellipse cx="${cx}" cy="${y}" rx="${rx}" ry="17" fill="#000" opacity=".55" filter="url(#${id}-b14)"/>` +
    `<ellipse cx="${cx}" cy="${y - 2}" rx="${rx * 0.7}" ry="7" fill="#000" opacity=".5" filter="url(#${id}-b6)"/>`
  );
}
