/** The size that WhatsApp, Facebook and X crop nothing from. */
export const socialPictureSize = { width: 1200, height: 630 } as const;

export const storeSocialPath = "/social/loja.jpg";

interface SharedProduct {
  id: string;
  name: string;
  priceCents: number;
  picture: { url: string } | null;
}

interface SharedCategory {
  id: string;
  name: string;
  picture: { url: string } | null;
}

/**
 * Messengers keep a picture by its address for weeks, so the address changes with whatever the picture shows.
 * The server answers the same picture without the mark.
 */
export function productSocialPath(
  { id, name, priceCents, picture }: SharedProduct,
  /** Of the shirt with a name, by `sharedShirtQuery`. */
  query = "",
): string {
  const mark = `v=${fingerprint(`${name}\n${priceCents}\n${picture?.url ?? ""}`)}`;
  return `/social/produto/${id}.jpg${query ? `${query}&${mark}` : `?${mark}`}`;
}

/** Whoever has the order's link may see its picture, and nobody else. */
export const orderSocialPath = (publicToken: string) => `/social/pedido/${publicToken}.jpg`;

export function categorySocialPath({ id, name, picture }: SharedCategory): string {
  return `/social/categoria/${encodeURIComponent(id)}.jpg?v=${fingerprint(`${name}\n${picture?.url ?? ""}`)}`;
}

/** FNV-1a, 32 bits: tells two contents apart, guards nothing. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
