import { and, eq } from "drizzle-orm";
import type { ProductDetail } from "#domain/catalog/product.ts";
import { DomainError } from "#domain/errors.ts";
import {
  refuseToPut,
  refuseToRemove,
  type ShirtList,
  type ShirtRefusal,
} from "#domain/team-orders/put-shirt.ts";
import { refuseOnProduct } from "#domain/team-orders/shirt-on-product.ts";
import type { TeamShirtInput } from "#domain/team-orders/team-order-input.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { findProduct } from "../catalog/product-service.ts";
import type { Tx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts } from "../identity/limit-attempts.ts";
import { hashSecret, isSecret } from "../identity/secret-hash.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { findByToken, getById, lockTeamOrder, type TeamOrder, teamOrderNotFound } from "./read-team-order.ts";
import { teamShirts } from "./tables.ts";
import { type TeamKey, writeChange } from "./team-order-service.ts";

type StoredShirt = typeof teamShirts.$inferSelect;

/**
 * Puts a shirt on the list, or changes it there: a player the own ones, the captain every one. The same shirt sent twice
 * is there once. One that was taken off comes back only by the captain.
 */
export async function putTeamShirt(
  ctx: AccountContext,
  key: TeamKey,
  { id, ...shirt }: TeamShirtInput & { id: string },
): Promise<TeamOrder> {
  await limitAttempts(ctx, rateRules.teamShirt, key.token);
  const product = await findProductOf(ctx, key);
  return ctx.db.transaction(async (tx) => {
    const { team, shirts, writer } = await lockList(ctx, tx, key);
    const listed = shirts.find((one) => one.id === id);
    throwIf(refuseToPut(toList(team, shirts), id, writer));
    const { size } = shirt;
    const values = { ...shirt.customization, size };
    if (listed && !listed.removedAt && isSame(listed, values)) return team;
    refuseForeign(product, team, { id, ...shirt });
    await tx
      .insert(teamShirts)
      .values({
        id,
        teamOrderId: team.id,
        playerHash: writer.hash,
        ...values,
        createdAt: ctx.now,
        updatedAt: ctx.now,
      })
      .onConflictDoUpdate({
        target: [teamShirts.teamOrderId, teamShirts.id],
        set: { ...values, removedAt: null, updatedAt: ctx.now },
      });
    await writeChange(ctx, tx, team.id);
    return getById(tx, team.id, ctx.now);
  });
}

/** Takes a shirt off the list. It is remembered, so that a device that was offline does not bring it back. */
export async function removeTeamShirt(ctx: AccountContext, key: TeamKey, id: string): Promise<TeamOrder> {
  await limitAttempts(ctx, rateRules.teamShirt, key.token);
  return ctx.db.transaction(async (tx) => {
    const { team, shirts, writer } = await lockList(ctx, tx, key);
    throwIf(refuseToRemove(toList(team, shirts), id, writer));
    if (!team.shirts.some((shirt) => shirt.id === id)) return team;
    await tx
      .update(teamShirts)
      .set({ removedAt: ctx.now, updatedAt: ctx.now })
      .where(and(eq(teamShirts.teamOrderId, team.id), eq(teamShirts.id, id)));
    await writeChange(ctx, tx, team.id);
    return getById(tx, team.id, ctx.now);
  });
}

/** It is read before the transaction, in which the embedded database has its only connection. */
async function findProductOf(ctx: AccountContext, { token }: TeamKey): Promise<ProductDetail | undefined> {
  const team = await findByToken(ctx.db, token, ctx.now);
  if (!team) throw teamOrderNotFound();
  return team.productId === null ? undefined : findProduct(ctx, team.productId);
}

async function lockList(ctx: AccountContext, tx: Tx, { token, secret }: TeamKey) {
  const team = await lockTeamOrder(tx, token, ctx.now);
  const shirts = await tx.select().from(teamShirts).where(eq(teamShirts.teamOrderId, team.id));
  const writer = { hash: hashSecret(secret), isCaptain: isSecret(secret, team.captainHash) };
  return { team, shirts, writer };
}

const toList = ({ state, maxShirts }: TeamOrder, shirts: readonly StoredShirt[]): ShirtList => ({
  state,
  maxShirts,
  shirts: shirts.map(({ id, playerHash, removedAt }) => ({ id, playerHash, isRemoved: removedAt !== null })),
});

const isSame = (
  listed: StoredShirt,
  { name, number, size }: { name: string; number: string; size: string },
) => listed.name === name && listed.number === number && listed.size === size;

function refuseForeign(
  product: ProductDetail | undefined,
  { shirts }: TeamOrder,
  shirt: TeamShirtInput & { id: string },
): void {
  if (!product) throw new DomainError("conflict", { message: teamOrderTexts.productGone });
  const refusal = refuseOnProduct(product, shirts, shirt);
  if (refusal)
    throw new DomainError("invalid_request", {
      message: refusal.message,
      fields: { [refusal.field]: refusal.message },
    });
}

function throwIf(refusal: ShirtRefusal | undefined): void {
  if (refusal) throw new DomainError(refusal.code, { message: refusal.message });
}
