import { expect, it } from "vitest";
import type { LibraryOption } from "#app/features/admin-options/use-library.ts";
import type { PatchPlace } from "#domain/options/shirt-option.ts";
import { patchesInUse } from "./patches-in-use.ts";

const option = (id: string, place?: PatchPlace): LibraryOption => ({
  id,
  name: id,
  price_cents: 0,
  patch: place ? { place, image_url: `/${id}.png` } : null,
  is_offered: true,
  products: 0,
  categories: 0,
  updated_at: "",
});

it("finds the patches of each place, in the order of the product's page", () => {
  const library = [option("a", "chest"), option("b", "right_sleeve"), option("c", "chest"), option("d")];
  const used = patchesInUse(library, ["c", "d", "b", "a", "gone"]);
  expect(used.map(({ place, patches }) => [place, ...patches.map(({ id }) => id)])).toEqual([
    ["right_sleeve", "b"],
    ["chest", "c", "a"],
  ]);
  expect(patchesInUse(library, ["d"])).toEqual([]);
});
