import { loadOutlines } from "#domain/print/outlines.ts";
import type { StoreProfile } from "#domain/settings/store-settings.ts";
import {
  noteOf,
  type PatchedFront,
  type PicturedShirt,
  type PrintedBack,
  printedBackOf,
  shownFrontOf,
} from "#domain/shirt-picture/pictured-shirt.ts";
import { PICTURE_SIZE } from "#domain/shirt-picture/place-shirt.ts";
import { loadPicture } from "./load-picture.ts";
import { blankCanvas } from "./paint-photo.ts";
import { paintPitch } from "./paint-pitch.ts";
import { paintBack, paintFront, paintInset } from "./paint-shirt.ts";
import { loadFaces, paintHead, paintTitle } from "./paint-words.ts";

/** Wide enough for a shirt in the whole picture. */
const SHIRT_WIDTH = 1280;
const PATCH_WIDTH = 320;
const LOGO_WIDTH = 640;

/** The picture of a shirt on the shop's pitch, as a PNG. */
export async function drawShirtPicture(shirt: PicturedShirt, store: StoreProfile): Promise<Blob> {
  const parts = await loadParts(shirt, store);
  const context = blankCanvas(PICTURE_SIZE);
  paintPitch(context);
  if (parts.back) {
    const back = paintBack(context, parts.back);
    if (parts.front) paintInset(context, parts.front, back);
  } else if (parts.front) paintFront(context, parts.front);
  paintHead(context, { name: store.name, logo: parts.logo, address: location.host.replace(/^www\./, "") });
  paintTitle(context, shirt.name, noteOf(shirt));
  return toPng(context.canvas);
}

async function loadParts(shirt: PicturedShirt, store: StoreProfile) {
  const back = printedBackOf(shirt);
  const front = shownFrontOf(shirt);
  const [loadedBack, loadedFront, logo] = await Promise.all([
    back && loadBack(back),
    front && loadFront(front),
    // The name stands where a logo does not load.
    store.logo ? loadPicture(store.logo.url, LOGO_WIDTH).catch(() => null) : null,
    loadFaces(`${store.name}${shirt.name}${noteOf(shirt)}`),
  ]);
  return { back: loadedBack, front: loadedFront, logo };
}

async function loadBack(back: PrintedBack) {
  const [picture, outlines] = await Promise.all([
    loadPicture(back.print.picture.url, SHIRT_WIDTH),
    loadOutlines(back.print.font),
  ]);
  return { ...back, picture, outlines };
}

async function loadFront({ imageUrl, patches }: PatchedFront) {
  const [picture, patchPictures] = await Promise.all([
    loadPicture(imageUrl, SHIRT_WIDTH),
    Promise.all(patches.map((patch) => loadPicture(patch.imageUrl, PATCH_WIDTH))),
  ]);
  return { patches, picture, patchPictures };
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is empty"))), "image/png");
  });
