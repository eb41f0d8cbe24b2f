import { z } from "zod";
import { areaSchema } from "../print/shirt-print-schema.ts";
import { type OfferedOptions, patchPlaces, type ShirtOption } from "./shirt-option.ts";

/** An option as the API returns it. */
export const shirtOptionSchema = z.object({
  id: z.string(),
  name: z.string(),
  price_cents: z.int(),
  patch: z
    .object({
      place: z.enum(patchPlaces),
      image_url: z.string(),
      area: areaSchema,
      ratio: z.number().describe("Largura dividida pela altura da foto da frente"),
    })
    .optional()
    .describe("Onde um patch fica na foto da frente"),
});

/** What a product lets its shoppers choose from, as the API returns it. */
export const offeredOptionsSchema = z.object({
  choices: z.array(shirtOptionSchema),
  max: z.int().nullable().describe("Quantas uma camisa pode ter; nulo para quantas quiser"),
  one_of: z.array(z.array(z.string())).describe("As que não combinam entre si"),
});

export type ApiOption = z.output<typeof shirtOptionSchema>;
export type ApiOptions = z.output<typeof offeredOptionsSchema>;

export const fromOption = ({ id, name, priceCents, patch }: ShirtOption): ApiOption => ({
  id,
  name,
  price_cents: priceCents,
  ...(patch && {
    patch: { place: patch.place, image_url: patch.imageUrl, area: patch.area, ratio: patch.ratio },
  }),
});

export const fromOffered = ({ choices, max, oneOf }: OfferedOptions): ApiOptions => ({
  choices: choices.map(fromOption),
  max,
  one_of: oneOf.map((group) => [...group]),
});
