// Fold-down collars of polos and old shirts.
import { cloth, lighten } from "../base/color.ts";
import type { Kit } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { bothHalves, line, mirror, move, offset, type Pt, sample, xy } from "../base/path.ts";
import type { Cut } from "../cloth/body.ts";
import { softStroke } from "../cloth/shade.ts";

/** Fold-down collars: two leaves, and a placket (polo) or a V insert (retro). */
export function collarLeaves(kit: Kit, cut: Cut, id: string): string {
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
  const edge = bothHalves(sample(cut.neckline, 12, 0.3, 1));
  const d = `${line(edge)}Q600 300 ${xy(nth(edge, 0))}Z`;
  const stitch = bothHalves(offset(cut.neckline, 7).slice(8));
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
