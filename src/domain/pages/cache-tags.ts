/** Tags of a cached page or read: the data it was made of, by which change events invalidate it. */
export type CacheTag =
  | "settings"
  | "categories"
  | "site-images"
  /** Lists over the whole catalogue. */
  | "products"
  | `product:${string}`
  /** Lists over one category. */
  | `products-of:${string}`
  /** Invalidated by every change of what pages show; for a read without more precise tags. */
  | "everything";

/** Tags and expiry that are collected while a page is rendered or a read is made. */
export interface CacheMeta {
  readonly tags: Set<CacheTag>;
  /** In milliseconds since 1970, such as the end of a banner's period; infinite where nothing expires. */
  expiresAt: number;
}

export const newCacheMeta = (): CacheMeta => ({ tags: new Set(), expiresAt: Number.POSITIVE_INFINITY });

/** Adds the tags of another read, and takes its expiry if that is earlier. */
export function mergeCacheMeta(into: CacheMeta, from: Readonly<CacheMeta>): void {
  for (const tag of from.tags) into.tags.add(tag);
  into.expiresAt = Math.min(into.expiresAt, from.expiresAt);
}
