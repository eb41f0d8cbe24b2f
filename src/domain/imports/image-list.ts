/** The pictures that a cell names: URLs, or names of files in the uploaded ZIP. */
import { refuseImageUrl } from "../media/image-url.ts";
import { objectKeyOfUrl, publicUrlOfKey } from "../media/picture.ts";

/** Splits at "|" and line breaks, and at a comma only if a URL follows it, because a URL may itself contain commas. */
export function splitImages(text: string): string[] {
  return text
    .split(/[|;\n\r]+|,\s*(?=https?:)|(?<=\S)\s+(?=https?:)/i)
    .map((part) => part.trim().replace(/,$/, ""))
    .filter((part) => part !== "");
}

export const joinImages = (images: readonly string[]): string => images.join(" | ");

/** A picture stored by the shop, one on another site, or a file of the ZIP. */
export type ImageReference = { key: string } | { url: string } | { file: string };

export function readImageReference(text: string, origin: string): ImageReference | { refusal: string } {
  const own = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  const key = objectKeyOfUrl(own);
  if (key !== undefined) return { key };
  if (/^https?:/i.test(text)) {
    const refusal = refuseImageUrl(text);
    return refusal === undefined ? { url: text } : { refusal };
  }
  if (/\.(?:jpe?g|png|webp|gif)$/i.test(text)) return { file: text };
  return {
    refusal: `“${text.slice(0, 80)}” não é o endereço de uma imagem nem o nome de um arquivo de imagem.`,
  };
}

export const imageAddress = (image: { key: string | null; url: string }, origin: string): string =>
  image.key === null ? image.url : origin + publicUrlOfKey(image.key);
