import { eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { defaultLegalTexts } from "#domain/legal/default-texts.ts";
import { fillLegalText } from "#domain/legal/fill-legal-text.ts";
import { isLegalSlug, type LegalSlug, legalSlugs, legalTitles } from "#domain/legal/legal-pages.ts";
import { recordChange } from "../audit/record-change.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { getStoreProfile } from "../settings/settings-service.ts";
import { legalPages } from "./tables.ts";

/** Together with the page's index, a pair of keys that no other advisory lock of this program uses. */
const LEGAL_LOCK = 7_214_010;

/** A legal page as visitors read it, with its placeholders filled in. */
export interface LegalPage {
  slug: LegalSlug;
  title: string;
  text: string;
  /** Null while the page shows the text that comes with the program. */
  updatedAt: string | null;
}

export async function findLegalPage(ctx: ServiceContext, slug: string): Promise<LegalPage | undefined> {
  if (!isLegalSlug(slug)) return undefined;
  const row = await findRow(ctx.db, slug);
  const title = legalTitles[slug];
  const text = fillLegalText(row?.body ?? defaultLegalTexts[slug], await getStoreProfile(ctx));
  return { slug, title, text, updatedAt: row?.updatedAt.toISOString() ?? null };
}

/** A legal page as the owner edits it, with its placeholders. */
export interface EditableLegalPage {
  slug: LegalSlug;
  title: string;
  body: string;
  defaultBody: string;
  /** The time of the last change; null while the page shows the text that comes with the program. */
  updatedAt: Date | null;
}

export async function listLegalPages(ctx: ServiceContext): Promise<EditableLegalPage[]> {
  requirePermission(ctx.actor, "store");
  const rows = await ctx.db.select().from(legalPages);
  return legalSlugs.map((slug) =>
    describe(
      slug,
      rows.find((row) => row.slug === slug),
    ),
  );
}

/** `basedOn` is the `updatedAt` of the text that was edited, in ISO form. */
export async function saveLegalPage(
  ctx: ServiceContext,
  slug: LegalSlug,
  { body, basedOn }: { body: string; basedOn: string | null },
): Promise<EditableLegalPage> {
  requirePermission(ctx.actor, "store");
  const title = legalTitles[slug];
  return ctx.db.transaction(async (tx) => {
    const before = await lockAndCompare(tx, slug, basedOn);
    const [row] = await tx
      .insert(legalPages)
      .values({ slug, body, updatedAt: ctx.now })
      .onConflictDoUpdate({ target: legalPages.slug, set: { body, updatedAt: ctx.now } })
      .returning();
    await recordChange(tx, ctx, {
      action: "settings.legal_page_changed",
      subject: { type: "settings", id: slug },
      summary: `Página alterada: ${title}`,
      details: { before: before?.body ?? defaultLegalTexts[slug], after: body },
    });
    await ctx.events.publish(tx, { topic: "settings" });
    return describe(slug, row);
  });
}

/** Deletes the owner's text, so that the default text is shown again. The audit log keeps the deleted text. */
export async function restoreLegalPage(
  ctx: ServiceContext,
  slug: LegalSlug,
  basedOn: string | null,
): Promise<EditableLegalPage> {
  requirePermission(ctx.actor, "store");
  const title = legalTitles[slug];
  return ctx.db.transaction(async (tx) => {
    const before = await lockAndCompare(tx, slug, basedOn);
    if (!before) return describe(slug, undefined);
    await tx.delete(legalPages).where(eq(legalPages.slug, slug));
    await recordChange(tx, ctx, {
      action: "settings.legal_page_restored",
      subject: { type: "settings", id: slug },
      summary: `Texto padrão restaurado: ${title}`,
      details: { before: before.body, after: defaultLegalTexts[slug] },
    });
    await ctx.events.publish(tx, { topic: "settings" });
    return describe(slug, undefined);
  });
}

/**
 * Throws a conflict if another administrator changed the page since `basedOn`. An advisory lock is needed because a page
 * with the default text has no row to lock.
 */
async function lockAndCompare(tx: Tx, slug: LegalSlug, basedOn: string | null) {
  await tx.execute(sql`select pg_advisory_xact_lock(${LEGAL_LOCK}, ${legalSlugs.indexOf(slug)})`);
  const row = await findRow(tx, slug);
  if ((row?.updatedAt.toISOString() ?? null) !== basedOn) throw new DomainError("conflict");
  return row;
}

async function findRow(db: DbOrTx, slug: LegalSlug) {
  const [row] = await db.select().from(legalPages).where(eq(legalPages.slug, slug));
  return row;
}

function describe(slug: LegalSlug, row: typeof legalPages.$inferSelect | undefined): EditableLegalPage {
  return {
    slug,
    title: legalTitles[slug],
    body: row?.body ?? defaultLegalTexts[slug],
    defaultBody: defaultLegalTexts[slug],
    updatedAt: row?.updatedAt ?? null,
  };
}
