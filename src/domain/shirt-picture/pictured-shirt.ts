/** A shirt of which people make a picture to post: what is on it, and in which words. */
import { patchesOf } from "../options/patches-of.ts";
import type { Patch, ShirtOption } from "../options/shirt-option.ts";
import type { Customization } from "../print/customization.ts";
import { describePrint } from "../print/describe-print.ts";
import type { ShirtPrint } from "../print/shirt-print.ts";
import { plainSlugOf } from "../slug.ts";

/** As lines of carts and orders have it. */
export interface PicturedShirt {
  /** Null once the product has left the shop. */
  productId: string | null;
  /** The product's. */
  name: string;
  /** The front. */
  imageUrl?: string | null | undefined;
  print: ShirtPrint | null;
  /** May be incomplete while it is being typed. */
  customization?: Customization | null | undefined;
  options?: readonly ShirtOption[] | undefined;
}

export interface PrintedBack {
  print: ShirtPrint;
  customization: Customization;
}

export interface PatchedFront {
  imageUrl: string;
  patches: readonly Patch[];
}

/** The back comes first; a shirt without a name, or without a back picture, shows its front. */
export const printedBackOf = ({ print, customization }: PicturedShirt): PrintedBack | null =>
  print && customization ? { print, customization } : null;

/** The front is the whole picture, or lies small beside a printed back if there is a patch on it. */
export function shownFrontOf(shirt: PicturedShirt): PatchedFront | null {
  const patches = patchesOf(shirt.options);
  const isShown = printedBackOf(shirt) === null || patches.length > 0;
  return shirt.imageUrl && isShown ? { imageUrl: shirt.imageUrl, patches } : null;
}

/** A shirt whose name and number are still to be typed is nobody's yet. */
export const isPicturable = (shirt: PicturedShirt): boolean =>
  !(shirt.customization && wordsOf(shirt.customization).length === 0) &&
  (printedBackOf(shirt) !== null || shownFrontOf(shirt) !== null);

/** What stands below the product's name: a print that the picture does not show. */
export const noteOf = (shirt: PicturedShirt): string =>
  shirt.customization && !printedBackOf(shirt) ? wordsOf(shirt.customization).join(" ") : "";

/** The text for screen readers. */
export function describeShirt(shirt: PicturedShirt): string {
  const back = printedBackOf(shirt);
  if (back) return `${shirt.name}. ${describePrint(back.customization)}`;
  return [shirt.name, noteOf(shirt)].filter(Boolean).join(", ");
}

/** 'camisa-silva-10.png', or the product's name for a shirt without print. */
export function pictureFileName({ name, customization }: PicturedShirt): string {
  const printed = customization ? wordsOf(customization) : [];
  const words = printed.length > 0 ? ["camisa", ...printed] : [name];
  const slug = plainSlugOf(words.join(" "))
    .replace(/[^a-z0-9-]/g, "")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
  return `${slug || "camisa"}.png`;
}

const wordsOf = ({ name, number }: Customization): string[] => [name.trim(), number].filter(Boolean);
