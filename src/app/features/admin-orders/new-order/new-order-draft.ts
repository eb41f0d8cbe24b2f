import { z } from "zod";
import { parsePrice } from "#domain/catalog/price.ts";
import { idsOf } from "#domain/options/option-ids.ts";
import type { ChosenOption } from "#domain/options/shirt-option.ts";
import { enterOrderSchema } from "#domain/orders/order-input.ts";
import { orderTexts } from "../order-texts.ts";

export interface DraftLine {
  /** A key for React: two lines may have the same product. */
  key: string;
  productId: string;
  name: string;
  image: string | null;
  size: string | null;
  quantity: number;
  isCustom: boolean;
  customName: string;
  customNumber: string;
  /** The product's options that the shirt gets, with the names under which they were chosen. */
  options: readonly ChosenOption[];
}

/** The fields have the API's names, so that its errors match them. */
export interface OrderDraft {
  customer: string;
  customer_cep: string;
  customer_address: string;
  /** The address that the CEP lookup filled in. Once edited, it differs from the field and is no longer overwritten. */
  filledAddress: string;
  customer_whatsapp: string;
  /** Address and CEP stay while it is set, but are not sent. */
  pickup: boolean;
  /** Null while it is agreed on by WhatsApp. */
  delivery: DeliveryDraft | null;
  discount: DiscountDraft;
  items: DraftLine[];
}

/** One of the shop's options, at its price of the moment, or what was agreed on otherwise, as it is typed. */
export type DeliveryDraft =
  | { kind: "option"; methodId: string }
  | { kind: "typed"; name: string; price: string; days: string };

/** What was agreed on with the customer, as it is typed; there is none while the amount is empty. */
export interface DiscountDraft {
  name: string;
  amount: string;
}

/** What the quote knows about prices. */
export interface QuotedFacts {
  /** The shirts before discounts; undefined while that is not known. */
  goodsCents: number | undefined;
  /** What was shown of each line; undefined while that is not known. */
  lines: readonly (QuotedLine | undefined)[];
  options: readonly QuotedOption[];
}

/** The price and the lead time that were shown. */
interface QuotedLine {
  price: number;
  lead_time?: { max_days: number } | undefined;
}

export interface QuotedOption {
  method_id: string;
  name: string;
  price_cents: number;
  days: number;
}

/** A customer of the shop with the address of the last order, if there is one. */
export interface KnownCustomer {
  name: string;
  whatsapp: string;
  address: { cep: string; address: string } | null;
}

export const blankDraft: OrderDraft = {
  customer: "",
  customer_cep: "",
  customer_address: "",
  filledAddress: "",
  customer_whatsapp: "",
  pickup: false,
  delivery: null,
  discount: { name: orderTexts.agreedDiscount, amount: "" },
  items: [],
};

/** Replaces all data about the customer, so that an order never has the name of one and the address of another. */
export function fillCustomer(draft: OrderDraft, { name, whatsapp, address }: KnownCustomer): OrderDraft {
  const written = address?.address ?? "";
  return {
    ...draft,
    customer: name,
    customer_whatsapp: whatsapp,
    customer_cep: address?.cep ?? "",
    customer_address: written,
    filledAddress: written,
  };
}

/** The delivery as the API takes it; undefined if none is known, also because an option is no longer offered. */
export function agreedDelivery(
  { delivery, pickup }: Pick<OrderDraft, "delivery" | "pickup">,
  options: readonly QuotedOption[],
) {
  if (!delivery || pickup) return undefined;
  if (delivery.kind === "typed") {
    const { name, price, days } = delivery;
    return { name, price_cents: parsePrice(price), days: days.trim() === "" ? undefined : Number(days) };
  }
  const option = options.find(({ method_id }) => method_id === delivery.methodId);
  return option && { name: option.name, price_cents: option.price_cents, days: option.days };
}

/** The discount as the API takes it; undefined if none was typed. */
export function agreedDiscount({ discount: { name, amount } }: Pick<OrderDraft, "discount">) {
  return amount.trim() === "" ? undefined : { name, cents: parsePrice(amount) };
}

function toRequest(draft: OrderDraft, { lines, options }: QuotedFacts) {
  const delivery = agreedDelivery(draft, options);
  const discount = agreedDiscount(draft);
  return {
    customer: draft.customer.trim(),
    ...(draft.pickup
      ? { pickup: true }
      : { customer_cep: draft.customer_cep, customer_address: draft.customer_address.trim() }),
    customer_whatsapp: draft.customer_whatsapp,
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    items: draft.items.map((line, index) => ({
      id: line.productId,
      size: line.size,
      quantity: line.quantity,
      ...(line.isCustom && { customization: { name: line.customName, number: line.customNumber } }),
      ...optionsOf(line),
      ...shownOf(lines[index]),
    })),
  };
}

const optionsOf = ({ options }: DraftLine) => options.length > 0 && { options: idsOf(options) };

function shownOf(line: QuotedLine | undefined) {
  return line && { price: line.price, ...(line.lead_time && { lead_days: line.lead_time.max_days }) };
}

/** A price can be requested while size and printed name are still missing; only a size may add to it. */
export function toQuoteItems(lines: readonly DraftLine[]) {
  return lines.map((line) => ({
    id: line.productId,
    size: line.size ?? "M",
    quantity: line.quantity,
    ...(line.isCustom && { customization: { name: "X", number: "0" } }),
    ...optionsOf(line),
  }));
}

/**
 * Converts a draft to the request body. It includes the shown prices, so that the server can refuse if one has changed.
 */
export const newOrderSchema = (facts: QuotedFacts) =>
  z.custom<OrderDraft>().transform((draft, context) => {
    const request = toRequest(draft, facts);
    const parsed = enterOrderSchema.safeParse(request);
    for (const { path, message } of parsed.error?.issues ?? []) {
      const value = (request as Record<PropertyKey, unknown>)[path[0] ?? ""];
      context.addIssue({ code: "custom", path, message: askFor(value) ?? message });
    }
    if ((request.discount?.cents ?? 0) > (facts.goodsCents ?? Number.POSITIVE_INFINITY)) {
      context.addIssue({
        code: "custom",
        path: ["discount", "cents"],
        message: orderTexts.discountAboveGoods,
      });
    }
    return parsed.success ? parsed.data : z.NEVER;
  });

/** Returns the message for a missing field. */
function askFor(value: unknown): string | undefined {
  if (value === "") return "Preencha este campo";
  return Array.isArray(value) && value.length === 0 ? "Adicione pelo menos um produto" : undefined;
}
