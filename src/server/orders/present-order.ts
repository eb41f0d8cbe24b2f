import { z } from "@hono/zod-openapi";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import {
  fromOffered,
  fromOption,
  offeredOptionsSchema,
  shirtOptionSchema,
} from "#domain/options/option-schema.ts";
import type { Order, OrderDelivery, OrderDiscount, OrderItem, PublicOrder } from "#domain/orders/order.ts";
import type { ProviderPaymentOffer } from "#domain/orders/order-payment.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { QuotedDelivery } from "#domain/orders/quote-delivery.ts";
import type { QuotedOffers } from "#domain/orders/quote-offers.ts";
import { paymentMarks } from "#domain/payments/settlement.ts";
import { fromPrintRules, printRulesSchema } from "#domain/print/print-rules-input.ts";
import { shirtPrintSchema } from "#domain/print/shirt-print-schema.ts";
import { centsToReais } from "#domain/reais.ts";
import { fromLeadTime, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import type { Stocked } from "#domain/stock/stock.ts";
import { describeShortage } from "#domain/stock/stock-texts.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { errorTexts } from "#domain/texts/errors.ts";
import { gridSizeSchema, presentGridSize } from "../catalog/size-grids/present-size-grid.ts";
import { deliveryOptionSchema, presentDeliveryOption } from "../delivery/present-delivery-option.ts";
import { offerSchema, presentOffer } from "../offers/present-offer.ts";

/** Orders as the API returns them. Amounts are in reais where domain/reais.ts says so. */
export const itemSchema = z
  .object({
    id: z.string().nullable().describe("O produto; nulo depois que ele saiu da loja"),
    name: z.string(),
    price: z.number().describe("De uma unidade, em reais"),
    size: z.string(),
    quantity: z.int(),
    customization: z.object({ name: z.string(), number: z.string() }).nullable(),
    image: z.string().nullable(),
    print: shirtPrintSchema.nullable().describe("Como o nome e o número ficam nas costas"),
    discount_cents: z.int().optional().describe("O desconto de todas as unidades, se houve"),
    options: z.array(shirtOptionSchema).optional().describe("As opções da camisa, se tem"),
    lead_time: leadTimeSchema.optional().describe("O prazo de um item sob encomenda, em dias úteis"),
  })
  .openapi("OrderItem");

const discountSchema = z
  .object({
    name: z.string(),
    code: z.string().nullable().describe("Nulo se valeu sem código"),
    cents: z.int().describe("Zero se o que ela deu foi o frete"),
  })
  .openapi("OrderDiscount");

const orderDeliverySchema = z
  .object({ name: z.string(), price_cents: z.int(), days: z.int().describe("Dias úteis") })
  .openapi("OrderDelivery");

export const paymentMarkSchema = z
  .enum(paymentMarks)
  .describe("O que há com o pagamento, se o Mercado Pago diz que não é só 'Pago'");

const paymentSchema = z
  .object({
    pix: z
      .enum(["ready", "making", "expired", "away"])
      .describe(
        "O código: pronto, a caminho, vencido, ou o da própria loja enquanto o Mercado Pago não responde",
      ),
    pix_expires_at: z.string().nullable(),
    card_instalments: z
      .int()
      .nullable()
      .describe("Em até quantas vezes no cartão; null se não recebe cartão"),
  })
  .openapi("OrderPaymentOffer");

export const publicOrderSchema = z
  .object({
    id: z.string(),
    token: z.string(),
    status: z.string(),
    total_amount: z.number().describe("Os itens, menos os descontos, e a entrega"),
    discount_cents: z.int().optional().describe("Só onde uma oferta deu desconto"),
    discounts: z.array(discountSchema).optional().describe("As ofertas do pedido, se houve"),
    pix_cents: z.int().optional().describe("O valor para quem paga por Pix, se é menor que o total"),
    items: z.array(itemSchema),
    delivery: orderDeliverySchema.optional().describe("Só onde a entrega tem preço"),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    payment_mark: paymentMarkSchema.optional(),
    payment: paymentSchema.optional().describe("Só onde o Mercado Pago está conectado e há o que pagar"),
    /** The Pix 'copia e cola' code for this total; null if the order is paid or the shop does not use Pix. */
    pix_code: z.string().nullable(),
  })
  .openapi("PublicOrder");

export const orderSchema = publicOrderSchema
  .extend({
    user_id: z.string().nullable(),
    customer: z.string(),
    customer_address: z.string(),
    customer_cep: z.string(),
    customer_whatsapp: z.string(),
    shipping_address: z.object({ address: z.string() }),
    updated_at: z.string(),
  })
  .openapi("Order");

export const ownOrderSchema = orderSchema
  .extend({
    whatsapp_url: z.string().describe("Abre o WhatsApp com o pedido escrito"),
  })
  .openapi("OwnOrder");

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
        available: z.int().optional().describe("Quantas unidades há, onde o carrinho quer mais"),
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

export type ApiOrder = z.output<typeof orderSchema>;

export function presentPublicOrder(order: PublicOrder): z.output<typeof publicOrderSchema> {
  return {
    id: order.id,
    token: order.publicToken,
    status: order.status,
    total_amount: centsToReais(order.totalCents),
    ...(order.discountCents > 0 && { discount_cents: order.discountCents }),
    ...(order.discounts && { discounts: order.discounts.map(presentDiscount) }),
    ...(order.pixCents !== null && { pix_cents: order.pixCents }),
    items: order.items.map(presentItem),
    ...(order.delivery && { delivery: presentOrderDelivery(order.delivery) }),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    ...(order.paymentMark && { payment_mark: order.paymentMark }),
    ...(order.payment && { payment: presentPayment(order.payment) }),
    pix_code: order.pixCode,
  };
}

const presentPayment = ({ pix, pixExpiresAt, cardInstalments }: ProviderPaymentOffer) => ({
  pix,
  pix_expires_at: pixExpiresAt?.toISOString() ?? null,
  card_instalments: cardInstalments,
});

export function presentOrder(order: Order): ApiOrder {
  return {
    ...presentPublicOrder(order),
    user_id: order.userId,
    customer: order.customer,
    customer_address: order.customerAddress,
    customer_cep: order.customerCep,
    customer_whatsapp: order.customerWhatsapp,
    shipping_address: order.shippingAddress,
    updated_at: order.updatedAt.toISOString(),
  };
}

export function presentQuote(quote: Quote): z.output<typeof quoteSchema> {
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
      ...(available !== undefined && { available }),
      change,
    })),
  };
}

const presentStock = ({ stock = {}, leadTime }: Stocked) => ({
  units: { ...stock },
  ...(leadTime && { lead_time: fromLeadTime(leadTime) }),
});

/** A refusal that also contains the current prices of the cart. */
export function presentCartChanged(quote: Quote): z.output<typeof cartChangedSchema> {
  return { error: { code: "cart_changed", message: describeChange(quote) }, quote: presentQuote(quote) };
}

function describeChange({ lines, offers }: Quote): string {
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

const presentDiscount = ({ name, code, cents }: OrderDiscount) => ({ name, code, cents });

const presentOrderDelivery = ({ name, priceCents, days }: OrderDelivery) => ({
  name,
  price_cents: priceCents,
  days,
});

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

function presentItem(item: OrderItem): z.output<typeof itemSchema> {
  return {
    id: item.productId,
    name: item.name,
    price: centsToReais(item.unitPriceCents),
    size: item.size,
    quantity: item.quantity,
    customization: item.customization,
    image: item.imageUrl,
    print: item.print,
    ...(item.discountCents > 0 && { discount_cents: item.discountCents }),
    ...(item.options && { options: item.options.map(fromOption) }),
    ...(item.leadTime && { lead_time: fromLeadTime(item.leadTime) }),
  };
}
