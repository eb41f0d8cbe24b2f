import { mediaTexts } from "../texts/media.ts";
import { acceptsGif } from "./accepted-types.ts";
import type { ImageFolder } from "./image-folder.ts";

const MAX_LENGTH = 2000;
const ending = /\.(?:jpe?g|gif|png|webp)$/i;
const gifEnding = /\.gif$/i;

/** Returns why a URL cannot be that of a picture for this use; undefined if that cannot be decided without loading it. */
export function refuseImageUrl(text: string, folder: ImageFolder = "products"): string | undefined {
  const address = text.trim();
  if (address === "") return mediaTexts.urlEmpty;
  const url = parseWebAddress(address);
  if (!url) return mediaTexts.urlNotLoaded;
  // Many sites append a size or version to the file name: ?width=800.
  const isPicture = ending.test(address) || ending.test(url.pathname);
  if (acceptsGif(folder)) return isPicture ? undefined : mediaTexts.urlEnding;
  return isPicture && !endsInGif(address) ? undefined : mediaTexts.urlEndingWithoutGif;
}

/** Whether a URL or a path names a GIF. */
export function endsInGif(address: string): boolean {
  const path = parseWebAddress(address)?.pathname;
  return gifEnding.test(path !== undefined && ending.test(path) ? path : address);
}

/** The content security policy allows pictures of other sites only over https, so an http one would never be shown. */
export function isStorableImageUrl(text: string, folder: ImageFolder = "products"): boolean {
  return refuseImageUrl(text, folder) === undefined && parseWebAddress(text.trim())?.protocol === "https:";
}

/** Accepts http and https URLs with a host and without a user name or password. */
export function parseWebAddress(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" ? url : undefined;
}
