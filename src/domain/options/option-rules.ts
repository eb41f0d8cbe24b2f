import {
  defaultPatchAreas,
  type OfferedOptions,
  type PatchAreas,
  type PatchPlace,
  type ShirtOption,
  USUAL_RATIO,
} from "./shirt-option.ts";

/** What a product or a category says about the shop's options. */
export interface OptionRules {
  optionIds: string[];
  max: number | null;
  oneOf: string[][];
}

/** An option of the shop's library. */
export interface LibraryOption {
  id: string;
  name: string;
  priceCents: number;
  /** Both are null for an option that does not lie on the picture. */
  place: PatchPlace | null;
  imageUrl: string | null;
}

/** What is known about the front picture that patches lie on. */
export interface Front {
  areas: PatchAreas | null;
  /** Null where the picture's size is unknown. */
  ratio: number | null;
}

/** What shoppers may choose; undefined if nothing of it is offered. */
export function offerOptions(
  rules: OptionRules,
  offered: readonly LibraryOption[],
  front: Front,
): OfferedOptions | undefined {
  const byId = new Map(offered.map((option) => [option.id, option]));
  const choices = rules.optionIds.flatMap((id) => {
    const option = byId.get(id);
    return option ? [toShirtOption(option, front)] : [];
  });
  if (choices.length === 0) return undefined;
  const oneOf = rules.oneOf
    .map((group) => group.filter((id) => byId.has(id)))
    .filter((group) => group.length > 1);
  return { choices, max: rules.max, oneOf };
}

function toShirtOption({ id, name, priceCents, place, imageUrl }: LibraryOption, front: Front): ShirtOption {
  if (!place || !imageUrl) return { id, name, priceCents };
  const area = front.areas?.[place] ?? defaultPatchAreas[place];
  return { id, name, priceCents, patch: { place, imageUrl, area, ratio: front.ratio ?? USUAL_RATIO } };
}
