/** A print in the product's form: it refers to its picture by `ref`, because the picture may not be saved yet. */

import { defaultArea, defaultStyle, type PrintArea, type PrintStyle } from "#domain/print/shirt-print.ts";
import type { AdminProduct } from "./admin-product.ts";
import type { DraftImage } from "./draft-image.ts";

export interface PictureSize {
  width: number;
  height: number;
}

export interface DraftPrint extends PrintStyle {
  imageRef: string;
  /** From the picture's record, or measured when it has loaded. */
  size: PictureSize | null;
  area: PrintArea;
}

export function draftPrintOf({
  image_id,
  picture,
  area,
  font,
  curve,
  color,
  outline,
}: NonNullable<AdminProduct["print"]>): DraftPrint {
  const { width, height } = picture;
  return { imageRef: image_id, size: { width, height }, area, font, curve, color, outline };
}

/**
 * Places the print on the picture that is described as the back; otherwise on the second picture, which usually is the
 * back.
 */
export function newDraftPrint(images: readonly DraftImage[]): DraftPrint | null {
  const image = images.find(({ altText }) => /costas/i.test(altText)) ?? images[1] ?? images[0];
  return image ? onPicture({ ...defaultStyle, area: defaultArea, imageRef: "", size: null }, image) : null;
}

export function onPicture(print: DraftPrint, { ref, picture }: DraftImage): DraftPrint {
  const { width, height } = picture;
  return { ...print, imageRef: ref, size: width && height ? { width, height } : null };
}

/** Converts a print to the API's input; null where its picture was removed. */
export function printInputOf(print: DraftPrint | null, images: readonly DraftImage[]) {
  const image = images.findIndex(({ ref }) => ref === print?.imageRef);
  if (!print || image < 0) return null;
  const { imageRef: _, size, ...setting } = print;
  return { ...setting, ...size, image };
}
