/** All that the cart needs of options on every page. */
import type { ChosenOption, ShirtOption } from "./shirt-option.ts";

/** The one order in which a line names its options, so that equal choices are equal lines. */
export const sortIds = (ids: readonly string[]): string[] => [...new Set(ids)].sort();

export const idsOf = (options: readonly Pick<ShirtOption, "id">[] = []): string[] =>
  sortIds(options.map(({ id }) => id));

export const toChosen = (options: readonly ChosenOption[]): ChosenOption[] =>
  options.map(({ id, name }) => ({ id, name }));
