import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { type DeliveryRate, MAX_METHODS } from "#domain/delivery/delivery-method.ts";
import type { DeliveryMethodInput } from "#domain/delivery/delivery-method-input.ts";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { DomainError } from "#domain/errors.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { type ManagedDeliveryMethod, readMethods } from "./read-methods.ts";
import { deliveryMethods, deliveryRates } from "./tables.ts";

export async function listDeliveryMethods({ db, actor }: ServiceContext): Promise<ManagedDeliveryMethod[]> {
  requirePermission(actor, "store");
  return readMethods(db);
}

export async function createDeliveryMethod(
  ctx: ServiceContext,
  input: DeliveryMethodInput,
): Promise<ManagedDeliveryMethod> {
  requirePermission(ctx.actor, "store");
  const { rates, ...method } = input;
  return ctx.db.transaction(async (tx) => {
    await assertRoom(tx);
    const [row] = await tx
      .insert(deliveryMethods)
      .values({ ...method, createdAt: ctx.now, updatedAt: ctx.now })
      .returning();
    if (!row) throw new Error("The database returned no delivery method");
    await insertRates(tx, row.id, rates);
    await finish(ctx, tx, row.id, "created", `Forma de entrega “${row.name}” criada`);
    return { ...row, rates };
  });
}

/** Replaces a method and its rates, unless somebody else has changed it since `version`. */
export async function updateDeliveryMethod(
  ctx: ServiceContext,
  id: string,
  { version, method: { rates, ...method } }: { version: Date; method: DeliveryMethodInput },
): Promise<ManagedDeliveryMethod> {
  requirePermission(ctx.actor, "store");
  return ctx.db.transaction(async (tx) => {
    const before = await lockMethod(tx, id);
    if (before.updatedAt.getTime() !== version.getTime()) throw new DomainError("conflict");
    const [row] = await tx
      .update(deliveryMethods)
      .set({ ...method, updatedAt: ctx.now })
      .where(eq(deliveryMethods.id, id))
      .returning();
    if (!row) throw new Error("The locked delivery method is not there");
    await tx.delete(deliveryRates).where(eq(deliveryRates.methodId, id));
    await insertRates(tx, id, rates);
    await finish(ctx, tx, id, "updated", `Forma de entrega “${row.name}” alterada`);
    return { ...row, rates };
  });
}

export async function deleteDeliveryMethod(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockMethod(tx, id);
    await tx.delete(deliveryMethods).where(eq(deliveryMethods.id, id));
    await finish(ctx, tx, id, "deleted", `Forma de entrega “${name}” excluída`);
  });
}

async function assertRoom(db: DbOrTx): Promise<void> {
  const [row] = await db.select({ methods: count() }).from(deliveryMethods);
  if ((row?.methods ?? 0) < MAX_METHODS) return;
  throw new DomainError("invalid_request", { message: deliveryTexts.tooManyMethods(MAX_METHODS) });
}

async function lockMethod(tx: Tx, id: string): Promise<typeof deliveryMethods.$inferSelect> {
  const [row] = await tx.select().from(deliveryMethods).where(eq(deliveryMethods.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: deliveryTexts.methodNotFound });
  return row;
}

async function insertRates(tx: Tx, methodId: string, rates: readonly DeliveryRate[]): Promise<void> {
  await tx.insert(deliveryRates).values(rates.map((rate, position) => ({ ...rate, methodId, position })));
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  id: string,
  verb: "created" | "updated" | "deleted",
  summary: string,
): Promise<void> {
  const subject = { type: "delivery-method" as const, id };
  await recordChange(tx, ctx, { action: `delivery_method.${verb}`, subject, summary });
  // Pages say whether the shop has a price for delivery.
  await ctx.events.publish(tx, { topic: "settings" });
}
