// Compositions: home banners (text at the left), category tiles (label at the bottom), the picture for link previews.

import type { Kit, View } from "../base/kit.ts";
import { nth } from "../base/nth.ts";
import { n } from "../base/path.ts";
import { hash } from "../base/random.ts";
import { garment } from "../garment.ts";
import { shortsArt } from "../parts/shorts.ts";
import type { Fragment } from "../tailoring.ts";
import { type Stage, stadium } from "./stadium.ts";

export interface Actor {
  kit: Kit;
  view: View;
}

/** The position of the middle of a garment's hem. */
interface Spot {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** Lettering, folds and mesh are drawn for the spot's scale. */
function place({ kit, view }: Actor, spot: Spot, stageId: string): Fragment {
  const upright = spot.turn === 0;
  const stand = (x: number, hemY: number) =>
    `translate(${n(x)} ${n(spot.y)}) rotate(${spot.turn}) scale(${spot.scale}) translate(-600 -${hemY})`;
  const shirt = garment(kit, view, spot.scale, upright);
  const shadow = `<ellipse cx="${n(spot.x)}" cy="${n(spot.y + 14)}" rx="${n(300 * spot.scale)}" ry="${n(22 * spot.scale)}" fill="#000" opacity=".7" filter="url(#${stageId}-shadow)"/>`;
  const body = `${shadow}<g transform="${stand(spot.x, 1080)}">${shirt.body}</g>`;
  if (kit.fit !== "set") return { defs: shirt.defs, body };
  const shorts = shortsArt(kit, view, spot.scale, upright);
  return {
    defs: shirt.defs + shorts.defs,
    body: `${body}<g transform="${stand(spot.x + 330 * spot.scale, 690)}">${shorts.body}</g>`,
  };
}

function compose(stage: Stage, actors: readonly Actor[], spots: readonly Spot[], veil: string): string {
  // The list is from left to right, but the garment in front must be drawn last.
  const cast = actors.map((actor, i) => ({ actor, spot: nth(spots, i) }));
  const parts = cast
    .sort((a, b) => a.spot.scale - b.spot.scale)
    .map(({ actor, spot }) => place(actor, spot, stage.id));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${stage.w} ${stage.h}" width="${stage.w}" height="${stage.h}">` +
    `<defs>${parts.map((part) => part.defs).join("")}</defs>${stadium(stage)}${parts.map((part) => part.body).join("")}${veil}</svg>`
  );
}

const idOf = (kind: string, actors: readonly Actor[], seed: number): string =>
  `${kind}${hash(JSON.stringify(actors) + seed).toString(36)}`;

const shadeFromBelow = (id: string, w: number, h: number): string =>
  `<linearGradient id="${id}-v" x1="0" y1="0" x2="0" y2="1"><stop offset=".66" stop-color="#070b08" stop-opacity="0"/><stop offset="1" stop-color="#070b08" stop-opacity=".88"/></linearGradient><rect width="${w}" height="${h}" fill="url(#${id}-v)"/>`;

const pairOnBanner: readonly Spot[] = [
  { x: 1250, y: 466, scale: 0.43, turn: -3 },
  { x: 1590, y: 470, scale: 0.44, turn: 3 },
];
const trioOnBanner: readonly Spot[] = [
  { x: 1165, y: 450, scale: 0.4, turn: -4 },
  { x: 1430, y: 474, scale: 0.46, turn: 0 },
  { x: 1695, y: 450, scale: 0.4, turn: 4 },
];

/** 1920 x 500, two or three garments at the right; the left 44 % stay free for text. */
export function banner(actors: readonly Actor[], seed: number): string {
  const pair = actors.length === 2;
  const lead = nth(actors, Math.floor(actors.length / 2)).kit;
  const id = idOf("b", actors, seed);
  const lamps = pair ? [0.1, 0.3, 0.52, 0.74, 0.95] : [0.09, 0.28, 0.48, 0.675, 0.825, 0.98];
  const stage: Stage = { id, w: 1920, h: 500, tint: lead.base, lamps, horizon: 0.76, seed };
  const veil = `<rect width="1920" height="500" fill="url(#${id}-text)"/>`;
  return compose(stage, actors, pair ? pairOnBanner : trioOnBanner, veil);
}

const aloneOnTile: readonly Spot[] = [{ x: 400, y: 556, scale: 0.5, turn: 0 }];
const pairOnTile: readonly Spot[] = [
  { x: 258, y: 530, scale: 0.44, turn: -5 },
  { x: 530, y: 556, scale: 0.5, turn: 4 },
];

/** 800 x 600, one or two garments; the lower fifth darkens for the category's name. */
export function tile(actors: readonly Actor[], seed: number): string {
  const id = idOf("t", actors, seed);
  const tint = nth(actors, 0).kit.base;
  const stage: Stage = { id, w: 800, h: 600, tint, lamps: [0.14, 0.86], horizon: 0.8, seed };
  return compose(stage, actors, actors.length === 1 ? aloneOnTile : pairOnTile, shadeFromBelow(id, 800, 600));
}

const trioOnCard: readonly Spot[] = [
  { x: 300, y: 560, scale: 0.48, turn: -5 },
  { x: 600, y: 592, scale: 0.54, turn: 0 },
  { x: 900, y: 560, scale: 0.48, turn: 5 },
];

/** 1200 x 630, three garments in the middle: the link preview in messengers. */
export function socialCard(actors: readonly Actor[], seed: number): string {
  const id = idOf("s", actors, seed);
  const tint = nth(actors, 1).kit.base;
  const stage: Stage = { id, w: 1200, h: 630, tint, lamps: [0.1, 0.36, 0.64, 0.9], horizon: 0.78, seed };
  return compose(stage, actors, trioOnCard, "");
}
