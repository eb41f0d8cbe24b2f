/** What a page shows, in the words of the changes that can touch it. */
export type PageTag =
  | "settings"
  | "categories"
  | "site-images"
  /** Lists over the whole catalogue. */
  | "products"
  | `product:${string}`
  /** Lists over one category. */
  | `products-of:${string}`
  /** Touched by every change: for a read that does not say better. */
  | "everything";

/** Collects, while a page is rendered, what its reads looked at. */
export interface PageNotes {
  readonly tags: Set<PageTag>;
  /** When the page stops being true by itself, such as at the end of a banner's period. */
  goodUntil: Date | undefined;
}

export const newPageNotes = (): PageNotes => ({ tags: new Set(), goodUntil: undefined });

export function noteTags(notes: PageNotes | undefined, tags: Iterable<PageTag>): void {
  for (const tag of tags) notes?.tags.add(tag);
}

export function noteGoodUntil(notes: PageNotes | undefined, moment: Date | undefined): void {
  if (!notes || !moment) return;
  if (!notes.goodUntil || moment < notes.goodUntil) notes.goodUntil = moment;
}
