const MAX_CHARACTERS = 2000;

/** True for a path of the shop or an http(s) URL. Other schemes, such as javascript:, could run a script. */
export function isSafeLink(link: string): boolean {
  if (link.length > MAX_CHARACTERS || /[\s\p{Cc}\\]/u.test(link)) return false;
  // "//elsewhere.com" is not a path: browsers treat it as another site.
  if (link.startsWith("/")) return !link.startsWith("//");
  if (!/^https?:\/\//i.test(link) || !URL.canParse(link)) return false;
  const { username, password } = new URL(link);
  return username === "" && password === "";
}
