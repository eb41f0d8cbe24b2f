import { z } from "zod";
import { areaSchema } from "../print/shirt-print-schema.ts";
import { surchargeSchema } from "../surcharge.ts";
import { requiredLine } from "../typed-text.ts";
import type { OptionRules } from "./option-rules.ts";
import { optionTexts } from "./option-texts.ts";
import { type PatchAreas, patchPlaces } from "./shirt-option.ts";

export const OPTION_NAME_LENGTH = 60;
/** More than anybody reads on a product's page. */
export const MAX_CHOICES = 24;
const MAX_GROUPS = 12;

const optionFields = z.object({
  name: requiredLine(OPTION_NAME_LENGTH, optionTexts.nameMissing),
  price_cents: surchargeSchema,
  /** Null for an option that does not lie on the picture. */
  patch: z
    .object({
      place: z.enum(patchPlaces, optionTexts.place),
      /** Of an uploaded picture. */
      image_url: z.string(optionTexts.picture).trim().min(1, optionTexts.picture).max(500),
    })
    .nullable()
    .default(null),
  /** False for one that is withdrawn from all products for the time being. */
  is_offered: z.boolean().default(true),
});

export const optionInputSchema = optionFields;

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const optionUpdateSchema = optionFields.extend({
  updated_at: z.iso.datetime("Diga qual versão da opção foi editada"),
});

export type OptionInput = z.output<typeof optionInputSchema>;
export type OptionUpdate = z.output<typeof optionUpdateSchema>;

const optionId = z.uuid(optionTexts.notFound);
const MAX_INVALID = `Use um número de 1 a ${MAX_CHOICES}`;

/** Which options a product or a category offers, how many of them at once, and which exclude each other. */
export const optionRulesSchema = z
  .object({
    /** In the order in which shoppers see them; none for a product that offers none of its category's. */
    option_ids: z.array(optionId).max(MAX_CHOICES, `Use no máximo ${MAX_CHOICES} opções`),
    max: z.int(MAX_INVALID).min(1, MAX_INVALID).max(MAX_CHOICES, MAX_INVALID).nullable().default(null),
    one_of: z.array(z.array(optionId)).max(MAX_GROUPS, `Use no máximo ${MAX_GROUPS} grupos`).default([]),
  })
  .superRefine(({ option_ids, one_of }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) => addIssue({ code: "custom", path, message });
    if (new Set(option_ids).size < option_ids.length) refuse(["option_ids"], "Uma opção aparece duas vezes");
    for (const [index, group] of one_of.entries()) {
      if (new Set(group).size < 2) refuse(["one_of", index], "Um grupo precisa de ao menos duas opções");
      else if (group.some((id) => !option_ids.includes(id))) {
        refuse(["one_of", index], "O grupo tem uma opção que não está marcada");
      }
    }
  });

export type OptionRulesInput = z.output<typeof optionRulesSchema>;

export const toOptionRules = ({ option_ids, max, one_of }: OptionRulesInput): OptionRules => ({
  optionIds: option_ids,
  max,
  oneOf: one_of,
});

export const fromOptionRules = ({ optionIds, max, oneOf }: OptionRules): OptionRulesInput => ({
  option_ids: optionIds,
  max,
  one_of: oneOf,
});

/** Where patches lie on a product's front picture, if not where they usually do. */
export const patchAreasSchema = z.partialRecord(z.enum(patchPlaces), areaSchema);

/** Areas that say nothing are none. */
export const toPatchAreas = (areas: PatchAreas | null): PatchAreas | null =>
  areas && Object.keys(areas).length > 0 ? areas : null;
