import { z } from "@hono/zod-openapi";
import { fulfilmentOf } from "#domain/fulfilment/order-fulfilment.ts";
import type { ManagedOrder, OrderDiscount } from "#domain/orders/order.ts";
import { agreedOffer } from "#domain/orders/order-input.ts";
import { centsToReais } from "#domain/reais.ts";
import type { DeletedOrder } from "./deleted-orders-service.ts";
import {
  managedFulfilmentSchema,
  presentManagedFulfilment,
  presentRowFulfilment,
  rowFulfilmentSchema,
} from "./fulfilment/present-fulfilment.ts";
import type { OrderRow, summarizeSales } from "./list-orders-service.ts";
import type { HistoryEntry } from "./order-history-service.ts";
import { readWaysToPay } from "./payments/payment-means.ts";
import {
  type ApiOrder,
  discountSchema,
  orderSchema,
  paymentMarkSchema,
  presentOrder,
} from "./present-order.ts";

/** Orders as the API returns them to administrators. */
export const orderRowSchema = z
  .object({
    id: z.string(),
    customer: z.string(),
    customer_whatsapp: z.string(),
    total_amount: z.number(),
    pix_cents: z.int().optional().describe("O valor para quem paga por Pix, se é menor que o total"),
    status: z.string(),
    created_at: z.string(),
    paid_at: z.string().nullable(),
    payment_mark: paymentMarkSchema.optional(),
    /** The Pix 'copia e cola' code for this total; null if the order is paid or the shop does not use Pix. */
    pix_code: z.string().nullable(),
    /** Whether an administrator has opened it. */
    opened: z.boolean(),
    /** A page that shows the order's status to everyone who has the link. */
    tracking_url: z.string(),
    has_staff_notes: z.boolean(),
    fulfilment: rowFulfilmentSchema.optional().describe("Só onde a loja usa etapas"),
  })
  .openapi("OrderRow");

export const deletedOrderSchema = orderRowSchema
  .extend({
    deleted_at: z.string(),
    deleted_by: z.string().nullable(),
  })
  .openapi("DeletedOrder");

export const managedOrderSchema = orderSchema
  .extend({
    opened: z.boolean(),
    /** Whether an administrator entered the order for the customer. */
    entered_by_hand: z.boolean(),
    discounts: z
      .array(
        discountSchema.extend({
          agreed: z.literal(true).optional().describe("Só do desconto combinado com o cliente"),
        }),
      )
      .optional()
      .describe("As ofertas do pedido e o desconto combinado, se houve"),
    tracking_url: z.string(),
    staff_notes: z.string().nullable().describe("O que a loja anotou para si"),
    fulfilment: managedFulfilmentSchema.optional().describe("Só onde a loja usa etapas"),
  })
  .openapi("ManagedOrder");

export const historySchema = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    actor_email: z.string().nullable(),
    action: z.string(),
    summary: z.string(),
  }),
);

export const summarySchema = z.object({
  completed_cents: z.int(),
  completed_count: z.int(),
  late_count: z.int().optional().describe("Os pedidos atrasados; só onde a loja usa etapas"),
  marked_count: z.int().optional().describe("Os pedidos com problema no pagamento; ausente se não há nenhum"),
});

export const unopenedSchema = z.object({ count: z.int(), orders: z.array(orderRowSchema) });

/** The presenters need the shop's public origin for the tracking links. */
export function adminOrderPresenters(publicOrigin: string) {
  const trackingUrl = (token: string) => `${publicOrigin}/pedido/${token}`;
  const presentRow = (row: OrderRow): z.output<typeof orderRowSchema> => ({
    id: row.id,
    customer: row.customer,
    customer_whatsapp: row.customerWhatsapp,
    total_amount: centsToReais(row.totalCents),
    ...(row.pixCents !== null && { pix_cents: row.pixCents }),
    status: row.status,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    ...(row.paymentMark && { payment_mark: row.paymentMark }),
    pix_code: readWaysToPay(row, row.means).pixCode,
    opened: row.openedAt !== null,
    tracking_url: trackingUrl(row.publicToken),
    has_staff_notes: row.hasStaffNotes,
    ...presentRowSteps(row),
  });
  return {
    presentRow,
    presentDeleted: (order: DeletedOrder): z.output<typeof deletedOrderSchema> => ({
      ...presentRow(order),
      // A deleted order must not be paid.
      pix_code: null,
      deleted_at: order.deletedAt.toISOString(),
      deleted_by: order.deletedBy,
    }),
    presentManaged: ({ fulfilment, ...order }: ManagedOrder): z.output<typeof managedOrderSchema> => ({
      ...withoutSteps(presentOrder(order)),
      opened: order.openedAt !== null,
      entered_by_hand: order.createdBy !== null,
      ...(order.discounts && { discounts: order.discounts.map(presentOwnDiscount) }),
      tracking_url: trackingUrl(order.publicToken),
      staff_notes: order.staffNotes,
      ...(fulfilment && { fulfilment: presentManagedFulfilment(fulfilment) }),
    }),
  };
}

const presentOwnDiscount = ({ offerId, name, code, cents }: OrderDiscount) => ({
  name,
  code,
  cents,
  ...(offerId === agreedOffer.id && { agreed: true as const }),
});

/** For those who see more of the steps than the customer. */
const withoutSteps = ({ fulfilment: _, ...order }: ApiOrder) => order;

function presentRowSteps(row: OrderRow) {
  if (!row.fulfilment) return {};
  const { today, shirts } = row.fulfilment;
  return {
    fulfilment: presentRowFulfilment(fulfilmentOf(row, { today, saysReady: false, records: [] }), shirts),
  };
}

export function presentSummary({
  totalCents,
  orders,
  marked,
  late,
}: Awaited<ReturnType<typeof summarizeSales>>): z.output<typeof summarySchema> {
  return {
    completed_cents: totalCents,
    completed_count: orders,
    ...(late !== null && { late_count: late }),
    ...(marked > 0 && { marked_count: marked }),
  };
}

export function presentHistory(entries: readonly HistoryEntry[]): z.output<typeof historySchema> {
  return entries.map(({ actorEmail, at, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    actor_email: actorEmail,
  }));
}
