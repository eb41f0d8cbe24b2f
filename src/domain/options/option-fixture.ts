import { defaultPatchAreas, type OfferedOptions, type PatchPlace, type ShirtOption } from "./shirt-option.ts";

export const patchAt = (id: string, place: PatchPlace, priceCents = 1500): ShirtOption => ({
  id,
  name: `Patch ${id}`,
  priceCents,
  patch: { place, imageUrl: `/media/patches/${id}.png`, area: defaultPatchAreas[place], ratio: 0.8 },
});

export const patch = patchAt("copa", "right_sleeve");

export const longSleeves: ShirtOption = { id: "mangas", name: "Manga longa", priceCents: 2500 };

/** A patch and long sleeves. */
export const offered = (changes: Partial<OfferedOptions> = {}): OfferedOptions => ({
  choices: [patch, longSleeves],
  max: null,
  oneOf: [],
  ...changes,
});
