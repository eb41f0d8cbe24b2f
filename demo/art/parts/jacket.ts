// Winter jacket: yoke, zip, pockets, ribbed hem and cuffs.

import { cloth, markOn } from "../base/color.ts";
import type { Kit } from "../base/kit.ts";
import type { Cubic, Pt } from "../base/path.ts";
import { at, line, mirror, mirrorCubic, n, normalAt, offset, onSurface, xy } from "../base/path.ts";
import type { Cut } from "../cloth/body.ts";
import { edgeBand, seam, stitches } from "../cloth/shade.ts";
import type { Sleeve } from "../cloth/sleeve-cut.ts";
import { shieldArt, sparkArt } from "./badge.ts";

/** Ribs across a band that follows a curve. */
function ribbing(curve: Cubic, depth: number, count: number): string {
  let d = "";
  for (let i = 0; i <= count; i++) {
    const [p, normal] = [at(curve, i / count), normalAt(curve, i / count)];
    d += `M${xy(p)}L${xy([p[0] + normal[0] * depth, p[1] + normal[1] * depth])}`;
  }
  return `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="1.4" transform="translate(2 0)"/>`;
}

/** Flat parts of the body, drawn before light falls on it. */
export function jacketPanels(kit: Kit, cut: Cut, id: string, back: boolean): string {
  const [second, accent, trim] = [cloth(kit.secondary), cloth(kit.accent), cloth(kit.trim)];
  const v = back ? 0.2 : 0.3;
  const yoke: Pt[] = [
    [-1.3, -0.2],
    [1.3, -0.2],
    [1.3, 0.17],
    [0, v],
    [-1.3, 0.17],
  ];
  const piping: Pt[] = [
    [-1.3, 0.17],
    [0, v],
    [1.3, 0.17],
    [1.3, 0.182],
    [0, v + 0.012],
    [-1.3, 0.182],
  ];
  const left = mirrorCubic(cut.hem);
  const hem =
    `<path d="${edgeBand(cut.hem, -58)}${edgeBand(left, 58)}" fill="${trim}"/>${ribbing(cut.hem, -58, 34)}${ribbing(left, 58, 34)}` +
    seam(line(offset(cut.hem, -58)) + line(offset(left, 58)), 1);
  const yokeArt =
    kit.fit === "jacket" && (kit.pattern === "solid" || kit.pattern === "fade")
      ? `<path d="${onSurface(cut.surface, yoke)}" fill="${second}"/><path d="${onSurface(cut.surface, piping)}" fill="${accent}"/>`
      : "";
  // Below the yoke's piping; on a puffer in the middle of a chamber.
  const height = kit.fit === "puffer" ? 431 : 460;
  const badges = back
    ? ""
    : (kit.shield ? shieldArt(kit.shield, 716, height, 88, id) : "") +
      sparkArt(486, height, 20, markOn([kit.base], kit.accent));
  return (
    yokeArt + hem + badges + (back ? "" : pocket(false, accent) + pocket(true, accent) + zip(cut, accent))
  );
}

function pocket(flip: boolean, accent: string): string {
  const m = (p: Pt): Pt => (flip ? mirror(p) : p);
  const [a, b] = [m([756, 742]), m([786, 896])];
  return (
    `<path d="M${xy(a)}L${xy(b)}" stroke="#000" stroke-opacity=".34" stroke-width="19" stroke-linecap="round"/>` +
    `<path d="M${xy(a)}L${xy(b)}" stroke="${accent}" stroke-opacity=".9" stroke-width="3.4" stroke-dasharray="3 2"/>` +
    stitches(
      [
        [m([741, 744]), m([771, 900])],
        [m([771, 740]), m([801, 894])],
      ],
      false,
    ) +
    `<rect x="${n(a[0] - 4)}" y="${n(a[1] - 4)}" width="8" height="26" rx="3.5" fill="${accent}"/>`
  );
}

function zip(cut: Cut, accent: string): string {
  const bottom = cut.hemY;
  return (
    `<rect x="582" y="140" width="36" height="${n(bottom - 140)}" fill="#000" opacity=".34"/>` +
    `<path d="M600 130V${n(bottom)}" stroke="#0b0e0c" stroke-width="15"/>` +
    `<path d="M597 130V${n(bottom)}" stroke="${accent}" stroke-width="6" stroke-dasharray="2.6 3.4"/><path d="M603 133V${n(bottom)}" stroke="${accent}" stroke-width="6" stroke-dasharray="2.6 3.4"/>` +
    stitches(
      [
        [
          [577, 140],
          [577, bottom],
        ],
        [
          [623, 140],
          [623, bottom],
        ],
      ],
      false,
    )
  );
}

/** Ribbed cuff and a contrast line down the sleeve, drawn before light falls on it. */
export function jacketSleeve(kit: Kit, s: Sleeve): string {
  const trim = cloth(kit.trim);
  const stripe = (u0: number, u1: number): Pt[] => [
    [u0, -0.4],
    [u1, -0.4],
    [u1, 0.98],
    [u0, 0.98],
  ];
  const stripes = `<path d="${onSurface(s.surface, stripe(0.12, 0.5))}" fill="${cloth(kit.secondary)}"/><path d="${onSurface(s.surface, stripe(0.06, 0.1))}${onSurface(s.surface, stripe(0.52, 0.56))}" fill="${cloth(kit.accent)}"/>`;
  return (
    (kit.fit === "jacket" ? stripes : "") +
    `<path d="${edgeBand(s.cuff, -50 * s.side)}" fill="${trim}"/>${ribbing(s.cuff, -50 * s.side, 16)}${seam(line(offset(s.cuff, -50 * s.side)), 1)}`
  );
}
