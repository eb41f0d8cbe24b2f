import { z } from "@hono/zod-openapi";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { fromOffered, offeredOptionsSchema } from "#domain/options/option-schema.ts";
import type { EditedLine } from "#domain/orders/editing/quote-edited-lines.ts";
import type { QuotedDelivery } from "#domain/orders/quote-delivery.ts";
import { isBuyable } from "#domain/orders/quote-lines.ts";
import type { QuotedOffers } from "#domain/orders/quote-offers.ts";
import { fromPrintRules, printRulesSchema } from "#domain/print/print-rules-input.ts";
import { centsToReais } from "#domain/reais.ts";
import { fromLeadTime, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { gridSizeSchema, presentGridSize } from "../catalog/size-grids/present-size-grid.ts";
import { deliveryOptionSchema, presentDeliveryOption } from "../delivery/present-delivery-option.ts";
import { offerSchema, presentOffer } from "../offers/present-offer.ts";
import {
  discountSchema,
  itemSchema,
  orderDeliverySchema,
  presentItem,
  presentOrderDelivery,
} from "./present-order.ts";
import type { PromisedQuote } from "./quote-order.ts";

/** Quotes as the API returns them: what a cart costs now, and what has changed since it was seen. */
const quotedDeliverySchema = z
  .object({
    options: z.array(deliveryOptionSchema).describe("O que chega ao CEP, do mais barato ao mais caro"),
    chosen: orderDeliverySchema.nullable(),
    change: z
      .enum(["none", "choose", "price", "gone"])
      .describe("O que falta: nada, escolher, aceitar outro preço ou escolher de novo"),
  })
  .openapi("QuotedDelivery");

const quotedOffersSchema = z
  .object({
    discount_cents: z.int(),
    discounts: z.array(discountSchema),
    pix_discount_cents: z.int().describe("Quanto paga a menos quem paga por Pix"),
    code: z
      .object({ text: z.string(), state: z.enum(["applied", "weaker", "minimum", "refused"]) })
      .nullable()
      .describe("O código: vale, a loja já dá mais, falta o mínimo, ou não vale"),
    change: z.enum(["none", "discount", "code"]).describe("O que mudou: nada, o desconto ou o código"),
    rules: z.array(offerSchema).describe("As ofertas automáticas e a do código, para recalcular"),
  })
  .openapi("QuotedOffers");

export const quoteSchema = z
  .object({
    total_amount: z.number(),
    has_changes: z.boolean(),
    delivery: quotedDeliverySchema.optional().describe("Só com CEP, em uma loja com formas de entrega"),
    offers: quotedOffersSchema.optional().describe("Só em uma loja com ofertas, ou com um código"),
    items: z.array(
      itemSchema.extend({
        category_id: z.string().nullish().describe("Com ofertas: a categoria do produto"),
        base_price_cents: z.int().optional().describe("Com ofertas: a camisa sem a personalização"),
        former_price_cents: z.int().nullable().describe("O que uma unidade custava antes da oferta"),
        sizes: z.array(gridSizeSchema).optional().describe("Os tamanhos de um produto com grade própria"),
        print_rules: printRulesSchema
          .optional()
          .describe("O que vale para nome e número só neste produto, se algo vale"),
        offered_options: offeredOptionsSchema.optional().describe("As opções do produto, se tem"),
        stock: z
          .object({ units: z.record(z.string(), z.int()), lead_time: leadTimeSchema.optional() })
          .optional()
          .describe(
            "De um produto com estoque contado ou sob encomenda: os tamanhos com poucas unidades ou nenhuma, e o prazo",
          ),
        ready: z.boolean().optional().describe("Se a loja diz 'Pronta entrega' deste item"),
        available: z.int().optional().describe("Quantas unidades há, onde o carrinho quer mais"),
        product_gone: z
          .literal(true)
          .optional()
          .describe("Só ao alterar um pedido: o produto deste item saiu da loja"),
        change: z
          .enum(["none", "price", "lead_time", "size", "print", "options", "stock", "gone"])
          .describe(
            "Nada, outro preço, outro prazo, um tamanho, uma personalização ou opções que o produto não tem mais, menos unidades do que o carrinho quer, ou um produto fora da loja",
          ),
      }),
    ),
  })
  .openapi("CartQuote");

export const cartChangedSchema = z
  .object({
    error: z.object({ code: z.literal("cart_changed"), message: z.string() }),
    quote: quoteSchema,
  })
  .openapi("CartChanged");

type PresentableQuote = Pick<
  PromisedQuote,
  "totalCents" | "hasChanges" | "delivery" | "offers" | "saysReady"
> & {
  lines: readonly EditedLine[];
};

export function presentQuote(quote: PresentableQuote): z.output<typeof quoteSchema> {
  return {
    total_amount: centsToReais(quote.totalCents),
    has_changes: quote.hasChanges,
    ...(quote.delivery && { delivery: presentQuotedDelivery(quote.delivery) }),
    ...(quote.offers && { offers: presentQuotedOffers(quote.offers) }),
    items: quote.lines.map(({ change, sizes, printRules, offered, available, shown, ...line }) => ({
      ...presentItem({ ...line, productId: line.id }),
      ...(quote.offers && { category_id: line.categoryId, base_price_cents: line.basePriceCents }),
      former_price_cents: line.formerUnitPriceCents,
      ...(sizes && { sizes: sizes.map(presentGridSize) }),
      ...(printRules && { print_rules: fromPrintRules(printRules) }),
      ...(offered && { offered_options: fromOffered(offered) }),
      ...(shown && { stock: presentStock(shown) }),
      ...(quote.saysReady && isBuyable({ change }) && !line.leadTime && { ready: true }),
      ...(available !== undefined && { available }),
      ...(line.isProductGone && { product_gone: true as const }),
      change,
    })),
  };
}

const presentStock = ({ stock = {}, leadTime }: Stocked) => ({
  units: { ...stock },
  ...(leadTime && { lead_time: fromLeadTime(leadTime) }),
});

/** A refusal that also contains the current prices of the cart. */
export function presentCartChanged(quote: PresentableQuote): z.output<typeof cartChangedSchema> {
  return { error: { code: "cart_changed", message: describeChange(quote) }, quote: presentQuote(quote) };
}

function describeChange({ lines, offers }: PresentableQuote): string {
  const short = lines.find(({ change }) => change === "stock");
  if (short) return describeShortage(short.size, short.available ?? 0);
  if (lines.some(({ change }) => change !== "none")) return errorTexts.cart_changed;
  if (offers?.code?.state === "refused") return checkoutTexts.couponRefused;
  return offers && offers.change !== "none" ? offerTexts.changed : deliveryTexts.changed;
}

function presentQuotedOffers(offers: QuotedOffers): z.output<typeof quotedOffersSchema> {
  const { applied, discountCents, pixDiscountCents, code, change, rules } = offers;
  return {
    discount_cents: discountCents,
    discounts: applied.map(({ offer, cents }) => ({ name: offer.name, code: offer.code, cents })),
    pix_discount_cents: pixDiscountCents,
    code: code && { text: code.text, state: code.state },
    change,
    rules: rules.map(presentOffer),
  };
}

function presentQuotedDelivery({
  options,
  chosen,
  change,
}: QuotedDelivery): z.output<typeof quotedDeliverySchema> {
  return {
    options: options.map(presentDeliveryOption),
    chosen: chosen && presentOrderDelivery(chosen),
    change,
  };
}
