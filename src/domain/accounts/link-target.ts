/**
 * The page that a mailed link opens: the one that was asked for where it is the shop's own, else the usual one. The
 * secret stands after the `#`, which browsers send to nobody: it is in no server's log and in no Referer.
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
