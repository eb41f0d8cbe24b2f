// Collars, and the inside of the back that is seen through the neck.

import { cloth, darken, lighten, luma } from "../base/color.ts";
import { nth } from "../base/nth.ts";
import type { Cubic, Pt } from "../base/path.ts";
import {
  at,
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
  sample,
  xy,
} from "../base/path.ts";
import type { Cut } from "../cloth/body.ts";
import { necklinePath } from "../cloth/body.ts";
import { softStroke } from "../cloth/shade.ts";
import type { Kit } from "../kit.ts";

export interface CollarArt {
  /** Behind everything: the inner back. */
  behind: string;
  /** Over the body. */
  front: string;
  defs: string;
  /** Outline of the collar, to cast its shadow on the body. */
  outline: string;
}

/** A right half and its mirror image, as one line; the half never crosses the centre. */
const both = (half: Pt[]): Pt[] => {
  const points = half.map((p): Pt => [Math.max(600, p[0]), p[1]]);
  return [...points.map(mirror), ...points.reverse()];
};

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
  const outer = both(offset(cut.neckline, 0));
  const inner = both(offset(cut.neckline, -width));
  const d = polygon([...outer, ...inner.reverse()]);
  const mid = both(offset(cut.neckline, -width * 0.5));
  const stitches = both(offset(cut.neckline, 5));
  return (
    `<path d="${d}" fill="${color}"/>${ribs(cut.neckline, -width, luma(color as `#${string}`) < 0.35 ? "rgba(255,255,255,.10)" : "rgba(0,0,0,.13)", 46)}` +
    `<path d="${line(mid)}" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${width * 0.34}" filter="url(#${id}-b3)"/>` +
    `<path d="${line(inner)}" fill="none" stroke="${edge}" stroke-width="2.4" stroke-opacity=".8"/>` +
    `<path d="${line(outer)}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2"/>` +
    `<path d="${line(stitches)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="5 3.4"/>`
  );
}

/** Inner back: lining in shade, back band with ribs, neck tape and a woven label. */
function innerBack(cut: Cut, kit: Kit, id: string, lift: number): { defs: string; body: string } {
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
  const low = both(offset(top, 26));
  const tape = both(offset(top, 33));
  // The band reaches down to the shoulder at both ends, where it turns into the front collar.
  const bandPath = polygon([
    ...both(offset(top, 0)),
    ...both([neck[0], ...offset(top, 26).slice(2)]).reverse(),
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
    `<path d="${line(both(offset(top, 0)))}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>`;
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
  return { ...art(inner), outline, front: leaves(kit, cut, id) };
}

const art = (inner: { defs: string; body: string }) => ({ defs: inner.defs, behind: inner.body });

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
  const outer = both(offset(neck, high ? 12 : 0));
  const upper = both(offset(top, 0));
  const d = polygon([...outer, ...[...upper].reverse()]);
  return (
    `<path d="${d}" fill="${trim}"/>${high ? "" : ribs(neck, -lift * 0.8, "rgba(0,0,0,.13)", 40)}` +
    `<path d="${line(upper)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>` +
    `<path d="${line(outer)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.2"/>` +
    `<path d="${line(both(offset(neck, high ? 16 : 5)))}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.4" stroke-dasharray="5 3.4"/>` +
    `<path d="${line(both(offset(top, lift * 0.45)))}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="${n(lift * 0.3)}" filter="url(#${id}-b3)"/>`
  );
}

/** Fold-down collars: two leaves, and a placket (polo) or a V insert (retro). */
function leaves(kit: Kit, cut: Cut, id: string): string {
  const retro = kit.collar === "wide";
  const trim = cloth(kit.trim);
  const foot: Pt = [600, cut.neckline[3][1]];
  // Offsets from the centre: fold line from the nape down to the throat, then the point, then back over the shoulder.
  const shape: { throat: Pt; point: Pt; shoulder: Pt } = retro
    ? { throat: [8, 262], point: [118, 322], shoulder: [150, 176] }
    : { throat: [10, 250], point: [84, 300], shoulder: [134, 172] };
  const r = (p: Pt): Pt => [600 + p[0], p[1]];
  const [throat, point, shoulder] = [r(shape.throat), r(shape.point), r(shape.shoulder)];
  const nape: Pt = [690, 136];
  const leaf = (m: (p: Pt) => Pt) =>
    `${move(m(nape))}C${xy(m([686, 182]))} ${xy(m([648, 218]))} ${xy(m(throat))}L${xy(m(point))}C${xy(m([point[0] + 22, point[1] - 52]))} ${xy(m([shoulder[0] - 2, shoulder[1] + 40]))} ${xy(m(shoulder))}C${xy(m([shoulder[0] - 14, shoulder[1] - 26]))} ${xy(m([712, 134]))} ${xy(m(nape))}Z`;
  const edgeLine = (m: (p: Pt) => Pt, inset: number) =>
    `${move(m([throat[0] + inset * 0.4, throat[1] - inset * 0.4]))}L${xy(m([point[0] - inset * 0.2, point[1] - inset]))}C${xy(m([point[0] + 20 - inset, point[1] - 52]))} ${xy(m([shoulder[0] - 2 - inset, shoulder[1] + 40]))} ${xy(m([shoulder[0] - inset, shoulder[1] + 4]))}`;
  const self = (p: Pt) => p;
  const foldLine = (m: (p: Pt) => Pt) =>
    `${move(m(nape))}C${xy(m([686, 182]))} ${xy(m([648, 218]))} ${xy(m(throat))}`;
  const one = (m: (p: Pt) => Pt, key: string) =>
    `<clipPath id="${id}-${key}"><path d="${leaf(m)}"/></clipPath><path d="${leaf(m)}" transform="translate(2 9)" fill="#000" opacity=".5" filter="url(#${id}-b6)"/>` +
    `<g clip-path="url(#${id}-${key})"><path d="${leaf(m)}" fill="${trim}"/><path d="${leaf(m)}" fill="url(#${id}-mesh)" opacity=".16"/><path d="${leaf(m)}" fill="url(#${id}-leaf)"/>` +
    softStroke(foldLine(m), "#fff", 46, 0.16) +
    softStroke(foldLine(m), "#000", 12, 0.3, 3) +
    `<path d="${edgeLine(m, 0)}" fill="none" stroke="${cloth(kit.accent)}" stroke-width="${retro ? 16 : 11}" stroke-linejoin="round"/>` +
    `<path d="${edgeLine(m, 12)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.4" stroke-dasharray="5 3.4"/></g>` +
    `<path d="${leaf(m)}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.2"/>`;
  const middle = retro ? insert(kit, cut) : placket(kit, foot);
  return middle + one(mirror, "cl") + one(self, "cr");
}

/** The V of plain cloth that closes a retro collar. */
function insert(kit: Kit, cut: Cut): string {
  const edge = both(sample(cut.neckline, 12, 0.3, 1));
  const d = `${line(edge)}Q600 300 ${xy(nth(edge, 0))}Z`;
  const stitch = both(offset(cut.neckline, 7).slice(8));
  return (
    `<path d="${d}" fill="${cloth(kit.secondary)}"/><path d="${d}" fill="#000" opacity=".14"/><path d="${line(edge)}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.4"/>` +
    `<path d="${line(stitch)}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" stroke-dasharray="5 3.4"/>`
  );
}

function placket(kit: Kit, foot: Pt): string {
  const [x, y, w, h] = [576, foot[1] - 40, 48, 190];
  const button = (cy: number) =>
    `<circle cx="600" cy="${cy + 1.5}" r="8.4" fill="#000" opacity=".35"/><circle cx="600" cy="${cy}" r="8" fill="${lighten(cloth(kit.accent), 0.12)}"/><circle cx="600" cy="${cy}" r="5.6" fill="none" stroke="#000" stroke-opacity=".25"/><circle cx="598" cy="${cy}" r="1.1" fill="#000" opacity=".6"/><circle cx="602" cy="${cy}" r="1.1" fill="#000" opacity=".6"/>`;
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${cloth(kit.trim)}"/>` +
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="#000" opacity=".08"/>` +
    `<path d="M${x + w} ${y}V${y + h}H${x}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2"/><path d="M${x} ${y}V${y + h}" stroke="#fff" stroke-opacity=".2" stroke-width="1.5"/>` +
    `<rect x="${x + 5}" y="${y}" width="${w - 10}" height="${h - 6}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.3" stroke-dasharray="5 3.4"/>` +
    `<path d="M${x + 5} ${y + h - 26}L${x + w - 5} ${y + h - 26}" stroke="#000" stroke-opacity=".2" stroke-width="1.3" stroke-dasharray="5 3.4"/>` +
    [foot[1] + 18, foot[1] + 66, foot[1] + 112].map(button).join("")
  );
}
