/** The shop's public identity. */
export interface Site {
  /** `https://loja.exemplo.com.br`, without a trailing slash. */
  origin: string;
  name: string;
}

/** Makes the shop's own path absolute; a picture's URL may already be absolute and stays as it is. */
export function absoluteUrl(site: Pick<Site, "origin">, path: string): string {
  return new URL(path, site.origin).href;
}

/** The canonical path of a page: only the parameters that change it, in a fixed order. */
export function canonicalPath(
  path: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== "") query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
