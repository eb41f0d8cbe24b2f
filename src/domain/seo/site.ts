/** The shop as the outside world knows it. */
export interface Site {
  /** `https://loja.exemplo.com.br`, without a slash at its end. */
  origin: string;
  name: string;
}

/** A picture may already live at an absolute address; everything of ours becomes one. */
export function absoluteUrl(site: Pick<Site, "origin">, path: string): string {
  return new URL(path, site.origin).href;
}

/** The address that stands for a page: only the parameters that change it, in a fixed order. */
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
