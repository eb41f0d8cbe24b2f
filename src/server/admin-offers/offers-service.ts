import { count, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { MAX_OFFERS, type OfferInput } from "#domain/offers/offer-input.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { findViolation } from "../db/violations.ts";
import { offers } from "../offers/tables.ts";
import { countUses, type ManagedOffer, readOffer, readOffers } from "./read-managed-offers.ts";

export async function listOffers({ db, actor }: ServiceContext): Promise<ManagedOffer[]> {
  requirePermission(actor, "store");
  return readOffers(db);
}

export async function createOffer(ctx: ServiceContext, input: OfferInput): Promise<ManagedOffer> {
  requirePermission(ctx.actor, "store");
  return refuseTakenCode(() =>
    ctx.db.transaction(async (tx) => {
      await assertRoom(tx);
      const [row] = await tx
        .insert(offers)
        .values({ ...toRow(input), createdAt: ctx.now, updatedAt: ctx.now })
        .returning({ id: offers.id });
      if (!row) throw new Error("The database returned no offer");
      await finish(ctx, tx, row.id, "created", `Oferta “${input.name}” criada`);
      return getOffer(tx, row.id);
    }),
  );
}

/** Replaces an offer, unless somebody else has changed it since `version`. Orders keep what they got. */
export async function updateOffer(
  ctx: ServiceContext,
  id: string,
  { version, offer }: { version: Date; offer: OfferInput },
): Promise<ManagedOffer> {
  requirePermission(ctx.actor, "store");
  return refuseTakenCode(() =>
    ctx.db.transaction(async (tx) => {
      const before = await lockOffer(tx, id);
      if (before.updatedAt.getTime() !== version.getTime()) throw new DomainError("conflict");
      // Uses are counted only while there is a limit, so a new one begins with those so far.
      const uses = before.maxUses === null ? await countUses(tx, id) : before.uses;
      if (offer.maxUses !== null && offer.maxUses < uses) {
        throw new DomainError("invalid_request", { fields: { max_uses: offerTexts.usedAlready(uses) } });
      }
      await tx
        .update(offers)
        .set({ ...toRow(offer), uses, updatedAt: ctx.now })
        .where(eq(offers.id, id));
      await finish(ctx, tx, id, "updated", describeChange(before, offer));
      return getOffer(tx, id);
    }),
  );
}

export async function deleteOffer(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "store");
  await ctx.db.transaction(async (tx) => {
    const { name } = await lockOffer(tx, id);
    await tx.delete(offers).where(eq(offers.id, id));
    await finish(ctx, tx, id, "deleted", `Oferta “${name}” excluída`);
  });
}

function toRow({ categoryIds, ...offer }: OfferInput) {
  return { ...offer, categoryIds: [...categoryIds] };
}

function describeChange(before: { active: boolean }, { name, active }: OfferInput): string {
  if (before.active === active) return `Oferta “${name}” alterada`;
  return active ? `Oferta “${name}” retomada` : `Oferta “${name}” pausada`;
}

async function refuseTakenCode<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (findViolation(error)?.constraint !== "offers_code_once") throw error;
    throw new DomainError("invalid_request", { fields: { code: offerTexts.codeTaken } });
  }
}

async function assertRoom(db: DbOrTx): Promise<void> {
  const [row] = await db.select({ offers: count() }).from(offers);
  if ((row?.offers ?? 0) < MAX_OFFERS) return;
  throw new DomainError("invalid_request", { message: offerTexts.tooManyOffers(MAX_OFFERS) });
}

async function getOffer(tx: Tx, id: string): Promise<ManagedOffer> {
  const offer = await readOffer(tx, id);
  if (!offer) throw new Error("The written offer is not there");
  return offer;
}

async function lockOffer(tx: Tx, id: string): Promise<typeof offers.$inferSelect> {
  const [row] = await tx.select().from(offers).where(eq(offers.id, id)).for("update");
  if (!row) throw new DomainError("not_found", { message: offerTexts.notFound });
  return row;
}

async function finish(
  ctx: ServiceContext,
  tx: Tx,
  id: string,
  verb: "created" | "updated" | "deleted",
  summary: string,
): Promise<void> {
  await recordChange(tx, ctx, { action: `offer.${verb}`, subject: { type: "offer", id }, summary });
  // Pages say whether the shop has offers, and what is less by Pix.
  await ctx.events.publish(tx, { topic: "settings" });
}
