import type { FieldErrors } from "#domain/errors.ts";
import type { ProductStock } from "./stock-queries.ts";
import { cleanUnits } from "./units-draft.ts";

/** A product of a delivery, with what has come of each size. */
export interface DeliveredProduct {
  product: ProductStock;
  units: readonly { size: string; typed: string }[];
}

export type DeliveryDraft = readonly DeliveredProduct[];

/** Adds a product below the others, unless it is there. */
export function addProduct(draft: DeliveryDraft, product: ProductStock): DeliveryDraft {
  return draft.some((one) => one.product.id === product.id) ? draft : [...draft, { product, units: [] }];
}

/** Adds units to those that were typed: a size may have come in two boxes. */
export function addUnits(
  draft: DeliveryDraft,
  { product, size, units }: { product: ProductStock; size: string; units: number },
): DeliveryDraft {
  const added = addProduct(draft, product);
  const before = Number(unitsOf(added, product.id, size));
  return typeUnits(added, product.id, size, String(before + units));
}

export function unitsOf(draft: DeliveryDraft, productId: string, size: string): string {
  const delivered = draft.find(({ product }) => product.id === productId);
  return delivered?.units.find((one) => one.size === size)?.typed ?? "";
}

export function typeUnits(
  draft: DeliveryDraft,
  productId: string,
  size: string,
  text: string,
): DeliveryDraft {
  const typed = cleanUnits(text);
  return draft.map((one) => {
    if (one.product.id !== productId) return one;
    const others = one.units.filter((known) => known.size !== size);
    return { ...one, units: typed === "" || typed === "0" ? others : [...others, { size, typed }] };
  });
}

export const removeProduct = (draft: DeliveryDraft, productId: string): DeliveryDraft =>
  draft.filter(({ product }) => product.id !== productId);

export const itemsOf = (draft: DeliveryDraft) =>
  draft.flatMap(({ product, units }) =>
    units.map(({ size, typed }) => ({ product_id: product.id, size, units: Number(typed) })),
  );

export const totalOf = (draft: DeliveryDraft): number =>
  itemsOf(draft).reduce((sum, { units }) => sum + units, 0);

/** Why a delivery was refused; a product that is gone is named, because the delivery may have many. */
export function describeRefusal(
  draft: DeliveryDraft,
  { message, fields }: { message: string; fields: FieldErrors },
): string {
  if (fields.items) return fields.items;
  const gone = itemsOf(draft).find((_, index) => fields[`items.${index}.product_id`]);
  const name = draft.find(({ product }) => product.id === gone?.product_id)?.product.name;
  return name === undefined ? message : `“${name}” não existe mais: retire-o da entrega.`;
}
