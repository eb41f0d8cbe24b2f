import { inArray } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { type OptionRulesInput, toOptionRules } from "#domain/options/option-input.ts";
import type { OptionRules } from "#domain/options/option-rules.ts";
import { optionTexts } from "#domain/options/option-texts.ts";
import type { Tx } from "../../db/client.ts";
import { productOptions } from "../option-tables.ts";

/**
 * Returns the rules that a product or a category is to get, and holds their options, so that none is deleted meanwhile.
 * Null and undefined are returned as they are: none, and those of before.
 */
export async function heldRules(
  tx: Tx,
  input: OptionRulesInput | null | undefined,
): Promise<OptionRules | null | undefined> {
  if (!input) return input;
  const known = await holdOptions(tx, input.option_ids);
  if (input.option_ids.every((id) => known.has(id))) return toOptionRules(input);
  throw new DomainError("invalid_request", { fields: { "option_rules.option_ids": optionTexts.notFound } });
}

/** The rules without options that were deleted since they were written. */
export async function rulesOfKnown(tx: Tx, { optionIds, max, oneOf }: OptionRules): Promise<OptionRules> {
  const known = await holdOptions(tx, optionIds);
  return {
    optionIds: optionIds.filter((id) => known.has(id)),
    max,
    oneOf: oneOf.map((group) => group.filter((id) => known.has(id))).filter((group) => group.length > 1),
  };
}

async function holdOptions(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: productOptions.id })
    .from(productOptions)
    .where(inArray(productOptions.id, [...ids]))
    .orderBy(productOptions.id)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}
