import { and, asc, eq } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { isPeriodPossible } from "#domain/banners/banner-period.ts";
import { DomainError } from "#domain/errors.ts";
import {
  type NewSiteImage,
  type SiteImageChanges,
  type SiteImageType,
  siteImageTexts,
} from "#domain/site-images/site-image.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import { isViolation } from "../db/violations.ts";
import { finishChange } from "../site-images/finish-change.ts";
import { insertLast, type SiteImageRow } from "../site-images/insert-site-image.ts";
import { lockType } from "../site-images/lock-type.ts";
import { readPicture } from "../site-images/read-picture.ts";
import { siteImages } from "../site-images/tables.ts";
import { assertReference } from "./assert-reference.ts";
import { type LinkedSiteImage, linkCategories, linkCategory } from "./linked-categories.ts";

export interface SiteImageFilter {
  type?: SiteImageType | undefined;
  referenceId?: string | undefined;
  active?: boolean | undefined;
}

const ONE_PER_CATEGORY = "Esta categoria já tem uma imagem.";

export async function listSiteImages(
  ctx: ServiceContext,
  { type, referenceId, active }: SiteImageFilter,
): Promise<LinkedSiteImage[]> {
  requirePermission(ctx.actor, "catalog");
  const rows = await ctx.db
    .select()
    .from(siteImages)
    .where(
      and(
        type && eq(siteImages.type, type),
        referenceId === undefined ? undefined : eq(siteImages.referenceId, referenceId),
        active === undefined ? undefined : eq(siteImages.active, active),
      ),
    )
    .orderBy(asc(siteImages.orderPosition), asc(siteImages.createdAt), asc(siteImages.id));
  return linkCategories(ctx, rows);
}

export async function createSiteImage(ctx: ServiceContext, input: NewSiteImage): Promise<LinkedSiteImage> {
  requirePermission(ctx.actor, "catalog");
  const picture = await readPicture(ctx, input);
  const period = { startsAt: input.starts_at ?? null, endsAt: input.ends_at ?? null };
  assertPeriod(period);
  const created = await refusingSecondPicture(() =>
    ctx.db.transaction(async (tx) => {
      await lockType(tx, input.type);
      await assertReference(tx, input.type, input.reference_id);
      const row = await insertLast(tx, {
        type: input.type,
        title: input.title ?? null,
        description: input.description ?? null,
        link: input.link ?? null,
        referenceId: input.reference_id ?? null,
        active: input.active ?? true,
        createdAt: ctx.now,
        updatedAt: ctx.now,
        ...period,
        ...picture,
      });
      await finishChange(ctx, tx, row, "created");
      return row;
    }),
  );
  return linkCategory(ctx, created);
}

/** Updates only the given fields. The position is changed by `reorderSiteImages`. */
export async function updateSiteImage(
  ctx: ServiceContext,
  id: string,
  changes: SiteImageChanges,
): Promise<LinkedSiteImage> {
  requirePermission(ctx.actor, "catalog");
  const stored = await getSiteImage(ctx.db, id);
  const picture = namesOtherPicture(stored, changes) ? await readPicture(ctx, changes) : {};
  const updated = await refusingSecondPicture(() =>
    ctx.db.transaction(async (tx) => {
      // Type, category and row are locked in the order in which everyone locks them, to avoid deadlocks.
      if (changes.reference_id !== undefined) {
        await lockType(tx, stored.type);
        await assertReference(tx, stored.type, changes.reference_id);
      }
      // The row is locked, so that start and end of a period are validated together.
      const before = await getSiteImage(tx, id, "update");
      const { title, description, link, reference_id: referenceId, active } = changes;
      const period = { startsAt: changes.starts_at, endsAt: changes.ends_at };
      assertPeriod({
        startsAt: period.startsAt === undefined ? before.startsAt : period.startsAt,
        endsAt: period.endsAt === undefined ? before.endsAt : period.endsAt,
      });
      const [row] = await tx
        .update(siteImages)
        // Drizzle skips columns whose value is undefined.
        .set({ title, description, link, referenceId, active, ...period, ...picture, updatedAt: ctx.now })
        .where(eq(siteImages.id, id))
        .returning();
      if (!row) throw notFound();
      await finishChange(ctx, tx, row, "updated");
      return row;
    }),
  );
  return linkCategory(ctx, updated);
}

export async function deleteSiteImage(ctx: ServiceContext, id: string): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const { type } = await getSiteImage(tx, id);
    await lockType(tx, type);
    const [row] = await tx.delete(siteImages).where(eq(siteImages.id, id)).returning();
    if (!row) throw notFound();
    await finishChange(ctx, tx, row, "deleted");
  });
}

async function getSiteImage(db: DbOrTx, id: string, lock?: "update"): Promise<SiteImageRow> {
  const query = db.select().from(siteImages).where(eq(siteImages.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound();
  return row;
}

const notFound = () => new DomainError("not_found", { message: "Imagem não encontrada." });

/** A form sends the stored picture back; a picture that did not change is not opened again. */
function namesOtherPicture(stored: SiteImageRow, { image_url, image_path }: SiteImageChanges): boolean {
  if (image_url) return image_url !== stored.imageUrl;
  return Boolean(image_path) && image_path !== stored.imagePath;
}

function assertPeriod(period: { startsAt: Date | null; endsAt: Date | null }): void {
  if (isPeriodPossible(period)) return;
  throw new DomainError("invalid_request", {
    message: siteImageTexts.period,
    fields: { ends_at: siteImageTexts.period },
  });
}

async function refusingSecondPicture<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    if (isViolation(error, "unique")) throw new DomainError("conflict", { message: ONE_PER_CATEGORY });
    throw error;
  }
}
