/** What the product's form holds while somebody types: texts as typed, pictures in their order. */
import type { Picture } from "#app/features/admin-media/picture.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import type { FieldErrors } from "#domain/errors.ts";
import { centsToDecimal } from "#domain/money.ts";
import { reaisToCents } from "#domain/reais.ts";
import { productTexts } from "#domain/texts/products.ts";
import { type DraftPrint, draftPrintOf, printInputOf } from "./print/draft-print.ts";
import type { AdminProduct } from "./product-queries.ts";

export interface DraftImage {
  /** Tells pictures apart, saved or not. */
  ref: string;
  /** Only a saved picture has one. */
  id: string | undefined;
  picture: Picture;
  altText: string;
}

export interface ProductDraft {
  code: string;
  name: string;
  price: string;
  category_id: string;
  subcategory_id: string;
  description: string;
  isNew: boolean;
  /** The first is the main one. */
  images: DraftImage[];
  /** How names and numbers lie on one of the pictures; null: they are not shown. */
  print: DraftPrint | null;
  /** Which version is edited; of a new product there is none. */
  updated_at: string;
}

export const emptyDraft: ProductDraft = {
  code: "",
  name: "",
  price: "",
  category_id: "",
  subcategory_id: "",
  description: "",
  isNew: false,
  images: [],
  print: null,
  updated_at: "",
};

export function draftOf(product: AdminProduct): ProductDraft {
  return {
    code: product.code ?? "",
    name: product.name,
    price: centsToDecimal(reaisToCents(product.price)),
    category_id: product.category_id,
    subcategory_id: product.subcategory_id ?? "",
    description: product.description ?? "",
    isNew: product.is_new,
    images: product.images.map(draftImageOf),
    print: product.print && draftPrintOf(product.print),
    updated_at: product.updated_at,
  };
}

/** The draft over a newer version: pictures that are gone meanwhile stay gone. */
export function rebase(
  draft: ProductDraft,
  latest: { images: readonly { id: string }[]; updated_at: string },
): ProductDraft {
  const present = new Set(latest.images.map(({ id }) => id));
  const images = draft.images.filter(({ id }) => id === undefined || present.has(id));
  return { ...draft, images, updated_at: latest.updated_at };
}

function draftImageOf(image: AdminProduct["images"][number]): DraftImage {
  const picture: Picture = {
    url: image.url,
    path: image.s3_key,
    width: image.width,
    height: image.height,
    size: image.file_size,
    mimeType: image.mime_type,
    originalFilename: image.original_filename,
    dominantColor: image.dominant_color,
  };
  return { ref: image.id, id: image.id, picture, altText: image.alt_text ?? "" };
}

export function newDraftImage(picture: Picture): DraftImage {
  return {
    ref: picture.path ?? `${picture.url}#${crypto.randomUUID()}`,
    id: undefined,
    picture,
    altText: "",
  };
}

/** What keeps the draft from being sent, field by field. */
export function refuseDraft({ name, price, category_id }: ProductDraft): FieldErrors {
  const errors: FieldErrors = {};
  if (name.trim() === "") errors.name = "Informe o nome";
  if (price.trim() === "") errors.price = "Informe o preço";
  else if (parsePrice(price) === undefined) errors.price = productTexts.priceInvalid;
  if (category_id === "") errors.category_id = "Escolha a categoria";
  return errors;
}

/** As the API takes it. */
export function inputOf(draft: ProductDraft) {
  return {
    code: draft.code,
    name: draft.name,
    price: draft.price,
    description: draft.description,
    category_id: draft.category_id,
    subcategory_id: draft.subcategory_id || null,
    is_new: draft.isNew,
    images: draft.images.map(({ id, picture, altText }) => ({
      ...(id ? { id } : picture.path ? { key: picture.path } : { url: picture.url }),
      alt_text: altText,
    })),
    print: printInputOf(draft.print, draft.images),
  };
}

/** Digits, dots and commas: whatever else a pasted price brings along falls away. */
export const cleanPrice = (typed: string): string => typed.replace(/[^\d.,]/g, "");
