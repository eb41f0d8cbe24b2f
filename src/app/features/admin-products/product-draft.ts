/** What the product's form holds while somebody types: texts as typed, pictures in their order. */
import type { Picture } from "#app/features/admin-media/picture.ts";
import { parsePrice } from "#domain/catalog/price.ts";
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
  categoryId: string;
  subcategoryId: string;
  description: string;
  isNew: boolean;
  /** The first is the main one. */
  images: DraftImage[];
  /** How names and numbers lie on one of the pictures; null: they are not shown. */
  print: DraftPrint | null;
}

export const emptyDraft: ProductDraft = {
  code: "",
  name: "",
  price: "",
  categoryId: "",
  subcategoryId: "",
  description: "",
  isNew: false,
  images: [],
  print: null,
};

export function draftOf(product: AdminProduct): ProductDraft {
  return {
    code: product.code ?? "",
    name: product.name,
    price: centsToDecimal(reaisToCents(product.price)),
    categoryId: product.category_id,
    subcategoryId: product.subcategory_id ?? "",
    description: product.description ?? "",
    isNew: product.is_new,
    images: product.images.map(draftImageOf),
    print: product.print && draftPrintOf(product.print),
  };
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

export type DraftErrors = Partial<
  Record<"code" | "name" | "price" | "category_id" | "subcategory_id", string>
>;

/** What keeps the draft from being sent, field by field. */
export function refuseDraft({ name, price, categoryId }: ProductDraft): DraftErrors {
  const errors: DraftErrors = {};
  if (name.trim() === "") errors.name = "Informe o nome";
  if (price.trim() === "") errors.price = "Informe o preço";
  else if (parsePrice(price) === undefined) errors.price = productTexts.priceInvalid;
  if (categoryId === "") errors.category_id = "Escolha a categoria";
  return errors;
}

/** As the API takes it. */
export function inputOf(draft: ProductDraft) {
  return {
    code: draft.code,
    name: draft.name,
    price: draft.price,
    description: draft.description,
    category_id: draft.categoryId,
    subcategory_id: draft.subcategoryId || null,
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
