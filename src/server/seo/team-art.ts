/** Draws the pictures of a team as SVG: the mown pitch, the words on it, and what lies above the shirts' pictures. */
import type { Box } from "#domain/team-orders/team-photo.ts";
import { drawText, fitLines, measureText } from "./lettering/lettering.ts";
import { colors, mark } from "./social-art.ts";

interface Size {
  width: number;
  height: number;
}

const grass = ["#14532e", "#175c33"];
const LINE = 'fill="none" stroke="#f2f5f0" stroke-opacity=".26"';

/** Where the pictures of the shirts come: they are painted between the pitch and what is printed on them. */
export const photoSize = { width: 1600, height: 2000 } as const;
export const photoBox: Box = { x: 90, y: 400, width: 1420, height: 1390 };
export const cardBox: Box = { x: 560, y: 45, width: 595, height: 540 };

const NAME_WIDTH = photoSize.width - 280;
/** The shop's mark with the space behind it. */
const MARK_WIDTH = 72;

export interface TeamWords {
  teamName: string;
  storeName: string;
  /** A line below the team's name. */
  note: string;
}

/** The ground of the team's photo: a pitch seen from above, the team's name over it, the shop's below. */
export function drawPhotoGround({ teamName, storeName, note }: TeamWords, places: readonly Box[]): string {
  const { width } = photoSize;
  const fontSize = sizeOf(teamName, NAME_WIDTH, 190);
  const noteSize = sizeOf(note, NAME_WIDTH, 60);
  const storeLeft = (width - MARK_WIDTH - measureText(storeName, 64)) / 2;
  return svg(photoSize, [
    bands(photoSize, 20),
    touchlines(),
    shade(photoSize),
    // The middle of the capitals stays where it is, whatever their size.
    centred(teamName, 178 + fontSize * 0.36, fontSize, colors.text),
    centred(note, 344, noteSize, colors.canary),
    mark(storeLeft, 1846),
    drawText(storeName, { x: storeLeft + MARK_WIDTH, y: 1896, fontSize: 64, fill: colors.text }),
    ...places.map(shadow),
  ]);
}

/** The largest letters, up to `most`, in which the text fits into the width. */
const sizeOf = (text: string, width: number, most: number): number =>
  Math.min(most, (width * most) / Math.max(1, measureText(text, most)));

function touchlines(): string {
  const [width, height] = [photoSize.width, photoSize.height];
  const [left, top, right, bottom] = [44, 44, width - 44, height - 44];
  const middle = height / 2 + 95;
  return (
    `<g ${LINE} stroke-width="8"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"/>` +
    `<path d="M${left} ${middle}H${right}M${left + 70} ${top}a70 70 0 0 1 -70 70M${right - 70} ${top}a70 70 0 0 0 70 70` +
    `M${left + 70} ${bottom}a70 70 0 0 0 -70 -70M${right - 70} ${bottom}a70 70 0 0 1 70 -70"/>` +
    `<circle cx="${width / 2}" cy="${middle}" r="360"/></g>`
  );
}

/** The ground of the link's card: the words at the left, the shirts at the right. */
export function drawCardGround(
  { teamName, storeName, note }: TeamWords,
  size: Size,
  places: readonly Box[],
): string {
  const [x, width] = [64, cardBox.x - 104];
  const fontSize = Math.min(...teamName.split(/\s+/).map((word) => sizeOf(word, width, 92)));
  const lines = fitLines(teamName, { fontSize, width, maxLines: 3 });
  const pitch = cardBox.x + cardBox.width / 2;
  return svg(size, [
    bands(size, 8),
    `<g ${LINE} stroke-width="5"><path d="M${pitch} 0V${size.height}"/>`,
    `<circle cx="${pitch}" cy="${size.height / 2}" r="210"/></g>`,
    shade(size),
    mark(x, 64),
    drawText(storeName, { x: x + 72, y: 109, fontSize: 56, fill: colors.text }),
    ...lines.map((line, index) =>
      drawText(line, { x, y: 260 + index * fontSize * 1.03, fontSize, fill: colors.text }),
    ),
    drawText(note, { x, y: size.height - 64, fontSize: sizeOf(note, width, 58), fill: colors.canary }),
    ...places.map(shadow),
  ]);
}

/** What lies above the shirts: their prints, which are SVG documents of their own, and a border around each. */
export function drawAbove(size: Size, places: readonly Box[], prints: readonly string[]): string {
  return svg(size, [...prints, ...places.map(border)]);
}

/** What a picture of a shirt is cut with. */
export const cornerMask = ({ width, height }: Size): string =>
  svg({ width, height }, [`<rect width="${width}" height="${height}" rx="${cornerOf(width)}"/>`]);

const cornerOf = (width: number) => Math.round(width * 0.05);

function border({ x, y, width, height }: Box): string {
  const stroke = Math.max(1.5, width * 0.012);
  const inner = `x="${x + stroke / 2}" y="${y + stroke / 2}" width="${width - stroke}" height="${height - stroke}"`;
  return `<rect ${inner} rx="${cornerOf(width)}" fill="none" stroke="#f2f5f0" stroke-opacity=".9" stroke-width="${stroke}"/>`;
}

/** Two steps look soft enough, and cost much less than a blur. */
function shadow({ x, y, width, height }: Box): string {
  const step = Math.max(2, width * 0.02);
  return [2, 1]
    .map((away) => {
      const spread = step * away;
      const place = `x="${x - spread / 2}" y="${y + step}" width="${width + spread}" height="${height + spread / 2}"`;
      return `<rect ${place} rx="${cornerOf(width) + spread / 2}" fill="#000" fill-opacity=".22"/>`;
    })
    .join("");
}

/** Stripes as of a mower, across the longer side. */
function bands({ width, height }: Size, count: number): string {
  const isUpright = height > width;
  const step = (isUpright ? height : width) / count;
  return Array.from({ length: count }, (_, index) => {
    const place = isUpright
      ? `y="${index * step}" width="${width}" height="${step}"`
      : `x="${index * step}" width="${step}" height="${height}"`;
    return `<rect ${place} fill="${grass[index % 2]}"/>`;
  }).join("");
}

/** Darker at the edges, as under floodlights. */
function shade({ width, height }: Size): string {
  return (
    `<radialGradient id="light" cx=".5" cy=".52" r=".75"><stop offset=".45" stop-color="#06140b" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#06140b" stop-opacity=".72"/></radialGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#light)"/>`
  );
}

const centred = (text: string, y: number, fontSize: number, fill: string): string =>
  drawText(text, { x: (photoSize.width - measureText(text, fontSize)) / 2, y, fontSize, fill });

const svg = ({ width, height }: Size, parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join("")}</svg>`;
