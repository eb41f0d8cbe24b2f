// A stadium at night, painted from the back to the front: sky, stand with crowd, floodlights, beams, pitch, haze.

import { darken, mix } from "../base/color.ts";
import type { Hex } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { n } from "../base/path.ts";
import { createRandom } from "../base/random.ts";

export interface Stage {
  id: string;
  w: number;
  h: number;
  /** Light of the scene: usually the main shirt's base colour. */
  tint: Hex;
  /** Positions of the floodlights, as fractions of the width. */
  lamps: number[];
  /** Where the grass begins, as a fraction of the height. */
  horizon: number;
  seed: number;
}

export function stadium(stage: Stage): string {
  const { id, w, h, tint } = stage;
  const sky = mix("#0b100d", tint, 0.03);
  return (
    `<defs>${defs(stage)}</defs><rect width="${w}" height="${h}" fill="${darken(sky, 0.3)}"/><rect width="${w}" height="${h}" fill="url(#${id}-sky)"/>` +
    stand(stage) +
    pitch(stage) +
    beams(stage) +
    lamps(stage) +
    dust(stage)
  );
}

function defs({ id, w, h, tint, horizon }: Stage): string {
  const glow = mix("#7d9a88", tint, 0.05);
  return (
    `<radialGradient id="${id}-sky" gradientUnits="userSpaceOnUse" cx="${n(w * 0.68)}" cy="${n(h * 0.42)}" r="${n(w * 0.5)}"><stop offset="0" stop-color="${glow}" stop-opacity=".42"/><stop offset=".5" stop-color="${glow}" stop-opacity=".12"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-grass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0d2a1c"/><stop offset=".4" stop-color="#124a2b"/><stop offset="1" stop-color="#082014"/></linearGradient>` +
    `<linearGradient id="${id}-stand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#060a08" stop-opacity=".1"/><stop offset=".5" stop-color="#060a08" stop-opacity=".72"/><stop offset="1" stop-color="#050806" stop-opacity=".9"/></linearGradient>` +
    `<linearGradient id="${id}-beam" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${n(h * 0.95)}"><stop offset="0" stop-color="#f2f8f1" stop-opacity=".42"/><stop offset=".5" stop-color="#dcebdf" stop-opacity=".12"/><stop offset="1" stop-color="#dcebdf" stop-opacity="0"/></linearGradient>` +
    `<radialGradient id="${id}-lamp"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".12" stop-color="#f2f8f1" stop-opacity=".6"/><stop offset=".45" stop-color="#c4dccb" stop-opacity=".16"/><stop offset="1" stop-color="#c4dccb" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="${id}-turf" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${n(w * 0.68)} ${n(h * (horizon + 0.1))}) scale(${n(w * 0.4)} ${n(h * 0.24)})"><stop offset="0" stop-color="#bff0cf" stop-opacity=".3"/><stop offset="1" stop-color="#bff0cf" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}-text" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#070b08" stop-opacity=".7"/><stop offset=".32" stop-color="#070b08" stop-opacity=".56"/><stop offset=".56" stop-color="#070b08" stop-opacity="0"/></linearGradient>` +
    `<filter id="${id}-soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${n(w / 160)}"/></filter>` +
    `<filter id="${id}-shadow" x="-40%" y="-200%" width="180%" height="500%"><feGaussianBlur stdDeviation="${n(w / 190)}"/></filter>`
  );
}

const crowdColors = ["#b7c9bd", "#e9efe9", "#cdbb9f", "#8ea397"];

/** Tiers of seats as arcs, with the crowd as points of light; cheap because each row is one dotted stroke. */
function stand({ id, w, h, horizon, seed }: Stage): string {
  const random = createRandom(seed + 3);
  const [top, bottom] = [h * 0.16, h * horizon];
  const arch = (y: number, rise: number) =>
    `M${-w * 0.05} ${n(y + rise)}Q${n(w * 0.62)} ${n(y - rise)} ${n(w * 1.05)} ${n(y + rise * 0.6)}`;
  const rows = Math.round(h / 16);
  let crowd = "";
  for (let i = 0; i < rows; i++) {
    const y = top + ((bottom - top) * (i + 1)) / rows;
    const size = 1.2 + (i / rows) * (h / 260);
    const hue = nth(crowdColors, i % crowdColors.length);
    crowd += `<path d="${arch(y, (bottom - y) * 0.16 + 4)}" fill="none" stroke="${hue}" stroke-opacity="${(0.16 + random(0, 0.24)).toFixed(2)}" stroke-width="${n(size)}" stroke-linecap="round" stroke-dasharray="${n(random(0.1, 1))} ${n(random(7, 15))} ${n(random(0.1, 2))} ${n(random(11, 24))}" stroke-dashoffset="${n(random(0, 30))}"/>`;
  }
  const roof = `${arch(top, h * 0.1)}V${n(bottom)}H${-w * 0.05}Z`;
  const board = `<rect y="${n(bottom - h * 0.035)}" width="${w}" height="${n(h * 0.035)}" fill="#0a0f0c"/><path d="M0 ${n(bottom - h * 0.018)}H${w}" stroke="#2bd46b" stroke-opacity=".25" stroke-width="${n(h * 0.01)}" stroke-dasharray="${n(w * 0.06)} ${n(w * 0.012)}"/>`;
  return `<path d="${roof}" fill="url(#${id}-stand)"/><path d="${arch(top, h * 0.1)}" fill="none" stroke="#bcd6c4" stroke-opacity=".22" stroke-width="2"/>${crowd}${board}`;
}

function pitch({ id, w, h, horizon, seed }: Stage): string {
  const y0 = h * horizon;
  const vanish = w * 0.66;
  const stripes = Array.from({ length: 15 }, (_, i) => i - 7)
    .filter((i) => i % 2 === 0)
    .map((i) => {
      const [a, b] = [vanish + i * w * 0.09, vanish + (i + 1) * w * 0.09];
      const [c, d] = [vanish + i * w * 0.3, vanish + (i + 1) * w * 0.3];
      return `M${n(a)} ${n(y0)}L${n(b)} ${n(y0)}L${n(d)} ${h}L${n(c)} ${h}Z`;
    })
    .join("");
  const line = `fill="none" stroke="#eafff0" stroke-opacity=".42"`;
  return (
    `<rect y="${n(y0)}" width="${w}" height="${n(h - y0)}" fill="url(#${id}-grass)"/><path d="${stripes}" fill="#fff" opacity=".045"/>` +
    `<ellipse cx="${n(vanish)}" cy="${n(y0 + (h - y0) * 0.62)}" rx="${n(w * 0.27)}" ry="${n((h - y0) * 0.34)}" ${line} stroke-width="${n(h / 160)}"/>` +
    `<path d="M0 ${n(y0 + (h - y0) * 0.2)}H${w}" ${line} stroke-width="${n(h / 210)}"/><path d="M${n(vanish)} ${n(y0)}V${h}" fill="none" stroke="#eafff0" stroke-opacity=".2" stroke-width="${n(h / 200)}"/>` +
    `<rect y="${n(y0)}" width="${w}" height="${n(h - y0)}" fill="url(#${id}-turf)"/>${blades(w, h, y0, seed)}`
  );
}

const blades = (w: number, h: number, y0: number, seed: number): string => {
  const random = createRandom(seed + 17);
  let d = "";
  for (let i = 0; i < 260; i++) {
    const y = y0 + (h - y0) * random(0.1, 1) ** 0.7;
    const x = random(0, w);
    d += `M${n(x)} ${n(y)}l${n(random(-2, 2))} ${n(-2 - ((y - y0) / (h - y0)) * 5)}`;
  }
  return `<path d="${d}" stroke="#9be0ae" stroke-opacity=".16" stroke-width="1.1" fill="none"/>`;
};

function beams({ id, w, h, lamps, seed }: Stage): string {
  const random = createRandom(seed + 9);
  const shapes = lamps.flatMap((at) =>
    [-0.16, -0.04, 0.07].map((lean) => {
      const x = at * w;
      const end = x + (lean + random(-0.02, 0.02) + (0.66 - at) * 0.35) * w;
      const wide = w * random(0.03, 0.07);
      return `<path d="M${n(x - 6)} ${n(h * 0.06)}L${n(x + 6)} ${n(h * 0.06)}L${n(end + wide)} ${h}L${n(end - wide)} ${h}Z" opacity="${random(0.45, 0.9).toFixed(2)}"/>`;
    }),
  );
  return `<g fill="url(#${id}-beam)" filter="url(#${id}-soft)" style="mix-blend-mode:screen">${shapes.join("")}</g>`;
}

/** Each bank is a small grid of lamps inside one glow. */
function lamps({ id, w, h, lamps: places }: Stage): string {
  const unit = Math.min(w, h * 1.9);
  const r = unit * 0.14;
  return places
    .map((at) => {
      const [x, y] = [at * w, h * 0.07];
      let bulbs = "";
      for (let row = 0; row < 2; row++)
        for (let col = -3; col <= 3; col++)
          bulbs += `<circle cx="${n(x + col * unit * 0.0078)}" cy="${n(y + row * unit * 0.0078)}" r="${n(unit * 0.0024)}"/>`;
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id}-lamp)" opacity=".8"/><ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.7)}" ry="${n(h * 0.008)}" fill="url(#${id}-lamp)" opacity=".6"/><g fill="#fff">${bulbs}</g>`;
    })
    .join("");
}

function dust({ w, h, seed }: Stage): string {
  const random = createRandom(seed + 29);
  return Array.from(
    { length: Math.round(w / 30) },
    () =>
      `<circle cx="${n(w * random())}" cy="${n(h * random(0.05, 0.9))}" r="${n(random(0.6, 2.4))}" fill="#fff" opacity="${random(0.05, 0.35).toFixed(2)}"/>`,
  ).join("");
}
