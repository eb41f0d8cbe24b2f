import type { SuggestedProduct } from "#app/features/search/use-suggestions.ts";
import type { ChosenOption } from "#domain/options/shirt-option.ts";
import type { AdminOrderItem } from "../admin-order.ts";

/** What is chosen of a line. */
export interface LineChoice {
  size: string | null;
  quantity: number;
  isCustom: boolean;
  customName: string;
  customNumber: string;
  /** The product's options that the shirt gets, with the names under which they were chosen. */
  options: readonly ChosenOption[];
}

export interface DraftLine extends LineChoice {
  /** A key for React: two lines may have the same product. */
  key: string;
  /** Null once the product was removed from the catalogue. */
  productId: string | null;
  name: string;
  image: string | null;
  /** The line as the order has it and its place there; absent for one that is added. */
  kept?: { position: number; item: AdminOrderItem };
  /** Taken out of the order, where it can be brought back until the order is saved. */
  isRemoved?: boolean;
}

/** A line of the order that is edited. */
export interface KeptLine extends DraftLine {
  kept: NonNullable<DraftLine["kept"]>;
}

/** A line of a product that was just found. */
export interface AddedLine extends DraftLine {
  productId: string;
  kept?: never;
}

/** The fields have the API's names, so that its errors match them. */
export interface CustomerDraft {
  customer: string;
  customer_cep: string;
  customer_address: string;
  /** The address that the CEP lookup filled in. Once edited, it differs from the field and is no longer overwritten. */
  filledAddress: string;
  customer_whatsapp: string;
  /** Its digits; only in a shop that asks for it. */
  customer_cpf: string;
  /** Address and CEP stay while it is set, but are not sent. */
  pickup: boolean;
}

/**
 * One of the shop's options, at its price of the moment, what was agreed on otherwise, as it is typed, or what the order
 * has already.
 */
export type DeliveryDraft =
  | { kind: "option"; methodId: string }
  | { kind: "typed"; name: string; price: string; days: string }
  | { kind: "kept" };

/** What was agreed on with the customer, as it is typed; there is none while the amount is empty. */
export interface DiscountDraft {
  name: string;
  amount: string;
}

export interface QuotedOption {
  method_id: string;
  name: string;
  price_cents: number;
  days: number;
}

/** The price and the lead time that were shown of a line. */
export interface ShownLine {
  price: number;
  lead_time?: { max_days: number } | undefined;
}

/** A customer of the shop with the address of the last order, if there is one. */
export interface KnownCustomer {
  name: string;
  whatsapp: string;
  address: { cep: string; address: string } | null;
}

/** Replaces all data about the customer, so that an order never has the name of one and the address of another. */
export function fillCustomer<Draft extends CustomerDraft>(
  draft: Draft,
  { name, whatsapp, address }: KnownCustomer,
): Draft {
  const written = address?.address ?? "";
  return {
    ...draft,
    customer: name,
    customer_whatsapp: whatsapp,
    customer_cpf: "",
    customer_cep: address?.cep ?? "",
    customer_address: written,
    filledAddress: written,
  };
}

export const addedLine = ({ id, name, image_url }: SuggestedProduct): AddedLine => ({
  key: `${id}-${Date.now()}`,
  productId: id,
  name,
  image: image_url,
  size: null,
  quantity: 1,
  isCustom: false,
  customName: "",
  customNumber: "",
  options: [],
});
