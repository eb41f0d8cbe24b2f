import { z } from "@hono/zod-openapi";
import { type KeptBand, MIN_KEEPERS } from "#domain/sizes/kept-sizes.ts";

export const keptSizesSchema = z
  .array(
    z.object({
      build: z
        .object({ height: z.int(), weight: z.int() })
        .describe("O começo da faixa de 5 cm e da de 5 kg"),
      people: z.int().describe("Quantas pessoas com esse porte, qualquer que seja o tamanho"),
      sizes: z
        .array(z.object({ size: z.string(), people: z.int() }))
        .describe(`Com quais tamanhos ficaram, só os de ${MIN_KEEPERS} pessoas ou mais`),
    }),
  )
  .openapi("KeptSizes");

export const presentKeptSizes = (bands: KeptBand[]): z.output<typeof keptSizesSchema> =>
  bands.map(({ build, people, sizes }) => ({ build: { ...build }, people, sizes: [...sizes] }));
