import { eq, inArray, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { finishChanges } from "../site-images/finish-change.ts";
import { lockType } from "../site-images/lock-type.ts";
import { siteImages } from "../site-images/tables.ts";

const LIST_CHANGED =
  "A lista mudou enquanto você a ordenava. Confira a ordem atual e mova novamente, se for preciso.";

/**
 * Assigns the positions 0 to n-1 in the order of the ids, which must be all ids of one type. A list that is out of date
 * is refused, because a partial order would mix two administrators' changes.
 */
export async function reorderSiteImages(ctx: ServiceContext, ids: readonly string[]): Promise<void> {
  requirePermission(ctx.actor, "catalog");
  await ctx.db.transaction(async (tx) => {
    const [first] = await tx
      .select({ type: siteImages.type })
      .from(siteImages)
      .where(eq(siteImages.id, ids[0] ?? ""));
    if (!first) throw new DomainError("conflict", { message: LIST_CHANGED });
    const { type } = first;
    await lockType(tx, type);
    const stored = await tx.select({ id: siteImages.id }).from(siteImages).where(eq(siteImages.type, type));
    const wanted = new Set(ids);
    const isWhole = wanted.size === ids.length && stored.length === ids.length;
    if (!isWhole || !stored.every(({ id }) => wanted.has(id))) {
      throw new DomainError("conflict", { message: LIST_CHANGED });
    }
    const position = sql`array_position(${sql.param([...ids])}::uuid[], ${siteImages.id}) - 1`;
    await tx
      .update(siteImages)
      .set({ orderPosition: position, updatedAt: ctx.now })
      .where(inArray(siteImages.id, [...ids]));
    await finishChanges(ctx, tx, {
      action: "site_image.reordered",
      subject: { type: "site-image" },
      summary: type === "banner" ? "Ordem dos banners alterada" : "Ordem das imagens alterada",
      details: { type, ids },
    });
  });
}
