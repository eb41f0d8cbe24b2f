/** Pictures have addresses that never change their content: they outlive versions of the shop. */
export const PICTURES = "pictures";

export interface CacheNames {
  assets: string;
  pages: string;
  data: string;
}

export const namesOf = (version: string): CacheNames => ({
  assets: `assets-${version}`,
  pages: `pages-${version}`,
  data: `data-${version}`,
});

/**
 * What goes when a version takes over. The version before it stays, for pages that are still open and for copies that
 * were made by it: both need its scripts. Its data goes: a newer script may read data of another shape.
 */
export function listOutdated(names: readonly string[], version: string): string[] {
  const own = namesOf(version);
  // Browsers list caches in the order in which they were made.
  const previous = names.findLast((name) => name.startsWith("assets-") && name !== own.assets);
  const before = namesOf(previous?.slice("assets-".length) ?? version);
  const wanted = new Set([PICTURES, own.assets, own.pages, own.data, before.assets, before.pages]);
  return names.filter((name) => !wanted.has(name));
}
