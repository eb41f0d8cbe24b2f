import { fitTitle, type TitleSizes } from "#domain/shirt-picture/fit-title.ts";
import { contain, PICTURE_SIZE } from "#domain/shirt-picture/place-shirt.ts";
import { markPaths } from "#ui/brand-mark.tsx";
import { token } from "./token.ts";

type Context = CanvasRenderingContext2D;

const MARGIN = 60;
const HEAD_MIDDLE = 70;
const MARK = 56;
/** Between the shirt and the lower edge. */
const FOOT_MIDDLE = 1272;
const NOTE_MIDDLE = 1304;
const TITLE_ABOVE_NOTE_MIDDLE = 1246;

const display = (size: number) => `800 ${size}px ${token("--font-display")}`;
const plain = (size: number) => `600 ${size}px ${token("--font-text")}`;

/** Waits for the page's own faces: a canvas draws with what has come. Without them it uses the next in the list. */
export async function loadFaces(letters: string): Promise<void> {
  await Promise.all(
    [display(40), plain(40)].map((face) => document.fonts.load(face, letters).catch(() => [])),
  );
}

interface Head {
  /** The shop's. */
  name: string;
  /** Null where there is none: the name stands there. */
  logo: HTMLImageElement | null;
  address: string;
}

/** Whose shirt it is, and where that shop is found. */
export function paintHead(context: Context, { name, logo, address }: Head): void {
  if (logo) paintLogo(context, logo);
  else paintName(context, name);
  paintText(context, address, {
    face: plain,
    sizes: { single: [32, 28, 24, 20], double: [] },
    color: "--color-muted",
    align: "right",
    x: PICTURE_SIZE.width - MARGIN,
    middle: HEAD_MIDDLE,
    width: 380,
  });
}

function paintLogo(context: Context, logo: HTMLImageElement): void {
  const place = { x: MARGIN, y: HEAD_MIDDLE - 40, width: 400, height: 80 };
  const { y, width, height } = contain({ width: logo.naturalWidth, height: logo.naturalHeight }, place);
  context.drawImage(logo, MARGIN, y, width, height);
}

function paintName(context: Context, name: string): void {
  context.save();
  context.translate(MARGIN, HEAD_MIDDLE - MARK / 2);
  context.scale(MARK / 32, MARK / 32);
  for (const [index, path] of markPaths.entries()) {
    context.fillStyle = token(index === 0 ? "--color-text" : "--color-grass");
    context.fill(new Path2D(path));
  }
  context.restore();
  paintText(context, name, {
    face: display,
    sizes: { single: [56, 46, 38], double: [] },
    color: "--color-text",
    align: "left",
    x: MARGIN + MARK + 14,
    middle: HEAD_MIDDLE,
    width: 480,
  });
}

/** The product's name, and what of the print the picture does not show. */
export function paintTitle(context: Context, title: string, note: string): void {
  const centred = {
    face: display,
    align: "center",
    x: PICTURE_SIZE.width / 2,
    width: PICTURE_SIZE.width - 2 * MARGIN,
  } as const;
  paintText(context, title, {
    ...centred,
    sizes: note ? { single: [60, 52, 44], double: [] } : { single: [72, 64, 56], double: [52, 46] },
    color: "--color-text",
    middle: note ? TITLE_ABOVE_NOTE_MIDDLE : FOOT_MIDDLE,
  });
  paintText(context, note, {
    ...centred,
    sizes: { single: [44], double: [] },
    color: "--color-canary",
    middle: NOTE_MIDDLE,
  });
}

interface TextPlace {
  face: (size: number) => string;
  sizes: TitleSizes;
  color: `--${string}`;
  align: CanvasTextAlign;
  x: number;
  /** The middle of the capitals of all lines. */
  middle: number;
  width: number;
}

/** Capitals are seven tenths of the size high. */
const CAP_HEIGHT = 0.7;
const LEADING = 1.04;

function paintText(context: Context, text: string, place: TextPlace): void {
  const { face, sizes, color, align, x, middle, width } = place;
  const { fontSize, lines } = fitTitle(text, width, sizes, (line, size) => {
    context.font = face(size);
    return context.measureText(line).width;
  });
  context.font = face(fontSize);
  context.fillStyle = token(color);
  context.textAlign = align;
  const leading = fontSize * LEADING;
  const first = middle + (fontSize * CAP_HEIGHT - (lines.length - 1) * leading) / 2;
  for (const [index, line] of lines.entries()) context.fillText(line, x, first + index * leading);
}
