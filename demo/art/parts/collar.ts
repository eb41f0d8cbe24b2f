// Collars, and the inside of the back that is seen through the neck.

import { cloth, darken, lighten, luma } from "../base/color.ts";
import type { Kit } from "../base/kit.ts";
import type { Cubic, Pt } from "../base/path.ts";
import {
  at,
  bothHalves,
  curveTo,
  line,
  mirror,
  mirrorCubic,
  move,
  n,
  normalAt,
  offset,
  polygon,
  reverse,
  xy,
} from "../base/path.ts";
import type { Cut } from "../cloth/body.ts";
import { necklinePath } from "../cloth/body.ts";
import type { Fragment } from "../tailoring.ts";
import { collarLeaves } from "./collar-leaves.ts";

export interface CollarArt {
  /** Behind everything: the inner back. */
  behind: string;
  /** Over the body. */
  front: string;
  defs: string;
  /** Outline of the collar, to cast its shadow on the body. */
  outline: string;
}

/** Knit ribs: short strokes across the band. */
function ribs(curve: Cubic, width: number, color: string, count: number): string {
  let d = "";
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const [p, normal] = [at(curve, t), normalAt(curve, t)];
    const q: Pt = [p[0] + normal[0] * width, p[1] + normal[1] * width];
    d += `M${xy(p)}L${xy(q)}M${xy(mirror(p))}L${xy(mirror(q))}`;
  }
  return `<path d="${d}" stroke="${color}" stroke-width="1.3" fill="none"/>`;
}

function band(cut: Cut, width: number, color: string, edge: string, id: string): string {
  const outer = bothHalves(offset(cut.neckline, 0));
  const inner = bothHalves(offset(cut.neckline, -width));
  const d = polygon([...outer, ...inner.reverse()]);
  const mid = bothHalves(offset(cut.neckline, -width * 0.5));
  const stitches = bothHalves(offset(cut.neckline, 5));
  return (
    `<path d="${d}" fill="${color}"/>${ribs(cut.neckline, -width, luma(color as `#${string}`) < 0.35 ? "rgba(255,255,255,.10)" : "rgba(0,0,0,.13)", 46)}` +
    `<path d="${line(mid)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${width * 0.34}" filter="url(#${id}-b3)"/>` +
    `<path d="${line(inner)}" fill="none" stroke="${edge}" stroke-width="2.4" stroke-opacity=".8"/>` +
    `<path d="${line(outer)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2"/>` +
    `<path d="${line(stitches)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="5 3.4"/>`
  );
}

/** Inner back: lining in shade, back band with ribs, neck tape and a woven label. */
function innerBack(cut: Cut, kit: Kit, id: string, lift: number): Fragment {
  const neck = cut.neckline;
  const lining = darken(cloth(kit.base), 0.38);
  const color = darken(cloth(kit.trim), 0.16);
  const top: Cubic = [
    [neck[0][0] - 12, neck[0][1] - lift],
    [672, 150 - lift + 8],
    [640, 160 - lift + 6],
    [600, 160 - lift + 6],
  ];
  const area = `${move(mirror(top[0]))}${curveTo(mirrorCubic(top))}${curveTo(reverse(top))}L${xy(neck[0])}${curveTo(neck)}${curveTo(reverse(mirrorCubic(neck)))}Z`;
  const low = bothHalves(offset(top, 26));
  const tape = bothHalves(offset(top, 33));
  // The band reaches down to the shoulder at both ends, where it turns into the front collar.
  const bandPath = polygon([
    ...bothHalves(offset(top, 0)),
    ...bothHalves([neck[0], ...offset(top, 26).slice(2)]).reverse(),
  ]);
  const y = 160 - lift + 42;
  const defs =
    `<linearGradient id="${id}-in" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".12"/><stop offset=".55" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity=".82"/></linearGradient>` +
    `<clipPath id="${id}-inc"><path d="${area}"/></clipPath>`;
  const label =
    `<g><rect x="572" y="${n(y)}" width="56" height="40" rx="2" fill="${lighten(cloth(kit.accent), 0.08)}"/>` +
    `<rect x="572" y="${n(y)}" width="56" height="6" fill="#000" opacity=".25"/>` +
    `<path d="M600 ${n(y + 11)}l3 6.4 6.4 3 -6.4 3 -3 6.4 -3 -6.4 -6.4 -3 6.4 -3Z" fill="${luma(kit.accent) > 0.5 ? "#101511" : "#f4f6f3"}" opacity=".85"/></g>`;
  const body =
    `<g clip-path="url(#${id}-inc)"><path d="${area}" fill="${lining}"/><path d="${area}" fill="url(#${id}-mesh)" opacity=".3"/>` +
    `<path d="${bandPath}" fill="${color}"/>${ribs(top, 26, "rgba(0,0,0,.2)", 34)}` +
    `<path d="${line(tape)}" fill="none" stroke="${darken(cloth(kit.accent), 0.2)}" stroke-width="9"/>` +
    `<path d="${line(low)}" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="2.5"/>${label}` +
    `<path d="${area}" fill="url(#${id}-in)"/></g>` +
    `<path d="${line(bothHalves(offset(top, 0)))}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>`;
  return { defs, body };
}

export function collarOf(kit: Kit, cut: Cut, back: boolean, id: string): CollarArt {
  const trim = cloth(kit.trim);
  const edge = darken(trim, 0.3);
  const outline = necklinePath(cut.neckline);
  if (back) return { defs: "", behind: "", outline, front: backCollar(kit, cut, id) };
  const inner = innerBack(cut, kit, id, kit.collar === "polo" || kit.collar === "wide" ? 16 : 10);
  if (kit.collar === "crew") return { ...art(inner), outline, front: band(cut, 27, trim, edge, id) };
  if (kit.collar === "v") {
    const overlap = `<path d="M600 330L577 303" stroke="#000" stroke-opacity=".4" stroke-width="2"/>`;
    return { ...art(inner), outline, front: band(cut, 27, trim, edge, id) + overlap };
  }
  return { ...art(inner), outline, front: collarLeaves(kit, cut, id) };
}

const art = (inner: Fragment) => ({ defs: inner.defs, behind: inner.body });

function backCollar(kit: Kit, cut: Cut, id: string): string {
  const high = kit.collar === "polo" || kit.collar === "wide";
  const neck = cut.neckline;
  const trim = cloth(kit.trim);
  const lift = high ? 44 : 30;
  const top: Cubic = [
    [neck[0][0] - 10, neck[0][1] - lift * 0.42],
    [668, 172 - lift],
    [640, 186 - lift],
    [600, 186 - lift],
  ];
  const outer = bothHalves(offset(neck, high ? 12 : 0));
  const upper = bothHalves(offset(top, 0));
  const d = polygon([...outer, ...[...upper].reverse()]);
  return (
    `<path d="${d}" fill="${trim}"/>${high ? "" : ribs(neck, -lift * 0.8, "rgba(0,0,0,.13)", 40)}` +
    `<path d="${line(upper)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${line(outer)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.2"/>` +
    `<path d="${line(bothHalves(offset(neck, high ? 16 : 5)))}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.4" stroke-dasharray="5 3.4"/>` +
    `<path d="${line(bothHalves(offset(top, lift * 0.45)))}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${n(lift * 0.3)}" filter="url(#${id}-b3)"/>`
  );
}
