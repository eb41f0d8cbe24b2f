import { objectKeyOfUrl } from "../media/picture.ts";

/** The trailing segments of a picture's address: the whole key of one of ours, the last two of one from elsewhere. */
export function imagePathOf(url: string): string {
  const own = objectKeyOfUrl(url);
  if (own !== undefined) return own;
  if (!URL.canParse(url)) return "";
  return new URL(url).pathname.split("/").filter(Boolean).slice(-2).join("/");
}

/** The page's content policy shows pictures of this shop, and of other sites over https only. */
export function isShowableImageUrl(url: string): boolean {
  if (objectKeyOfUrl(url) !== undefined) return true;
  if (url.length > 2000 || /[\s\p{Cc}\\]/u.test(url)) return false;
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
}
