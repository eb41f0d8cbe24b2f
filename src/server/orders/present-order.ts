import { z } from "@hono/zod-openapi";
import { centsToReais } from "#domain/money.ts";
import type { Order, OrderItem, PublicOrder } from "#domain/orders/order.ts";
import type { Quote } from "#domain/orders/quote.ts";
import { shirtPrintSchema } from "#domain/print/shirt-print-schema.ts";

/** Orders as the API shows them: the names of the shop's specification, money in reais. */
const customizationSchema = z.object({ name: z.string(), number: z.string() });

const itemSchema = z.object({
  id: z.string().nullable(),
  name: z.string(),
  price: z.number(),
  size: z.string(),
  quantity: z.number(),
  customization: customizationSchema.nullable(),
  image: z.string().nullable(),
  print: shirtPrintSchema.nullable(),
});

export const publicOrderSchema = z.object({
  id: z.string(),
  token: z.string(),
  status: z.string(),
  total_amount: z.number(),
  items: z.array(itemSchema),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  /** The Pix 'copia e cola' for exactly this total; null where nothing is to be paid, or not by Pix. */
  pix_code: z.string().nullable(),
});

export const orderSchema = publicOrderSchema.extend({
  user_id: z.string().nullable(),
  customer: z.string(),
  customer_address: z.string(),
  customer_cep: z.string(),
  customer_whatsapp: z.string(),
  shipping_address: z.object({ address: z.string() }),
  updated_at: z.string(),
});

export const quoteSchema = z.object({
  total_amount: z.number(),
  has_changes: z.boolean(),
  items: z.array(itemSchema.extend({ change: z.enum(["none", "price", "gone"]) })),
});

export type ApiOrder = z.output<typeof orderSchema>;

export function presentPublicOrder(order: PublicOrder): z.output<typeof publicOrderSchema> {
  return {
    id: order.id,
    token: order.publicToken,
    status: order.status,
    total_amount: centsToReais(order.totalCents),
    items: order.items.map(presentItem),
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    pix_code: order.pixCode,
  };
}

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
    items: quote.lines.map(({ change, ...line }) => ({
      ...presentItem({ ...line, productId: line.id }),
      change,
    })),
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
  };
}
