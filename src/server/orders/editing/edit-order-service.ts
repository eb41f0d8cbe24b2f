import { and, eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { promiseAfter, promisedDaysOf, promiseOfChanged } from "#domain/fulfilment/promise.ts";
import { checkedCpf } from "#domain/orders/checked-cpf.ts";
import { describeEdit, nameChanges } from "#domain/orders/editing/describe-edit.ts";
import type { EditOrder } from "#domain/orders/editing/edit-input.ts";
import { editTexts } from "#domain/orders/editing/edit-texts.ts";
import { editedUnits } from "#domain/orders/editing/edited-units.ts";
import { keepMade } from "#domain/orders/editing/keep-made.ts";
import type { EditQuote } from "#domain/orders/editing/quote-edit.ts";
import { settleEdit } from "#domain/orders/editing/settle-edit.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { amountsDue, awaitsPayment, dueByPix } from "#domain/orders/order-payment.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { pickupDelivery } from "#domain/orders/pickup.ts";
import { type AmountsDue, markOf } from "#domain/payments/settlement.ts";
import { recordChange } from "../../audit/record-change.ts";
import { STOCK_GONE } from "../../catalog/stock/take-stock.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { Tx } from "../../db/client.ts";
import { findViolation } from "../../db/violations.ts";
import { PRODUCT_OF_ITEM, toBuild, toItem, toItemRow } from "../item-rows.ts";
import { addMade, readMade } from "../made-shirts.ts";
import { moveStock } from "../order-stock.ts";
import { activeProvider } from "../payments/payment-means.ts";
import { readPayments } from "../payments/read-payments.ts";
import { wantCharge } from "../payments/want-charge.ts";
import { getOrder } from "../read-orders.ts";
import type { Prices } from "../read-prices.ts";
import { isLive, orderItems, orders } from "../tables.ts";
import { type EditedOrderQuote, priceEdit, withOptions } from "./quote-edit-service.ts";

export type OrderEdit =
  | { kind: "edited"; order: ManagedOrder }
  | { kind: "changed"; quote: EditedOrderQuote };

const MAX_ATTEMPTS = 3;

/**
 * Makes an order what an administrator wants it to be, until its shirts are produced. Sums, stock, promise, payment and
 * code follow in the same transaction. If something costs otherwise than it was shown, nothing is written.
 */
export async function editOrder(
  ctx: ServiceContext,
  id: string,
  edit: EditOrder,
  attempt = 1,
): Promise<OrderEdit> {
  requirePermission(ctx.actor, "orders");
  try {
    return await ctx.db.transaction((tx) => writeEdit(tx, ctx, id, edit));
  } catch (error) {
    // A product was deleted, or stock sold, after the edit was priced: the next quote says so.
    const isOvertaken = [PRODUCT_OF_ITEM, STOCK_GONE].includes(findViolation(error)?.constraint ?? "");
    if (isOvertaken && attempt < MAX_ATTEMPTS) return editOrder(ctx, id, edit, attempt + 1);
    throw error;
  }
}

async function writeEdit(tx: Tx, ctx: ServiceContext, id: string, edit: EditOrder): Promise<OrderEdit> {
  const [locked] = await tx
    .select({ totalCents: orders.settledCents, pixCents: orders.settledPixCents })
    .from(orders)
    .where(and(eq(orders.id, id), isLive(orders)))
    .for("update");
  const before = await getOrder(tx, id);
  const { quote, prices } = await priceEdit(tx, ctx.now, before, edit);
  const person = personOf(edit, before, prices);
  const after = { ...before, ...person, ...quote, items: quote.lines.map(toItem) };
  const changes = describeEdit(before, after, edit.items);
  if (changes.length === 0) return { kind: "edited", order: before };
  if (new Date(edit.updated_at).getTime() !== before.updatedAt.getTime()) {
    throw new DomainError("conflict", { message: editTexts.stale });
  }
  if (quote.hasChanges) return { kind: "changed", quote: withOptions(quote, prices, null) };
  if (quote.isOverDiscounted) {
    throw new DomainError("invalid_request", { fields: { "discount.cents": editTexts.discountAboveGoods } });
  }
  await moveStock(ctx, tx, id, editedUnits(before.items, after.items));
  const settled = settledOf(locked);
  const money = await moneyAfter(tx, ctx, { before, settled, quote });
  // The items that are rewritten take their ticks with them.
  const made = (await readMade(tx, [id])).get(id) ?? [];
  // Before the order, because what its payment tells other programs names its items.
  await writeItems(tx, id, edit.items, quote);
  await addMade(tx, id, keepMade(edit.items, before.items, made), ctx.now);
  await tx
    .update(orders)
    .set({
      ...person,
      ...priceColumns(quote),
      ...money,
      ...promiseOf(ctx, before, { ...after, ...money }, prices),
      updatedAt: ctx.now,
    })
    .where(eq(orders.id, id));
  await askForCode(tx, ctx, { ...after, ...money });
  await recordChange(tx, ctx, {
    action: "order.edited",
    subject: { type: "order", id },
    summary: `Pedido ${orderNumber(id)} alterado: ${nameChanges(changes)}`,
    details: { from_cents: before.totalCents, to_cents: quote.totalCents },
  });
  await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  return { kind: "edited", order: await getOrder(tx, id) };
}

/** A CPF stays where the shop does not ask for one any more, unless the order becomes somebody else's. */
function personOf(edit: EditOrder, before: ManagedOrder, { asksCpf }: Prices) {
  const isSamePerson = edit.customer_whatsapp === before.customerWhatsapp;
  const { customer_address: customerAddress, customer_cep: customerCep } = edit.pickup
    ? pickupDelivery
    : edit;
  return {
    customer: edit.customer,
    customerWhatsapp: edit.customer_whatsapp,
    customerAddress,
    customerCep,
    customerCpf: asksCpf ? checkedCpf(edit) : isSamePerson ? before.customerCpf : null,
    shippingAddress: { address: customerAddress },
  };
}

const priceColumns = ({ totalCents, pixCents, discountCents, discounts, delivery }: EditQuote) => ({
  totalCents,
  pixCents,
  discountCents,
  discounts,
  deliveryName: delivery?.name ?? null,
  deliveryCents: delivery?.priceCents ?? null,
  deliveryDays: delivery?.days ?? null,
});

interface Money {
  before: ManagedOrder;
  settled: AmountsDue | null;
  quote: EditQuote;
}

function settledOf(order: { [Amount in keyof AmountsDue]: number | null } | undefined): AmountsDue | null {
  const { totalCents = null, pixCents = null } = order ?? {};
  return totalCents === null || pixCents === null ? null : { totalCents, pixCents };
}

async function moneyAfter(tx: Tx, { now }: ServiceContext, { before, settled, quote }: Money) {
  const { paidAt, paymentMark } = before;
  const settlement = settleEdit({
    settled,
    payments: await readPayments(tx, before.id),
    before: amountsDue(before),
    after: amountsDue(quote),
  });
  if (settlement === undefined) return { paidAt, paymentMark };
  return { paidAt: settlement === "paid" ? (paidAt ?? now) : null, paymentMark: markOf(settlement) };
}

type Promising = Pick<ManagedOrder, "items" | "delivery" | "paidAt">;

/**
 * The promise moves by what the edit adds or saves, whatever the shop's settings were when it was given. A day that was
 * told stays while the difference is settled.
 */
function promiseOf(ctx: ServiceContext, before: ManagedOrder, after: Promising, { fulfilment }: Prices) {
  const given = before.fulfilment;
  if (!given || given.promisedDays === null || !fulfilment) return {};
  const daysOf = ({ items, delivery }: Promising) =>
    promisedDaysOf(items, delivery?.days ?? null, fulfilment);
  const days = Math.max(0, given.promisedDays + daysOf(after) - daysOf(before));
  const today = dayOf(ctx.now);
  const promise = promiseOfChanged(given, days, today);
  const { step } = given;
  return {
    promisedDays: promise.promisedDays,
    promisedOn:
      promise.promisedOn ?? promiseAfter({ ...promise, step, isPaid: after.paidAt !== null }, today),
  };
}

/** A line that stays the same shirt in the same size keeps its build, which nobody who edits has seen. */
async function writeItems(tx: Tx, id: string, wanted: EditOrder["items"], { lines }: EditQuote) {
  const former = await tx.delete(orderItems).where(eq(orderItems.orderId, id)).returning();
  const rows = lines.map((line, index) => {
    const kept = former.find(({ position }) => position === wanted[index]?.position);
    return toItemRow(id, line, index, kept?.size === line.size ? toBuild(kept) : undefined);
  });
  await tx.execute(
    sql`insert into ${orderItems} select * from json_populate_recordset(null::${orderItems}, ${JSON.stringify(rows)})`,
  );
}

/** A connected payment provider makes a code for the new amount; the old one stops being shown. */
async function askForCode(tx: Tx, { now }: ServiceContext, order: ManagedOrder): Promise<void> {
  if (!awaitsPayment(order)) return;
  const { rows } = await tx.execute(sql`select ${activeProvider} as provider`);
  if (!rows[0]?.provider) return;
  await wantCharge({ db: tx, now }, order, { kind: "pix", amountCents: dueByPix(order) });
}
