/** A print while its product's form is open: its picture is named as the form names pictures, saved or not. */

import { defaultArea, defaultStyle, type PrintArea, type PrintStyle } from "#domain/print/shirt-print.ts";
import type { DraftImage } from "../product-draft.ts";
import type { AdminProduct } from "../product-queries.ts";

export interface PictureSize {
  width: number;
  height: number;
}

export interface DraftPrint extends PrintStyle {
  imageRef: string;
  /** Known from the picture's record, or measured when it has loaded. */
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

/** On the picture that is said to be the back; else on the second, which it mostly is. */
export function newDraftPrint(images: readonly DraftImage[]): DraftPrint | null {
  const image = images.find(({ altText }) => /costas/i.test(altText)) ?? images[1] ?? images[0];
  return image ? onPicture({ ...defaultStyle, area: defaultArea, imageRef: "", size: null }, image) : null;
}

export function onPicture(print: DraftPrint, { ref, picture }: DraftImage): DraftPrint {
  const { width, height } = picture;
  return { ...print, imageRef: ref, size: width && height ? { width, height } : null };
}

/** As the API takes it; a print whose picture was removed is none. */
export function printInputOf(print: DraftPrint | null, images: readonly DraftImage[]) {
  const image = images.findIndex(({ ref }) => ref === print?.imageRef);
  if (!print || image < 0) return null;
  const { imageRef: _, size, ...setting } = print;
  return { ...setting, ...size, image };
}
