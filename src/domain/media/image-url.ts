import { mediaTexts } from "../texts/media.ts";

const MAX_LENGTH = 2000;
const ending = /\.(?:jpe?g|gif|png|webp)$/i;

/** Returns why a URL cannot be a picture's; undefined if that cannot be decided without loading it. */
export function refuseImageUrl(text: string): string | undefined {
  const address = text.trim();
  if (address === "") return mediaTexts.urlEmpty;
  const url = parseWebAddress(address);
  if (!url) return mediaTexts.urlNotLoaded;
  // Many sites append a size or version to the file name: ?width=800.
  return ending.test(address) || ending.test(url.pathname) ? undefined : mediaTexts.urlEnding;
}

/** The content security policy allows pictures of other sites only over https, so an http one would never be shown. */
export function isStorableImageUrl(text: string): boolean {
  return refuseImageUrl(text) === undefined && parseWebAddress(text.trim())?.protocol === "https:";
}

/** Accepts http and https URLs with a host and without a user name or password. */
export function parseWebAddress(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" ? url : undefined;
}
