import { findOptions } from "./find-options.ts";
import { sortIds } from "./option-ids.ts";
import type { OfferedOptions, Optioned } from "./shirt-option.ts";

/** Why a shirt cannot have these options: one is not there any more, or they do not go together. */
export function refuseOptions(product: Optioned, ids: readonly string[]): "gone" | "rules" | undefined {
  if (findOptions(product, ids).length < new Set(ids).size) return "gone";
  const { options } = product;
  if (!options) return undefined;
  const excludesAnother = (id: string) => excludedBy(options, id).some((other) => ids.includes(other));
  return isFull(options, ids, 1) || ids.some(excludesAnother) ? "rules" : undefined;
}

/** Those that the product has and that go together; of two that do not, the first. */
export function fitOptions(product: Optioned, ids: readonly string[]): string[] {
  const fitting: string[] = [];
  for (const id of sortIds(ids)) if (!refuseOptions(product, [...fitting, id])) fitting.push(id);
  return fitting;
}

/** Adds an option, which replaces those that it excludes, or takes it off. One too many changes nothing. */
export function toggleOption(options: OfferedOptions, ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  if (!canChoose(options, ids, id)) return [...ids];
  return sortIds([...withoutExcluded(options, ids, id), id]);
}

/** Whether one more fits, once those that it excludes are gone. */
export const canChoose = (options: OfferedOptions, ids: readonly string[], id: string): boolean =>
  ids.includes(id) || !isFull(options, withoutExcluded(options, ids, id));

/** The ids that cannot be on a shirt together with this one: those of its groups, and patches at its place. */
export function excludedBy({ choices, oneOf }: OfferedOptions, id: string): string[] {
  const place = choices.find((choice) => choice.id === id)?.patch?.place;
  const atPlace = choices.filter(({ patch }) => place !== undefined && patch?.place === place);
  const grouped = oneOf.filter((group) => group.includes(id)).flat();
  return [...new Set([...grouped, ...atPlace.map((choice) => choice.id)])].filter((other) => other !== id);
}

const withoutExcluded = (options: OfferedOptions, ids: readonly string[], id: string): string[] => {
  const excluded = excludedBy(options, id);
  return ids.filter((other) => !excluded.includes(other));
};

/** `spare` of 1 asks whether there are too many already. */
const isFull = ({ max }: OfferedOptions, ids: readonly string[], spare = 0): boolean =>
  max !== null && ids.length >= max + spare;
