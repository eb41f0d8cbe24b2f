/** The product form's state: texts as typed, pictures in their order. */
import {
  type DraftRules,
  draftRulesOf,
  refuseRules,
  rulesInputOf,
  usualRules,
} from "#app/features/admin-options/rules-draft.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToDecimal } from "#domain/money.ts";
import type { PatchAreas } from "#domain/options/shirt-option.ts";
import { reaisToCents } from "#domain/reais.ts";
import { fromShopClock, toShopClock } from "#domain/shop-clock.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { AdminProduct } from "./admin-product.ts";
import { type DraftImage, draftImageOf } from "./draft-image.ts";
import {
  type DraftLeadTime,
  draftLeadTimeOf,
  leadTimeInputOf,
  noLeadTime,
  refuseLeadTime,
} from "./draft-lead-time.ts";
import { type DraftPrint, draftPrintOf, printInputOf } from "./draft-print.ts";
import {
  type DraftPrintRules,
  draftPrintRulesOf,
  noPrintRules,
  printRulesInputOf,
  refusePrintRules,
} from "./draft-print-rules.ts";

export interface ProductDraft {
  code: string;
  name: string;
  price: string;
  /** Empty for a product that is not on offer. */
  formerPrice: string;
  category_id: string;
  subcategory_id: string;
  /** Empty for the sizes of the category. */
  size_grid_id: string;
  description: string;
  isNew: boolean;
  status: ProductStatus;
  /** When a draft is published by itself, on the shop's clock; empty if that is left to a person. */
  publishAt: string;
  /** The first picture is the main one. */
  images: DraftImage[];
  /** How names and numbers are drawn on one of the pictures; null while that is switched off. */
  print: DraftPrint | null;
  /** What it says about names and numbers itself. */
  printRules: DraftPrintRules;
  /** Whether it is also sold without stock. */
  leadTime: DraftLeadTime;
  /** Which options it offers; named as the API does, so that an error goes with what it is about. */
  option_rules: DraftRules;
  /** Where patches lie on its main picture, as far as not at their usual places. */
  patchAreas: PatchAreas;
  /** The version that is edited; empty for a new product. */
  updated_at: string;
}

export const emptyDraft: ProductDraft = {
  code: "",
  name: "",
  price: "",
  formerPrice: "",
  category_id: "",
  subcategory_id: "",
  size_grid_id: "",
  description: "",
  isNew: false,
  status: "published",
  publishAt: "",
  images: [],
  print: null,
  printRules: noPrintRules,
  leadTime: noLeadTime,
  option_rules: usualRules,
  patchAreas: {},
  updated_at: "",
};

export function draftOf(product: AdminProduct): ProductDraft {
  return {
    code: product.code ?? "",
    name: product.name,
    price: writePrice(product.price),
    formerPrice: product.former_price === null ? "" : writePrice(product.former_price),
    category_id: product.category_id,
    subcategory_id: product.subcategory_id ?? "",
    size_grid_id: product.size_grid_id ?? "",
    description: product.description ?? "",
    isNew: product.is_new,
    status: product.status,
    publishAt: product.publish_at ? toShopClock(new Date(product.publish_at)) : "",
    images: product.images.map(draftImageOf),
    print: product.print && draftPrintOf(product.print),
    printRules: draftPrintRulesOf(product.print_rules),
    leadTime: draftLeadTimeOf(product.lead_time),
    option_rules: draftRulesOf(product.option_rules),
    patchAreas: product.patch_areas ?? {},
    updated_at: product.updated_at,
  };
}

const writePrice = (reais: number): string => centsToDecimal(reaisToCents(reais));

/** Moves the draft onto a newer version of the product; pictures that were removed there stay removed. */
export function rebase(
  draft: ProductDraft,
  latest: { images: readonly { id: string }[]; updated_at: string },
): ProductDraft {
  const present = new Set(latest.images.map(({ id }) => id));
  const images = draft.images.filter(({ id }) => id === undefined || present.has(id));
  return { ...draft, images, updated_at: latest.updated_at };
}

/** Returns the validation errors of the draft, by field. */
export function refuseDraft(draft: ProductDraft): FieldErrors {
  const { name, price, formerPrice, category_id } = draft;
  const errors: FieldErrors = {
    ...refusePrintRules(draft.printRules),
    ...refuseLeadTime(draft.leadTime),
    ...refuseRules(draft.option_rules),
  };
  if (name.trim() === "") errors.name = "Informe o nome";
  const cents = parsePrice(price);
  if (price.trim() === "") errors.price = "Informe o preço";
  else if (cents === undefined) errors.price = productTexts.priceInvalid;
  const formerCents = parsePrice(formerPrice);
  if (formerPrice !== "" && formerCents === undefined) errors.former_price = productTexts.priceInvalid;
  else if (formerCents !== undefined && cents !== undefined && formerCents <= cents) {
    errors.former_price = productTexts.formerPriceTooLow;
  }
  if (category_id === "") errors.category_id = "Escolha a categoria";
  return errors;
}

/** Converts the draft to the API's input. */
export function inputOf(draft: ProductDraft) {
  return {
    code: draft.code,
    name: draft.name,
    price: draft.price,
    former_price: draft.formerPrice || null,
    description: draft.description,
    category_id: draft.category_id,
    subcategory_id: draft.subcategory_id || null,
    size_grid_id: draft.size_grid_id || null,
    is_new: draft.isNew,
    status: draft.status,
    publish_at: draft.status === "draft" ? (fromShopClock(draft.publishAt)?.toISOString() ?? null) : null,
    images: draft.images.map(({ id, picture, altText }) => ({
      ...(id ? { id } : picture.path ? { key: picture.path } : { url: picture.url }),
      alt_text: altText,
    })),
    print: printInputOf(draft.print, draft.images),
    print_rules: printRulesInputOf(draft.printRules),
    lead_time: leadTimeInputOf(draft.leadTime),
    option_rules: rulesInputOf(draft.option_rules),
    patch_areas: draft.patchAreas,
  };
}

/**
 * Keeps digits and dots. A comma becomes the decimal point, and the dots of the thousands before it are removed; where
 * those are misplaced they stay, so that the price is refused instead of guessed.
 */
export function cleanPrice(typed: string): string {
  const text = typed.replace(/[^\d.,]/g, "");
  const isGrouped = /^\d{1,3}(?:\.\d{3})+,/.test(text);
  return (isGrouped ? text.replaceAll(".", "") : text).replaceAll(",", ".");
}
