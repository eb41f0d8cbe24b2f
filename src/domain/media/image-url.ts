import { mediaTexts } from "../texts/media.ts";

const MAX_LENGTH = 2000;
const ending = /\.(?:jpe?g|gif|png|webp)$/i;

/** Says why an address cannot be that of a picture; undefined where only loading it can tell. */
export function refuseImageUrl(text: string): string | undefined {
  const address = text.trim();
  if (address === "") return mediaTexts.urlEmpty;
  const url = parseWebAddress(address);
  if (!url) return mediaTexts.urlNotLoaded;
  // Behind the name of the file many sites write its size or version: ?width=800.
  return ending.test(address) || ending.test(url.pathname) ? undefined : mediaTexts.urlEnding;
}

/** A page shows pictures of other sites only over https: a plain one could be kept but never seen. */
export function isKeepableImageUrl(text: string): boolean {
  return refuseImageUrl(text) === undefined && parseWebAddress(text.trim())?.protocol === "https:";
}

/** http or https, with a host and without somebody's password in it. */
export function parseWebAddress(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.hostname !== "" && url.username === "" && url.password === "" ? url : undefined;
}
