/**
 * The page that a mailed link opens: the requested one if it belongs to this shop, else the default. The token is in
 * the fragment (`#…`), which browsers never send: it appears in no server log and in no Referer header.
 */
export function linkTarget(options: {
  publicOrigin: string;
  usualPath: string;
  wanted: string | undefined;
  secrets: Record<string, string>;
}): string {
  const { publicOrigin, usualPath, wanted, secrets } = options;
  const url = ownUrl(publicOrigin, wanted) ?? new URL(usualPath, publicOrigin);
  url.hash = new URLSearchParams(secrets).toString();
  return url.href;
}

function ownUrl(publicOrigin: string, wanted: string | undefined): URL | undefined {
  if (!wanted || !URL.canParse(wanted, publicOrigin)) return undefined;
  const url = new URL(wanted, publicOrigin);
  const isOwn = url.origin === publicOrigin && url.username === "" && url.password === "";
  return isOwn ? url : undefined;
}
