import { z } from "zod";
import { MIN_SIDE, printCurves, printFonts } from "./shirt-print.ts";

const OUTSIDE = "A área da estampa deve ficar dentro da foto";
const TOO_SMALL = "A área da estampa é pequena demais";
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Informe a cor como #RRGGBB")
  .transform((text) => text.toLowerCase());
const side = z.number(OUTSIDE).min(MIN_SIDE, TOO_SMALL).max(1, OUTSIDE);
const offset = z.number(OUTSIDE).min(0, OUTSIDE).max(1, OUTSIDE);
const pixels = z.int().min(1).max(20_000);

/** Sums of rounded fractions may exceed 1 by a tiny amount. */
const ROUNDING = 1e-6;

export const areaSchema = z
  .object({ x: offset, y: offset, width: side, height: side })
  .refine(({ x, y, width, height }) => x + width <= 1 + ROUNDING && y + height <= 1 + ROUNDING, OUTSIDE);

const styleShape = {
  area: areaSchema,
  font: z.enum(printFonts, "Fonte desconhecida"),
  curve: z.enum(printCurves, "Curvatura desconhecida"),
  color,
  outline: color.nullable(),
};

/** The print settings as the API returns them. */
export const shirtPrintSchema = z.object({
  picture: z.object({ url: z.string(), width: z.int(), height: z.int() }),
  ...styleShape,
});

/** The print settings in a product's input: the picture is given by its index, because a new one has no id yet. */
export const printInputSchema = z.object({
  image: z.int("Escolha a foto das costas").min(0, "Escolha a foto das costas"),
  /** The picture's size, needed only for one that stays on another site. */
  width: pixels.optional(),
  height: pixels.optional(),
  ...styleShape,
});

export type PrintInput = z.output<typeof printInputSchema>;
