import { z } from "zod";
import { enterOrderSchema } from "#domain/orders/order-input.ts";
import {
  agreedDelivery,
  agreedDiscount,
  checkRequest,
  customerOf,
  lineToQuote,
  lineToSend,
} from "../order-draft/draft-request.ts";
import type {
  AddedLine,
  CustomerDraft,
  DeliveryDraft,
  DiscountDraft,
  QuotedOption,
  ShownLine,
} from "../order-draft/order-draft.ts";
import { orderTexts } from "../order-texts.ts";

export interface OrderDraft extends CustomerDraft {
  /** Null while it is agreed on by WhatsApp. */
  delivery: DeliveryDraft | null;
  discount: DiscountDraft;
  items: AddedLine[];
}

/** What the quote knows about prices. */
export interface QuotedFacts {
  /** The shirts before discounts; undefined while that is not known. */
  goodsCents: number | undefined;
  /** What was shown of each line; undefined while that is not known. */
  lines: readonly (ShownLine | undefined)[];
  options: readonly QuotedOption[];
}

export const blankDraft: OrderDraft = {
  customer: "",
  customer_cep: "",
  customer_address: "",
  filledAddress: "",
  customer_whatsapp: "",
  customer_cpf: "",
  pickup: false,
  delivery: null,
  discount: { name: orderTexts.agreedDiscount, amount: "" },
  items: [],
};

/** An order that is picked up has no delivery. */
export const deliveryOf = ({ delivery, pickup }: OrderDraft, options: readonly QuotedOption[]) =>
  pickup ? undefined : agreedDelivery(delivery, options);

function toRequest(draft: OrderDraft, { lines, options }: QuotedFacts) {
  const delivery = deliveryOf(draft, options);
  const discount = agreedDiscount(draft.discount);
  return {
    ...customerOf(draft),
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    items: draft.items.map((line, index) => ({ id: line.productId, ...lineToSend(line, lines[index]) })),
  };
}

export const toQuoteItems = (lines: readonly AddedLine[]) =>
  lines.map((line) => ({ id: line.productId, ...lineToQuote(line) }));

/**
 * Converts a draft to the request body. It includes the shown prices, so that the server can refuse if one has changed.
 */
export const newOrderSchema = (facts: QuotedFacts) =>
  z.custom<OrderDraft>().transform((draft, context) => {
    const request = toRequest(draft, facts);
    if ((request.discount?.cents ?? 0) > (facts.goodsCents ?? Number.POSITIVE_INFINITY)) {
      context.addIssue({
        code: "custom",
        path: ["discount", "cents"],
        message: orderTexts.discountAboveGoods,
      });
    }
    return checkRequest(request, { schema: enterOrderSchema, context, noItems: orderTexts.noItems });
  });
