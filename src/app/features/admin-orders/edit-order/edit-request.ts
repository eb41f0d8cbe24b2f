import { z } from "zod";
import type { InputOf } from "#app/api/api-client.ts";
import { parsePrice } from "#domain/catalog/price.ts";
import { isWholeCep } from "#domain/delivery/cep.ts";
import { type EditOrder, editOrderSchema } from "#domain/orders/editing/edit-input.ts";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import type { AdminOrder } from "../admin-order.ts";
import { isPickedUp } from "../is-picked-up.ts";
import {
  agreedDelivery,
  agreedDiscount,
  checkRequest,
  customerOf,
  lineToQuote,
  lineToSend,
} from "../order-draft/draft-request.ts";
import type { AddedLine, KeptLine, QuotedOption, ShownLine } from "../order-draft/order-draft.ts";
import { orderTexts } from "../order-texts.ts";
import { type EditDraft, type OfferDraft, stayingLines } from "./edit-draft.ts";
import { editOrderTexts } from "./edit-order-texts.ts";

export type EditToQuoteBody = InputOf<"POST /api/admin/orders/{id}/edit-quote">["body"];

/** What the quote knows about prices. */
export interface EditFacts {
  /** The shirts before discounts; undefined while that is not known. */
  goodsCents: number | undefined;
  /** What was shown of each line that stays; undefined while that is not known. */
  lines: readonly (ShownLine | undefined)[];
  /** Undefined while they are not known for this CEP and these lines. */
  options: readonly QuotedOption[] | undefined;
}

/** The delivery as the API takes it. An order that is picked up from now on loses the one that it had. */
export function deliveryOf(
  { delivery, pickup }: Pick<EditDraft, "delivery" | "pickup">,
  order: Pick<AdminOrder, "delivery" | "customer_address" | "customer_cep">,
  options: readonly QuotedOption[],
) {
  if (pickup && !(isPickedUp(order) && delivery?.kind === "kept")) return undefined;
  return delivery?.kind === "kept" ? order.delivery : agreedDelivery(delivery, options);
}

const nameLine = (line: KeptLine | AddedLine) =>
  line.kept ? { position: line.kept.position } : { id: line.productId };

const stayingOffers = ({ offers }: EditDraft): OfferDraft[] => offers.filter(({ isRemoved }) => !isRemoved);

/** What decides the price, as far as it is typed. The delivery comes on top of it. */
export function toEditQuote(draft: EditDraft): EditToQuoteBody {
  const { customer_cep: cep, pickup } = draft;
  const cents = agreedDiscount(draft.discount)?.cents;
  return {
    items: stayingLines(draft).map((line) => ({ ...nameLine(line), ...lineToQuote(line) })),
    offers: stayingOffers(draft).flatMap(({ position, amount }) => {
      const offered = parsePrice(amount);
      return offered === undefined ? [] : [{ position, cents: offered }];
    }),
    ...(cents && { discount: { name: orderTexts.agreedDiscount, cents } }),
    ...(isWholeCep(cep) && !pickup && { customer_cep: cep }),
  };
}

function toRequest(draft: EditDraft, order: AdminOrder, { lines, options = [] }: EditFacts) {
  const delivery = deliveryOf(draft, order, options);
  const discount = agreedDiscount(draft.discount);
  return {
    ...customerOf(draft),
    ...(delivery && { delivery }),
    ...(discount && { discount }),
    offers: stayingOffers(draft).map(({ position, amount }) => ({ position, cents: parsePrice(amount) })),
    items: stayingLines(draft).map((line, index) => ({
      ...nameLine(line),
      ...lineToSend(line, lines[index]),
    })),
    updated_at: order.updated_at,
  };
}

/** Converts a draft to the request body, which names the version of the order that it is based on. */
export const editOrderFormSchema = (order: AdminOrder, facts: EditFacts) =>
  z.custom<EditDraft>().transform((draft, context): EditOrder => {
    const request = toRequest(draft, order, facts);
    const refuse = (path: (string | number)[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    for (const [index, { amount, givenCents }] of stayingOffers(draft).entries()) {
      if ((parsePrice(amount) ?? 0) > givenCents)
        refuse(["offers", index, "cents"], editOrderTexts.offerRaised(givenCents));
    }
    const takenCents = [...request.offers, request.discount ?? { cents: 0 }].reduce(
      (sum, { cents = 0 }) => sum + cents,
      0,
    );
    if (takenCents > (facts.goodsCents ?? Number.POSITIVE_INFINITY)) {
      const path = request.discount ? ["discount", "cents"] : ["offers", request.offers.length - 1, "cents"];
      refuse(path, editTexts.discountAboveGoods);
    }
    if (draft.delivery?.kind === "option" && !draft.pickup && !facts.options)
      refuse(["delivery"], editOrderTexts.deliveryUnknown);
    return checkRequest(request, { schema: editOrderSchema, context, noItems: editTexts.nothingLeft });
  });
