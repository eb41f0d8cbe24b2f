import { z } from "zod";
import { plainSlugOf } from "../slug.ts";
import { surchargeSchema } from "../surcharge.ts";
import { requiredLine } from "../typed-text.ts";
import {
  refuseSizes,
  repeated,
  SIZE_REPEATED,
  sizeGuideInputSchema,
  toSizeGuide,
} from "./size-guide-input.ts";
import { MAX_GRID_SIZES, SIZE_LENGTH } from "./size-label.ts";
import type { SizeGridContent } from "./stored-grid.ts";

export const GRID_NAME_LENGTH = 40;

const gridSizeSchema = z.object({
  label: requiredLine(SIZE_LENGTH, "Diga o tamanho"),
  surcharge_cents: surchargeSchema.default(0),
});

const gridFields = z.object({
  name: requiredLine(GRID_NAME_LENGTH, "Dê um nome à grade"),
  /** In the order in which shoppers see them. */
  sizes: z
    .array(gridSizeSchema, "Diga os tamanhos")
    .min(1, "A grade precisa de ao menos um tamanho")
    .max(MAX_GRID_SIZES, `Use no máximo ${MAX_GRID_SIZES} tamanhos`),
  /** Null where shoppers see the measures of the category. */
  guide: sizeGuideInputSchema.nullish(),
});

type GridFields = z.output<typeof gridFields>;

function refuseGrid({ sizes, guide }: GridFields, ctx: z.core.$RefinementCtx) {
  const labels = sizes.map(({ label }) => label);
  for (const index of repeated(labels.map(plainLabel))) {
    ctx.addIssue({ code: "custom", path: ["sizes", index, "label"], message: SIZE_REPEATED });
  }
  if (guide) refuseSizes(guide, labels, ctx, ["guide"]);
}

/** Labels that people read as the same: 'gg' and 'GG', '12 anos' and '12 ANOS'. */
const plainLabel = (label: string) => plainSlugOf(label) || label;

export const sizeGridInputSchema = gridFields.superRefine(refuseGrid);

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const sizeGridUpdateSchema = gridFields
  .extend({ updated_at: z.iso.datetime("Diga qual versão da grade foi editada") })
  .superRefine(refuseGrid);

export type SizeGridInput = z.output<typeof sizeGridInputSchema>;
export type SizeGridUpdate = z.output<typeof sizeGridUpdateSchema>;

export function toGridContent({ sizes, guide }: SizeGridInput): SizeGridContent {
  const labels = sizes.map(({ label }) => label);
  return {
    sizes: sizes.map(({ label, surcharge_cents }) => ({ label, surchargeCents: surcharge_cents })),
    guide: guide ? toSizeGuide(guide, labels) : null,
  };
}
