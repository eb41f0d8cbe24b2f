import { objectKeyOfUrl } from "../media/picture.ts";

/** The object key of one of the shop's own pictures, or the last two path segments of another site's URL. */
export function imagePathOf(url: string): string {
  const own = objectKeyOfUrl(url);
  if (own !== undefined) return own;
  if (!URL.canParse(url)) return "";
  return new URL(url).pathname.split("/").filter(Boolean).slice(-2).join("/");
}

/** The content security policy allows pictures of this shop, and of other sites only over https. */
export function isShowableImageUrl(url: string): boolean {
  if (objectKeyOfUrl(url) !== undefined) return true;
  if (url.length > 2000 || /[\s\p{Cc}\\]/u.test(url)) return false;
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}
