import type { LibraryOption } from "#app/features/admin-options/use-library.ts";
import { type PatchPlace, patchPlaces } from "#domain/options/shirt-option.ts";

/** A place that has patches, which are never on a shirt together. */
export interface UsedPlace {
  place: PatchPlace;
  patches: { id: string; name: string; imageUrl: string }[];
}

/** The places that the offered patches use, each with its patches in the order of the product's page. */
export function patchesInUse(library: readonly LibraryOption[], ids: readonly string[]): UsedPlace[] {
  const offered = ids.flatMap((id) => library.find((option) => option.id === id) ?? []);
  return patchPlaces.flatMap((place) => {
    const patches = offered.flatMap(({ id, name, patch }) =>
      patch?.place === place ? [{ id, name, imageUrl: patch.image_url }] : [],
    );
    return patches.length > 0 ? [{ place, patches }] : [];
  });
}
