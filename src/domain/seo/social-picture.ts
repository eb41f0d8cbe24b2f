/** WhatsApp, Facebook and X show this size without cropping. */
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
 * Messengers cache a picture by its URL for weeks, so the URL contains a version that changes with the picture's
 * content. The server ignores the version.
 */
export function productSocialPath(
  { id, name, priceCents, picture }: SharedProduct,
  /** The query of a customised shirt, from `sharedShirtQuery`. */
  query = "",
): string {
  const version = `v=${fingerprint(`${name}\n${priceCents}\n${picture?.url ?? ""}`)}`;
  return `/social/produto/${id}.jpg${query ? `${query}&${version}` : `?${version}`}`;
}

/** Only visitors with the order's link can see its picture. */
export const orderSocialPath = (publicToken: string) => `/social/pedido/${publicToken}.jpg`;

/** A team's list changes by the minute, and a link is sent again and again: each change has a card of its own. */
export const teamSocialPath = ({ token, version }: { token: string; version: number }) =>
  `/social/time/${token}.jpg?v=${version}`;

export function categorySocialPath({ id, name, picture }: SharedCategory): string {
  return `/social/categoria/${encodeURIComponent(id)}.jpg?v=${fingerprint(`${name}\n${picture?.url ?? ""}`)}`;
}

/** FNV-1a, 32 bits: it detects changed content and is not meant for security. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
