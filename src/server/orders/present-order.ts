import { z } from "@hono/zod-openapi";
import { fromOption, shirtOptionSchema } from "#domain/options/option-schema.ts";
import type { Order, OrderDelivery, OrderDiscount, OrderItem, PublicOrder } from "#domain/orders/order.ts";
import type { ProviderPaymentOffer } from "#domain/orders/order-payment.ts";
import { paymentMarks } from "#domain/payments/settlement.ts";
import { shirtPrintSchema } from "#domain/print/shirt-print-schema.ts";
import { centsToReais } from "#domain/reais.ts";
import { fromLeadTime, leadTimeSchema } from "#domain/stock/lead-time-input.ts";
import { fulfilmentSchema, presentFulfilment } from "./fulfilment/present-fulfilment.ts";

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

export const discountSchema = z
  .object({
    name: z.string(),
    code: z.string().nullable().describe("Nulo se valeu sem código"),
    cents: z.int().describe("Zero se o que ela deu foi o frete"),
  })
  .openapi("OrderDiscount");

export const orderDeliverySchema = z
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
    fulfilment: fulfilmentSchema.optional().describe("Só onde a loja usa etapas"),
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
    customer_cpf: z.string().optional().describe("Só os dígitos, se o cliente o informou"),
    shipping_address: z.object({ address: z.string() }),
    updated_at: z.string(),
  })
  .openapi("Order");

export const ownOrderSchema = orderSchema
  .extend({
    whatsapp_url: z.string().describe("Abre o WhatsApp com o pedido escrito"),
  })
  .openapi("OwnOrder");

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
    ...(order.fulfilment && { fulfilment: presentFulfilment(order.fulfilment) }),
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
    ...(order.customerCpf !== null && { customer_cpf: order.customerCpf }),
    shipping_address: order.shippingAddress,
    updated_at: order.updatedAt.toISOString(),
  };
}

const presentDiscount = ({ name, code, cents }: OrderDiscount) => ({ name, code, cents });

export const presentOrderDelivery = ({ name, priceCents, days }: OrderDelivery) => ({
  name,
  price_cents: priceCents,
  days,
});

export function presentItem(item: OrderItem): z.output<typeof itemSchema> {
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
