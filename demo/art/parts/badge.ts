// Invented shields: a shape, an emblem and an embroidered edge. They copy no real club or manufacturer.

import { cloth, darken, lighten } from "../base/color.ts";
import type { Shield } from "../base/kit.ts";
import { emblems, star } from "./emblems.ts";

const shapes: Record<Shield["shape"], string> = {
  heater: "M-40 -46Q0 -56 40 -46V-4Q40 34 0 56Q-40 34 -40 -4Z",
  round: "M0 -48A48 48 0 1 1 0 48A48 48 0 1 1 0 -48Z",
  swiss:
    "M-42 -40Q-30 -44 -22 -52Q-10 -44 0 -44Q10 -44 22 -52Q30 -44 42 -40Q48 0 32 28Q20 46 0 56Q-20 46 -32 28Q-48 0 -42 -40Z",
  hex: "M0 -54L44 -30V26L0 54L-44 26V-30Z",
  oval: "M0 -54C26 -54 40 -30 40 2C40 34 24 56 0 56C-24 56 -40 34 -40 2C-40 -30 -26 -54 0 -54Z",
  banner: "M-38 -48H38V34L0 56L-38 34Z",
};

export function shieldArt(shield: Shield, x: number, y: number, size: number, id: string): string {
  const d = shapes[shield.shape];
  const [fill, ink, edge] = [cloth(shield.fill), cloth(shield.ink), cloth(shield.edge)];
  const stars = Array.from({ length: shield.stars ?? 0 }, (_, i) =>
    star((i - ((shield.stars ?? 1) - 1) / 2) * 24, -70, 10),
  ).join("");
  return (
    `<g transform="translate(${x} ${y}) scale(${size / 112})"><clipPath id="${id}-sh"><path d="${d}"/></clipPath>` +
    `<linearGradient id="${id}-shg" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${lighten(fill, 0.16)}"/><stop offset="1" stop-color="${darken(fill, 0.28)}"/></linearGradient>` +
    `<path d="${d}" fill="#000" opacity=".45" transform="translate(2 4)" filter="url(#${id}-b3)"/>` +
    `<path d="${d}" fill="url(#${id}-shg)" stroke="${edge}" stroke-width="9" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id}-sh)"><path d="${emblems[shield.emblem]}" fill="${ink}"/><path d="M-60 -60H0V70H-60Z" fill="#fff" opacity=".07"/></g>` +
    `<path d="${d}" fill="none" stroke="${darken(edge, 0.4)}" stroke-width="1.6" stroke-dasharray="3 2.4" transform="scale(.93)"/>` +
    `<path d="${d}" fill="none" stroke="${lighten(edge, 0.4)}" stroke-opacity=".7" stroke-width="1.4" transform="translate(-.8 -1) scale(1.05)"/>` +
    (stars ? `<path d="${stars}" fill="${edge}"/>` : "") +
    "</g>"
  );
}

/** The invented manufacturer's logo: a printed four-pointed spark. */
export const sparkArt = (x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 20})" d="M0 -20Q3 -3 20 0Q3 3 0 20Q-3 3 -20 0Q-3 -3 0 -20Z" fill="${color}"/>`;
