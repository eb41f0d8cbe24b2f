import { type Actor, requirePermission, requireSignedIn } from "#domain/accounts/actor.ts";
import { formatCents } from "#domain/money.ts";
import {
  agreedDeliveryOf,
  agreedDiscountOf,
  type EnterOrder,
  orderOfEntry,
} from "#domain/orders/order-input.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { changeValues } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { createOrder, type KeyOwner, type Placement } from "./create-order.ts";

/**
 * Creates an order that an administrator, or a program with a key, enters for a customer. It belongs to no account and
 * counts as opened.
 */
export async function enterOrder(
  ctx: ServiceContext,
  entry: EnterOrder,
  key: string | undefined,
): Promise<Placement> {
  requirePermission(ctx.actor, "orders");
  const owner = ownerOf(ctx.actor);
  const input = orderOfEntry(entry);
  const delivery = agreedDeliveryOf(entry);
  const discount = agreedDiscountOf(entry);
  return createOrder(ctx, {
    statement: "enter",
    input,
    request: { ...input, delivery: entry.delivery, discount: entry.discount },
    terms: {
      findDelivery: async () => (delivery ? { kind: "agreed", delivery } : null),
      findOffers: () => discount,
      code: null,
      customers: [],
    },
    row: { createdBy: owner.userId ?? owner.apiKeyId, openedAt: ctx.now },
    key: key === undefined ? undefined : { ...owner, key },
    also: (order) =>
      changeValues(ctx, {
        action: "order.created",
        subject: { type: "order", id: order.id },
        summary: `Pedido ${orderNumber(order.id)} criado no painel, no total de ${formatCents(order.totalCents)}`,
      }),
  });
}

const ownerOf = (actor: Actor): KeyOwner =>
  actor.kind === "api-key"
    ? { userId: null, apiKeyId: actor.keyId }
    : { userId: requireSignedIn(actor).userId, apiKeyId: null };
