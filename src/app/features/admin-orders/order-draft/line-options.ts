import { refuseOptions } from "#domain/options/choose-options.ts";
import { findOptions } from "#domain/options/find-options.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import { nameOptions } from "#domain/options/option-texts.ts";
import { readOffered } from "#domain/options/read-options.ts";
import type { ChosenOption, OfferedOptions } from "#domain/options/shirt-option.ts";
import { orderTexts } from "../order-texts.ts";
import type { PricedLine } from "./draft-price.ts";
import type { DraftLine } from "./order-draft.ts";

type Offering = Pick<PricedLine, "offered_options">;

/** What the shop offers for a line; undefined for a product without options, and before the quote. */
export const offeredOf = (priced: Offering | undefined): OfferedOptions | undefined =>
  priced?.offered_options && readOffered(priced.offered_options);

/** The chosen ones that were withdrawn meanwhile. */
export function goneOptions(
  { options }: Pick<DraftLine, "options">,
  priced: Offering | undefined,
): ChosenOption[] {
  if (!priced) return [];
  const known = findOptions({ options: offeredOf(priced) }, idsOf(options)).map(({ id }) => id);
  return options.filter(({ id }) => !known.includes(id));
}

/** Why the shirt cannot be sold with the chosen options. */
export function refuseLineOptions(
  line: Pick<DraftLine, "options">,
  priced: Offering | undefined,
): string | undefined {
  const gone = goneOptions(line, priced);
  if (gone.length > 0) return orderTexts.goneOptions(nameOptions(gone));
  const refusal = priced && refuseOptions({ options: offeredOf(priced) }, idsOf(line.options));
  return refusal && orderTexts.optionsApart;
}

/** The ids that were picked, with their names; what is withdrawn stays until it is taken off. */
export function chosenOptions(
  line: Pick<DraftLine, "options">,
  offered: OfferedOptions,
  ids: readonly string[],
): ChosenOption[] {
  const named = [...offered.choices, ...line.options];
  return ids.flatMap((id) => {
    const option = named.find((one) => one.id === id);
    return option ? [{ id, name: option.name }] : [];
  });
}
