/** Draws the social pictures as SVG, which sharp renders. The colours are those of the design tokens. */
import { formatCents } from "#domain/money.ts";
import { socialPictureSize } from "#domain/seo/social-picture.ts";
import { drawText, fitLines } from "./lettering/lettering.ts";

const { width: WIDTH, height: HEIGHT } = socialPictureSize;
export const colors = {
  ground: "#0b100d",
  text: "#f2f5f0",
  muted: "#9db0a2",
  canary: "#ffd43b",
  grass: "#2bd46b",
};

/** The texts of a card. They are drawn as outlines, so that they can never become markup. */
export interface SocialCard {
  storeName: string;
  title: string;
  /** A line below the title: a category, a tagline. */
  note?: string | undefined;
  priceCents?: number | undefined;
}

/** The place of a product picture: the left side of the card, in its full height. */
export const pictureBox = { left: 0, top: 0, width: 504, height: HEIGHT };
const MARGIN = 64;

/** Without a picture the text is larger and stands left of the lines of the pitch. */
const pitchLine = 1010;
const circleRadius = 210;

export function drawCard(card: SocialCard, hasPicture: boolean): string {
  const x = hasPicture ? pictureBox.width + MARGIN : MARGIN;
  const width = (hasPicture ? WIDTH - MARGIN : pitchLine - circleRadius - 40) - x;
  const fontSize = hasPicture ? 84 : 92;
  const leading = Math.round(fontSize * 1.03);
  const hasPrice = card.priceCents !== undefined;
  const lines = fitLines(card.title, { fontSize, width, maxLines: card.note || hasPrice ? 3 : 4 });
  // A title of three lines and a price leave no space for the note.
  const hasNote = card.note !== undefined && !(hasPrice && lines.length > 2);
  const note = fitLines(hasNote ? (card.note ?? "") : "", {
    fontSize: 40,
    width,
    maxLines: hasPrice ? 1 : 2,
  });
  const firstBaseline = 244;
  const lastBaseline = firstBaseline + (lines.length - 1) * leading;
  return svg([
    hasPicture ? "" : pitch(),
    mark(x, 64),
    drawText(card.storeName, { x: x + 72, y: 109, fontSize: 56, fill: colors.text }),
    ...lines.map((line, index) =>
      drawText(line, { x, y: firstBaseline + index * leading, fontSize, fill: colors.text }),
    ),
    ...note.map((line, index) =>
      drawText(line, { x, y: lastBaseline + 68 + index * 48, fontSize: 40, fill: colors.muted }),
    ),
    drawPrice(card.priceCents, x),
  ]);
}

function drawPrice(priceCents: number | undefined, x: number): string {
  if (priceCents === undefined) return "";
  return drawText(formatCents(priceCents), { x, y: HEIGHT - MARGIN, fontSize: 92, fill: colors.canary });
}

function svg(parts: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>`,
    ...parts,
    "</svg>",
  ].join("");
}

/** The background of a card without a picture: mown bands, the halfway line and the centre circle. */
function pitch(): string {
  const bands = Array.from({ length: 8 }, (_, index) => {
    const fill = index % 2 === 0 ? "#0e2417" : "#112a1b";
    return `<rect x="${index * 150}" width="150" height="${HEIGHT}" fill="${fill}"/>`;
  });
  const lines =
    `<g fill="none" stroke="#f2f5f0" stroke-opacity=".14" stroke-width="5">` +
    `<circle cx="${pitchLine}" cy="${HEIGHT / 2}" r="${circleRadius}"/><path d="M${pitchLine} 0V${HEIGHT}"/></g>`;
  return bands.join("") + lines;
}

/** The logo: two goal posts with the collar of a shirt between them. */
export function mark(x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(1.75)">` +
    `<path d="M2.5 5.5h5.25v21H2.5zm21.75 0h5.25v21h-5.25z" fill="${colors.text}"/>` +
    `<path d="M9.25 5.5 16 14.9l6.75-9.4v8.9L16 23.8 9.25 14.4z" fill="${colors.grass}"/></g>`
  );
}
