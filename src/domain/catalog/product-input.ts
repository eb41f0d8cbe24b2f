import { z } from "zod";
import { isStorableImageUrl } from "../media/image-url.ts";
import { optionRulesSchema, patchAreasSchema } from "../options/option-input.ts";
import { printRulesSchema } from "../print/print-rules-input.ts";
import { printInputSchema } from "../print/shirt-print-schema.ts";
import { sizeGridIdSchema } from "../sizes/size-label.ts";
import { leadTimeSchema } from "../stock/lead-time-input.ts";
import { mediaTexts } from "../texts/media.ts";
import { productTexts } from "../texts/products.ts";
import { optionalLine } from "../typed-text.ts";
import { parsePrice } from "./price.ts";
import { productStatuses } from "./product-status.ts";

/** The main picture and up to three more. */
export const MAX_PRODUCT_IMAGES = 4;
export const PRODUCT_CODE_LENGTH = 40;
export const PRODUCT_NAME_LENGTH = 120;
export const PRODUCT_DESCRIPTION_LENGTH = 5000;
export const ALT_TEXT_LENGTH = 200;

/** Categories without visible subcategories: all their products belong to the first one, which is never shown. */
const unsplitCategories = new Set(["5", "6"]);
export const hasSubcategories = (categoryId: string): boolean => !unsplitCategories.has(categoryId);
export const DEFAULT_SUBCATEGORY = "Padrão";

const { required } = productTexts;

const priceSchema = z
  .union([z.string(), z.number()], {
    error: ({ input }) => (input == null ? required : productTexts.priceFormat),
  })
  .transform((typed, ctx) => {
    const cents = parsePrice(typed);
    if (cents !== undefined) return cents;
    ctx.addIssue({ code: "custom", message: isEmpty(typed) ? required : productTexts.priceInvalid });
    return z.NEVER;
  });

const formerPriceSchema = z
  .union([z.string(), z.number()], productTexts.priceFormat)
  .nullable()
  .transform((typed, ctx) => {
    if (typed === null || isEmpty(typed)) return null;
    const cents = parsePrice(typed);
    if (cents !== undefined) return cents;
    ctx.addIssue({ code: "custom", message: productTexts.priceInvalid });
    return z.NEVER;
  });

const isEmpty = (typed: string | number): boolean => typeof typed === "string" && typed.trim() === "";

/** If omitted, the status stays as it is; a new product is published. */
const publicationShape = {
  status: z.enum(productStatuses, "Situação desconhecida").optional(),
  /** When a draft is published by itself. */
  publish_at: z.iso.datetime({ offset: true, error: productTexts.publishAtInvalid }).nullish(),
};

export const publicationSchema = z.object({ ...publicationShape, status: publicationShape.status.unwrap() });

export const altTextSchema = z
  .string()
  .trim()
  .max(ALT_TEXT_LENGTH, `Use no máximo ${ALT_TEXT_LENGTH} caracteres`)
  .nullish()
  .transform((text) => text || null);

/** A picture that the product already has, an uploaded one, or one that stays on another site. */
const imageSchema = z
  .object({
    id: z.uuid("Imagem não encontrada").optional(),
    key: z.string().max(512).optional(),
    url: z
      .string()
      .trim()
      .refine((url) => isStorableImageUrl(url), mediaTexts.urlNotLoaded)
      .optional(),
    alt_text: altTextSchema,
  })
  .refine(({ id, key, url }) => [id, key, url].filter((part) => part !== undefined).length === 1, {
    message: "Diga a imagem pelo id, pela chave do arquivo enviado ou pelo endereço",
  });

const productFields = z.object({
  /** If omitted, the code stays as it is. */
  code: optionalLine(PRODUCT_CODE_LENGTH).optional(),
  name: z
    .string(required)
    .trim()
    .min(1, required)
    .max(PRODUCT_NAME_LENGTH, `Use no máximo ${PRODUCT_NAME_LENGTH} caracteres`),
  price: priceSchema,
  /** The higher price before an offer. If omitted it stays, until the price reaches it; null ends the offer. */
  former_price: formerPriceSchema.optional(),
  description: z
    .string()
    .trim()
    .max(PRODUCT_DESCRIPTION_LENGTH, `Use no máximo ${PRODUCT_DESCRIPTION_LENGTH} caracteres`)
    .nullish()
    .transform((text) => text || null),
  category_id: z.string(required).trim().min(1, required).max(40),
  subcategory_id: z.uuid("Subcategoria não encontrada").nullish(),
  is_new: z.boolean().default(false),
  /** If omitted it stays as it was; null for the category's sizes. */
  size_grid_id: sizeGridIdSchema,
  ...publicationShape,
  /** In display order: the first is the main picture. */
  images: z.array(imageSchema).max(MAX_PRODUCT_IMAGES, productTexts.tooManyImages).default([]),
  /** Its own options. If omitted they stay as they were; null for its category's. */
  option_rules: optionRulesSchema.nullish(),
  /** Where patches lie on its main picture. If omitted it stays as it was; null for the usual places. */
  patch_areas: patchAreasSchema.nullish(),
  /** What it says about names and numbers. If omitted it stays as it was; null for the shop's rules. */
  print_rules: printRulesSchema.nullish(),
  /** How long it takes where it is sold without stock. If omitted it stays as it was; null if it is not. */
  lead_time: leadTimeSchema.nullish(),
  /** How a name and a number are printed. If omitted it stays as it was; null means that nothing is printed. */
  print: printInputSchema.nullish(),
});

function isOfferLower({ price, former_price }: { price: number; former_price?: number | null | undefined }) {
  return former_price == null || former_price > price;
}

const tooLow = { path: ["former_price"], message: productTexts.formerPriceTooLow };

export const productInputSchema = productFields.refine(isOfferLower, tooLow);

/** `updated_at` is the version that was edited; a newer version is not overwritten. */
export const productUpdateSchema = productFields
  .extend({ updated_at: z.iso.datetime("Diga qual versão do produto foi editada") })
  .refine(isOfferLower, tooLow);

/** The validated input, with prices in cents. */
export type ProductInput = z.output<typeof productInputSchema>;
export type Publication = z.output<typeof publicationSchema>;
export type ProductUpdate = z.output<typeof productUpdateSchema>;
export type ProductImageInput = ProductInput["images"][number];
