import { createHash, randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { fulfilmentOf } from "#domain/fulfilment/order-fulfilment.ts";
import { checkedCpf } from "#domain/orders/checked-cpf.ts";
import type { ManagedOrder, OrderDiscount } from "#domain/orders/order.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import type { NewOrder } from "#domain/orders/order-input.ts";
import { dueByPix, waysToPay } from "#domain/orders/order-payment.ts";
import type { Quote } from "#domain/orders/quote.ts";
import type { QuotedLine } from "#domain/orders/quote-lines.ts";
import { type StoreProfile, storeSettingsSchema } from "#domain/settings/store-settings.ts";
import { CHOOSE_SIZE } from "#domain/sizes/size-label.ts";
import { MAX_FEW_UNITS } from "#domain/stock/stock-movement.ts";
import { STOCK_GONE, type TakenUnits } from "../catalog/stock/take-stock.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { repeatIfEnded } from "../db/repeat-if-ended.ts";
import { findViolation } from "../db/violations.ts";
import type { EventBus } from "../events/event-bus.ts";
import { claimValues, OFFER_GONE } from "../offers/claim-offers.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { teamValues } from "../team-orders/mark-ordered.ts";
import type { TeamKey } from "../team-orders/team-order-service.ts";
import { PRODUCT_OF_ITEM, toItem, toItemRow } from "./item-rows.ts";
import { orderStatements } from "./order-statements.ts";
import { type PromisedQuote, quoteOrder, type Terms } from "./quote-order.ts";
import { getOrder, toOrderDelivery } from "./read-orders.ts";
import { idempotencyKeys } from "./tables.ts";

/** A placed order comes with what its message needs of the shop. */
export type Placement = ({ kind: "placed" } & PlacedOrder) | { kind: "changed"; quote: PromisedQuote };

interface PlacedOrder {
  order: ManagedOrder;
  store: Pick<StoreProfile, "name" | "whatsapp">;
}

interface Creation {
  statement: keyof typeof orderStatements;
  input: NewOrder;
  /** All that was asked for: another request with the same idempotency key is refused. */
  request: unknown;
  terms: Terms;
  /** The customer's account, the administrator or API key who entered the order, and when it was first opened. */
  row: Partial<Pick<ManagedOrder, "userId" | "createdBy" | "openedAt">>;
  /** The idempotency key: the same key of the same owner never creates two orders. */
  key: (KeyOwner & { key: string }) | undefined;
  /** The list of a team that becomes this order. */
  team?: TeamKey | null | undefined;
  /** The values of what the statement writes besides the order. */
  also?(order: { id: string; totalCents: number }): Record<string, unknown>;
}

/** Whose idempotency key it is: a person's or a program's. */
export type KeyOwner = { userId: string; apiKeyId: null } | { userId: null; apiKeyId: string };

const KEY_ONCE = "idempotency_keys_once";
/** The keys that are violated if the account was deleted after the request was authenticated. */
const OF_ACCOUNT = ["idempotency_keys_user_id_users_id_fk", "orders_user_id_users_id_fk"];

/** Creates a pending order at the shop's prices. If a price differs from the one the customer saw, it creates none. */
export async function createOrder(ctx: ServiceContext, creation: Creation): Promise<Placement> {
  const quote = await quoteOrder(ctx, creation.input.items, creation.terms);
  if (quote.hasChanges) {
    // A repeated request gets the order that the first one created, whatever has changed since.
    const earlier = await findEarlier(ctx, creation);
    if (earlier) return placed(ctx, earlier);
    refuseForeignSizes(quote);
    return { kind: "changed", quote };
  }
  try {
    return { kind: "placed", ...(await repeatIfEnded(() => insertOrder(ctx, creation, quote))) };
  } catch (error) {
    const constraint = findViolation(error)?.constraint ?? "";
    const earlier = constraint === KEY_ONCE && (await findEarlier(ctx, creation));
    if (earlier) return placed(ctx, earlier);
    // A product was deleted, or stock or an offer used up, after the order was priced: the new quote says so.
    if ([PRODUCT_OF_ITEM, STOCK_GONE, ...OFFER_GONE].includes(constraint)) return createOrder(ctx, creation);
    if (OF_ACCOUNT.includes(constraint)) throw new DomainError("session_not_found");
    throw error;
  }
}

/** Sizes of a grid come and go; one that a product without a grid never had is a mistake of the request. */
function refuseForeignSizes({ lines }: Quote): void {
  const fields = lines.flatMap(({ change, sizes }, index) =>
    change === "size" && !sizes ? [[`items.${index}.size`, CHOOSE_SIZE]] : [],
  );
  if (fields.length > 0) throw new DomainError("invalid_request", { fields: Object.fromEntries(fields) });
}

const placed = async (ctx: ServiceContext, id: string): Promise<Placement> => ({
  kind: "placed",
  order: await getOrder(ctx.db, id),
  store: await getStoreProfile(ctx),
});

/** The order that an earlier request with the same key has created. */
async function findEarlier(ctx: ServiceContext, { key, request }: Creation): Promise<string | undefined> {
  if (!key) return undefined;
  const [earlier] = await ctx.db
    .select()
    .from(idempotencyKeys)
    .where(and(isOwner(key), eq(idempotencyKeys.key, key.key)));
  if (!earlier) return undefined;
  if (earlier.requestHash !== hashOf(request)) throw new DomainError("idempotency_key_reused");
  if (!earlier.orderId) throw new DomainError("conflict");
  return earlier.orderId;
}

/** Both columns are compared, because the index begins with the user. */
const isOwner = ({ userId, apiKeyId }: KeyOwner) =>
  userId === null
    ? and(isNull(idempotencyKeys.userId), eq(idempotencyKeys.apiKeyId, apiKeyId))
    : eq(idempotencyKeys.userId, userId);

/** Writes the order. A second request with the same key waits in the statement, and is refused when the first commits. */
async function insertOrder(
  { db, events, now }: ServiceContext,
  { statement, input, request, terms, row: opened, key, team, also }: Creation,
  { lines, offers, delivery, totalCents, promisedDays, saysReady, asksCpf }: PromisedQuote,
): Promise<PlacedOrder> {
  const id = randomUUID();
  const given = offers?.applied ?? [];
  const row = {
    userId: null,
    createdBy: null,
    openedAt: null,
    ...opened,
    id,
    publicToken: randomUUID().replaceAll("-", ""),
    status: "pending",
    customer: input.customer,
    customerAddress: input.customer_address,
    customerCep: input.customer_cep,
    customerWhatsapp: input.customer_whatsapp,
    customerCpf: asksCpf ? checkedCpf(input) : null,
    shippingAddress: { address: input.customer_address },
    totalCents,
    deliveryName: delivery?.chosen?.name ?? null,
    deliveryCents: delivery?.chosen?.priceCents ?? null,
    deliveryDays: delivery?.chosen?.days ?? null,
    discountCents: offers?.discountCents ?? 0,
    discounts: toDiscounts(offers),
    pixCents: offers?.pixDiscountCents ? totalCents - offers.pixDiscountCents : null,
    step: "to_do" as const,
    promisedDays,
    promisedOn: null,
    carrier: null,
    trackingCode: null,
    paidAt: null,
    paymentMark: null,
    staffNotes: null,
    createdAt: now,
    updatedAt: now,
  };
  const [written] = await orderStatements[statement](db).execute({
    ...row,
    ...also?.({ id, totalCents }),
    ...claimValues(
      given.map(({ offer }) => offer),
      terms.customers,
    ),
    ...teamValues(team),
    discounts: row.discounts && JSON.stringify(row.discounts),
    dueByPix: dueByPix(row),
    items: JSON.stringify(
      lines.map((line, position) => toItemRow(id, line, position, input.items[position]?.build)),
    ),
    keyUserId: key?.userId ?? null,
    keyApiKeyId: key?.apiKeyId ?? null,
    key: key?.key ?? null,
    requestHash: hashOf(request),
  });
  events.announce({ topic: "orders", id, kind: "created" });
  // Pages name the offers that anybody gets, and this may have been the last use of one.
  if (given.some(({ offer }) => offer.code === null && offer.maxUses !== null)) {
    events.announce({ topic: "settings" });
  }
  if (written?.hasTeam) events.announce({ topic: "team-orders" });
  announceTaken(events, lines, written?.taken ?? []);
  const { pixAccount = null, provider = null } = written ?? {};
  const pixCharge = {
    code: null,
    amountCents: dueByPix(row),
    expiresAt: null,
    createdAt: now,
    failedAt: null,
  };
  const ways = waysToPay(row, { pixAccount, provider, pixCharge }, now);
  return {
    order: {
      ...row,
      ...ways,
      delivery: toOrderDelivery(row),
      items: lines.map(toItem),
      ...(promisedDays !== null && {
        fulfilment: fulfilmentOf(row, { today: dayOf(now), saysReady, records: [] }),
      }),
    },
    store: messageSettings.parse(written?.settings),
  };
}

/**
 * Pages say which sizes are gone. The database tells every process so; this one tells itself at once, for whoever
 * ordered the last one and looks at its page.
 */
function announceTaken(events: EventBus, lines: readonly QuotedLine[], taken: readonly TakenUnits[]): void {
  const low = new Set(taken.filter(({ units }) => units <= MAX_FEW_UNITS).map(({ productId }) => productId));
  if (low.size === 0) return;
  const categoryIds = lines.flatMap(({ id, categoryId }) => (low.has(id) && categoryId ? [categoryId] : []));
  events.announce({ topic: "products", ids: [...low], categoryIds: [...new Set(categoryIds)] });
}

const messageSettings = storeSettingsSchema.pick({ name: true, whatsapp: true });

function toDiscounts(offers: Quote["offers"]): OrderDiscount[] | null {
  if (!offers || offers.applied.length === 0) return null;
  return offers.applied.map(({ offer: { id, name, code }, cents }) => ({ offerId: id, name, code, cents }));
}

function hashOf(request: unknown): string {
  return createHash("sha256").update(JSON.stringify(request)).digest("base64");
}
