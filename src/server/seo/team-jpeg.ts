import { objectKeyOfUrl } from "#domain/media/picture.ts";
import type { Customization } from "#domain/print/customization.ts";
import { type NearPicture, nearPrint } from "#domain/print/near-print.ts";
import type { ShirtPrint } from "#domain/print/shirt-print.ts";
import { socialPictureSize } from "#domain/seo/social-picture.ts";
import { type Box, placeShirts } from "#domain/team-orders/team-photo.ts";
import { drawPrints } from "../print/draw-prints.ts";
import { type DrawingTools, openFilling } from "../print/open-picture.ts";
import { shrinkJpeg } from "./social-jpeg.ts";
import {
  cardBox,
  cornerMask,
  drawAbove,
  drawCardGround,
  drawPhotoGround,
  photoBox,
  photoSize,
  type TeamWords,
} from "./team-art.ts";

export interface TeamOnPicture {
  words: TeamWords;
  print: ShirtPrint;
  /** At least one. */
  shirts: readonly Customization[];
}

/** Shirts stand as their pictures mostly do, upright. */
const rules = { ratio: 0.8, gap: 0.07 };
const PHOTO_QUALITY = 86;
/** A smaller shirt is brought nearer, so that its name can be read, but not so near that it is no shirt any more. */
const EASILY_READ = 240;
const MOST_ZOOM = 1.45;

/**
 * Renders the team's photo, which is also printed, as a JPEG. Returns undefined if the picture of the back is missing or
 * on another site. Callers hold an imaging semaphore.
 */
export async function makeTeamPhoto(
  tools: DrawingTools,
  team: TeamOnPicture,
): Promise<Uint8Array | undefined> {
  const places = placeShirts(team.shirts.length, photoBox, { ...rules, maxWidth: 800 });
  const ground = drawPhotoGround(team.words, places);
  const flat = await paint(tools, team, { ground, size: photoSize, places });
  return flat && tools.sharp(flat).jpeg({ quality: PHOTO_QUALITY, mozjpeg: true }).toBuffer();
}

/** Renders the card of the team's link, small enough for messengers; otherwise the same. */
export async function makeTeamCard(
  tools: DrawingTools,
  team: TeamOnPicture,
): Promise<Uint8Array | undefined> {
  const places = placeShirts(team.shirts.length, cardBox, { ...rules, maxWidth: 420 });
  const ground = drawCardGround(team.words, socialPictureSize, places);
  const flat = await paint(tools, team, { ground, size: socialPictureSize, places });
  return flat && shrinkJpeg(tools.sharp, flat);
}

interface Scene {
  ground: string;
  size: { width: number; height: number };
  places: readonly Box[];
}

/** The back is opened once, at the size in which it is shown; what differs from shirt to shirt is one drawing above all. */
async function paint(
  tools: DrawingTools,
  { print, shirts }: TeamOnPicture,
  { ground, size, places }: Scene,
): Promise<Buffer | undefined> {
  const [frame] = places;
  if (!frame) return undefined;
  const near = nearPrint(print, frame, Math.min(MOST_ZOOM, Math.max(1, EASILY_READ / frame.width)));
  const shirt = await cutShirt(tools, print, near, frame);
  if (!shirt) return undefined;
  const shown = shirts.flatMap((customization, index) => {
    const place = places[index];
    return place ? [{ customization, place }] : [];
  });
  const above = drawAbove(size, places, await drawPrints(print, near, shown));
  return tools
    .sharp(Buffer.from(ground))
    .composite([
      ...places.map(({ x, y }) => ({ input: shirt, left: x, top: y })),
      { input: Buffer.from(above) },
    ])
    .removeAlpha()
    .png()
    .toBuffer();
}

async function cutShirt(
  tools: DrawingTools,
  print: ShirtPrint,
  near: NearPicture,
  { width, height }: Box,
): Promise<Buffer | undefined> {
  const back = await openFilling(tools, objectKeyOfUrl(print.picture.url), near);
  if (!back) return undefined;
  const part = { left: near.left, top: near.top, width, height };
  return tools
    .sharp(
      await tools
        .sharp(await back.toBuffer())
        .extract(part)
        .png()
        .toBuffer(),
    )
    .composite([{ input: Buffer.from(cornerMask({ width, height })), blend: "dest-in" }])
    .png()
    .toBuffer();
}
