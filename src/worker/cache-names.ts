/** A picture's URL never changes its content, so pictures are cached across versions of the shop. */
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
 * Returns the caches to delete when a version is activated. The scripts and pages of the previous version stay, because
 * open and cached pages need its scripts. Its data is deleted, because a newer script may expect another format.
 */
export function listOutdated(names: readonly string[], version: string): string[] {
  const own = namesOf(version);
  // Browsers list caches in the order of their creation.
  const previous = names.findLast((name) => name.startsWith("assets-") && name !== own.assets);
  const before = namesOf(previous?.slice("assets-".length) ?? version);
  const wanted = new Set([PICTURES, own.assets, own.pages, own.data, before.assets, before.pages]);
  return names.filter((name) => !wanted.has(name));
}
