import { z } from "zod";
import { sizeLabelSchema } from "../sizes/size-label.ts";
import { optionalLine } from "../typed-text.ts";
import { MAX_DELIVERY_LINES, MAX_LIST_LENGTH } from "./delivery-list.ts";
import { MAX_STOCK_UNITS, typedReasons } from "./stock-movement.ts";
import { officeTexts } from "./stock-office-texts.ts";

export const STOCK_NOTE_LENGTH = 200;
/** More than a grid has, because counted sizes may have left it. */
const MAX_LEVELS = 100;

const INVALID = officeTexts.invalidUnits(MAX_STOCK_UNITS);
const INVALID_DELIVERY = officeTexts.invalidDelivery(MAX_STOCK_UNITS);
const units = z.int(INVALID).min(0, INVALID).max(MAX_STOCK_UNITS, INVALID).nullable();
const note = optionalLine(STOCK_NOTE_LENGTH).optional();

/** New units of a product's sizes. `seen` is what the person saw before: an order may have taken some meanwhile. */
export const stockLevelsSchema = z.object({
  levels: z
    .array(
      z.object({
        size: sizeLabelSchema,
        units: units.describe("Nulo para um tamanho ilimitado"),
        seen: units.describe("O que a pessoa viu; nulo se ilimitado"),
      }),
    )
    .min(1)
    .max(MAX_LEVELS)
    .superRefine((levels, { addIssue }) => {
      for (const [index, { size }] of levels.entries())
        if (levels.findIndex((other) => other.size === size) < index)
          addIssue({ code: "custom", path: [index, "size"], message: officeTexts.sizeTwice });
    }),
  reason: z.enum(typedReasons, "Escolha o motivo"),
  note,
});

export type StockLevelsInput = z.output<typeof stockLevelsSchema>;

/** Units that have arrived, of any products. */
export const deliverySchema = z.object({
  items: z
    .array(
      z.object({
        product_id: z.uuid(officeTexts.noSuchProduct),
        size: sizeLabelSchema,
        units: z.int(INVALID_DELIVERY).min(1, INVALID_DELIVERY).max(MAX_STOCK_UNITS, INVALID_DELIVERY),
      }),
    )
    .min(1, "Informe pelo menos uma unidade")
    .max(MAX_DELIVERY_LINES, `Use no máximo ${MAX_DELIVERY_LINES} itens por entrega`),
  note,
});

export type DeliveryInput = z.output<typeof deliverySchema>;

export const deliveryListSchema = z.object({
  text: z
    .string()
    .max(MAX_LIST_LENGTH, "A lista é longa demais: divida em duas")
    .refine(
      (text) => text.split("\n").length <= MAX_DELIVERY_LINES,
      `Use no máximo ${MAX_DELIVERY_LINES} linhas por lista`,
    ),
});
