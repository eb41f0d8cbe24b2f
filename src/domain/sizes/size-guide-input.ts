import { z } from "zod";
import { plainSlugOf } from "../slug.ts";
import { optionalLine, requiredLine } from "../typed-text.ts";
import { standardLabels } from "./size-grid.ts";
import { parseCentimetres, type SizeGuide } from "./size-guide.ts";
import { MAX_GRID_SIZES, sizeLabelSchema } from "./size-label.ts";

export const MAX_MEASURES = 6;
export const MEASURE_NAME_LENGTH = 30;
export const HOW_TO_LENGTH = 120;

const VALUE_INVALID = "Use um número de 1 a 250, com no máximo uma casa depois da vírgula";
const SIZE_INVALID = "Tamanho inválido";
export const SIZE_REPEATED = "Este tamanho aparece duas vezes";
const NAME_REPEATED = "Já existe uma medida com esse nome";
const NO_VALUE = "Preencha ao menos um valor da tabela";

/** A number, or text as people type it; empty where the shop gives no value. */
const valueSchema = z
  .union([z.number(), z.string(), z.null()], VALUE_INVALID)
  .transform((typed, { addIssue }) => {
    if (typed === null || (typeof typed === "string" && typed.trim() === "")) return null;
    const centimetres = parseCentimetres(typed);
    if (centimetres !== undefined) return centimetres;
    addIssue({ code: "custom", message: VALUE_INVALID });
    return z.NEVER;
  });

const measureSchema = z.object({
  name: requiredLine(MEASURE_NAME_LENGTH, "Dê um nome à medida"),
  how_to: optionalLine(HOW_TO_LENGTH).default(null),
});

const rowSchema = z.object({
  size: sizeLabelSchema,
  values: z.array(valueSchema, VALUE_INVALID).max(MAX_MEASURES),
});

export const sizeGuideInputSchema = z
  .object({
    measures: z
      .array(measureSchema, "Diga as medidas")
      .min(1, "O guia precisa de ao menos uma medida")
      .max(MAX_MEASURES, `Use no máximo ${MAX_MEASURES} medidas`),
    rows: z.array(rowSchema, NO_VALUE).max(MAX_GRID_SIZES, SIZE_INVALID),
  })
  .superRefine(({ measures, rows }, { addIssue }) => {
    const refuse = (path: PropertyKey[], message: string) => addIssue({ code: "custom", path, message });
    for (const index of repeated(measures.map(({ name }) => plainSlugOf(name)))) {
      refuse(["measures", index, "name"], NAME_REPEATED);
    }
    for (const index of repeated(rows.map(({ size }) => size))) {
      refuse(["rows", index, "size"], SIZE_REPEATED);
    }
    for (const [index, { values }] of rows.entries()) {
      if (values.length !== measures.length) {
        refuse(["rows", index, "values"], "Cada tamanho precisa de um valor, ou vazio, para cada medida");
      }
    }
    if (rows.every(({ values }) => values.every((value) => value === null))) refuse(["rows"], NO_VALUE);
  });

/** Refuses rows of sizes that are not among the labels. */
export function refuseSizes(
  { rows }: SizeGuideInput,
  labels: readonly string[],
  { addIssue }: Pick<z.core.$RefinementCtx, "addIssue">,
  at: PropertyKey[] = [],
): void {
  for (const [index, { size }] of rows.entries()) {
    if (!labels.includes(size)) {
      addIssue({ code: "custom", path: [...at, "rows", index, "size"], message: SIZE_INVALID });
    }
  }
}

/** The guide of a category, which is for shirts without a grid. */
export const categoryGuideInputSchema = sizeGuideInputSchema.superRefine((guide, ctx) =>
  refuseSizes(guide, standardLabels, ctx),
);

export type SizeGuideInput = z.output<typeof sizeGuideInputSchema>;

/** The guide as it is stored: in the order of the labels, without sizes that have no value. */
export function toSizeGuide(
  { measures, rows }: SizeGuideInput,
  labels: readonly string[] = standardLabels,
): SizeGuide {
  return {
    measures: measures.map(({ name, how_to }) => ({ name, howTo: how_to })),
    rows: rows
      .filter(({ values }) => values.some((value) => value !== null))
      .sort((one, other) => labels.indexOf(one.size) - labels.indexOf(other.size)),
  };
}

/** The places of the entries that stand earlier in the list too. */
export const repeated = (list: readonly string[]): number[] =>
  [...list.keys()].filter((index) => list.indexOf(list[index] ?? "") < index);
