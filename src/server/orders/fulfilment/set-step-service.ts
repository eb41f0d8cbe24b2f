import { and, eq, inArray } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { promiseAfter } from "#domain/fulfilment/promise.ts";
import {
  isReachable,
  type ReachableStep,
  type Step,
  stepLabels,
  stepNumber,
  steps,
} from "#domain/fulfilment/step.ts";
import { type Tracking, trackingOf } from "#domain/fulfilment/tracking.ts";
import type { SetStep, SetSteps } from "#domain/fulfilment/tracking-input.ts";
import type { ManagedOrder } from "#domain/orders/order.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { orderNumber } from "#domain/orders/order-status.ts";
import { recordChange } from "../../audit/record-change.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx, Tx } from "../../db/client.ts";
import { orderSteps } from "../fulfilment-tables.ts";
import { getOrder } from "../read-orders.ts";
import { isLive, orders } from "../tables.ts";
import { areStepsUsed } from "./count-steps.ts";
import { queueStepMail } from "./queue-step-mail.ts";

/** Sets any step at any time, also an earlier one. What is already so changes nothing, and tells nobody. */
export async function setStep(
  ctx: ServiceContext,
  id: string,
  { step, tracking }: SetStep,
): Promise<ManagedOrder> {
  requirePermission(ctx.actor, "orders");
  return ctx.db.transaction(async (tx) => {
    await requireSteps(tx);
    await moveOrder(tx, ctx, await lockOrder(tx, id), step, tracking);
    return getOrder(tx, id);
  });
}

/** Sets the step of many orders, all of them or none. */
export async function setSteps(ctx: ServiceContext, { step, orders: wanted }: SetSteps): Promise<void> {
  requirePermission(ctx.actor, "orders");
  await ctx.db.transaction(async (tx) => {
    await requireSteps(tx);
    const ids = wanted.map(({ id }) => id);
    const found = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
    const missing = wanted.filter(({ id }) => !found.has(id));
    if (missing.length > 0) {
      const numbers = missing.map(({ id }) => orderNumber(id)).join(", ");
      throw new DomainError("conflict", { message: `Não encontramos ${numbers}. Nada foi alterado.` });
    }
    for (const { id, tracking } of wanted) {
      const order = found.get(id);
      if (order) await moveOrder(tx, ctx, order, step, tracking);
    }
  });
}

/** Records that the shop has opened the WhatsApp message of a step. The first time counts. */
export async function recordStepMessage(ctx: ServiceContext, id: string, step: ReachableStep): Promise<void> {
  requirePermission(ctx.actor, "orders");
  await ctx.db.transaction(async (tx) => {
    await requireSteps(tx);
    await lockOrder(tx, id);
    if ((await findRecord(tx, id, step))?.messagedAt) return;
    await writeRecord(tx, id, step, { messagedAt: ctx.now });
    await recordChange(tx, ctx, {
      action: "order.step_messaged",
      subject: { type: "order", id },
      summary: `Mensagem de '${stepLabels[step]}' do pedido ${orderNumber(id)} aberta no WhatsApp`,
    });
    await ctx.events.publish(tx, { topic: "orders", id, kind: "updated" });
  });
}

async function findRecord(tx: Tx, orderId: string, step: ReachableStep) {
  const [record] = await tx
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orderId), eq(orderSteps.step, step)));
  return record;
}

async function writeRecord(
  tx: Tx,
  orderId: string,
  step: ReachableStep,
  set: { reachedAt: Date } | { messagedAt: Date },
): Promise<void> {
  const target = [orderSteps.orderId, orderSteps.step];
  await tx
    .insert(orderSteps)
    .values({ orderId, step, ...set })
    .onConflictDoUpdate({ target, set });
}

async function requireSteps(db: DbOrTx): Promise<void> {
  if (await areStepsUsed(db)) return;
  throw new DomainError("conflict", { message: "Ligue antes as etapas em Configurações, Etapas e prazos." });
}

type SteppedOrder = Awaited<ReturnType<typeof lockOrders>>[number];

/** In the order of their ids, so that two batches with the same orders do not wait for each other. */
function lockOrders(tx: Tx, ids: readonly string[]) {
  const { id, userId, step, promisedDays, promisedOn, paidAt, carrier, trackingCode } = orders;
  return tx
    .select({ id, userId, step, promisedDays, promisedOn, paidAt, carrier, trackingCode })
    .from(orders)
    .where(and(inArray(orders.id, [...ids]), isLive(orders)))
    .orderBy(orders.id)
    .for("update");
}

async function lockOrder(tx: Tx, id: string): Promise<SteppedOrder> {
  const [order] = await lockOrders(tx, [id]);
  if (!order) throw new DomainError("not_found", { message: "Pedido não encontrado" });
  return order;
}

async function moveOrder(
  tx: Tx,
  ctx: ServiceContext,
  order: SteppedOrder,
  step: Step,
  tracking: Tracking | null | undefined,
): Promise<void> {
  const before = trackingOf(order);
  const parcel = tracking === undefined ? before : tracking;
  const isMoved = order.step !== step;
  const isOtherParcel = !isSameParcel(parcel, before);
  if (!isMoved && !isOtherParcel) return;
  await tx
    .update(orders)
    .set({
      step,
      promisedOn: promiseAfter({ ...order, step, isPaid: order.paidAt !== null }, dayOf(ctx.now)),
      carrier: parcel?.carrier ?? null,
      trackingCode: parcel?.code ?? null,
      updatedAt: ctx.now,
    })
    .where(eq(orders.id, order.id));
  if (isMoved) {
    await takeBackAfter(tx, order.id, step);
    if (isReachable(step)) await reachStep(tx, ctx, order, step);
  }
  await recordChange(tx, ctx, {
    action: isMoved ? "order.step_changed" : "order.tracking_changed",
    subject: { type: "order", id: order.id },
    summary: describeMove(order, step, isOtherParcel ? parcel : undefined),
    ...(isMoved && { details: { from: order.step, to: step } }),
  });
  await ctx.events.publish(tx, { topic: "orders", id: order.id, kind: "updated" });
}

/** The times of later steps go; that their customers were told stays. */
async function takeBackAfter(tx: Tx, orderId: string, step: Step): Promise<void> {
  const later = steps.filter(isReachable).filter((one) => stepNumber(one) > stepNumber(step));
  if (later.length === 0) return;
  await tx
    .update(orderSteps)
    .set({ reachedAt: null })
    .where(and(eq(orderSteps.orderId, orderId), inArray(orderSteps.step, later)));
}

/** Reached again after it was passed, it keeps the time at which it was first reached. */
async function reachStep(
  tx: Tx,
  ctx: ServiceContext,
  order: SteppedOrder,
  step: ReachableStep,
): Promise<void> {
  const known = await findRecord(tx, order.id, step);
  if (known?.reachedAt) return;
  await writeRecord(tx, order.id, step, { reachedAt: ctx.now });
  if (!known?.mailedAt) await queueStepMail(tx, ctx, order, step);
}

const isSameParcel = (one: Tracking | null, other: Tracking | null): boolean =>
  one?.carrier === other?.carrier && one?.code === other?.code;

/** Without the code itself, which the log would keep after its customer was erased. `parcel` is undefined if unchanged. */
function describeMove(
  { id, step: before }: SteppedOrder,
  step: Step,
  parcel: Tracking | null | undefined,
): string {
  const number = orderNumber(id);
  if (before === step) return `Código de rastreio do pedido ${number} ${parcel ? "alterado" : "removido"}`;
  const move = `Etapa do pedido ${number} alterada de ${stepLabels[before]} para ${stepLabels[step]}`;
  return parcel ? `${move}, com código de rastreio` : move;
}
