import { inArray } from "drizzle-orm";
import { plainSlugOf } from "#domain/slug.ts";
import type { DbOrTx, Tx } from "../db/client.ts";
import { categorySlugs } from "./tables.ts";

/**
 * Stores the old slug of a renamed category, so that its address redirects. The category that had a slug last keeps it.
 */
export async function rememberSlug(tx: Tx, categoryId: string, oldName: string): Promise<void> {
  await tx
    .insert(categorySlugs)
    .values({ slug: plainSlugOf(oldName), categoryId })
    .onConflictDoUpdate({ target: categorySlugs.slug, set: { categoryId } });
}

/** For keys that match no current category: the ids of the categories that once had them. */
export async function findIdsByOldKeys(db: DbOrTx, keys: readonly string[]): Promise<Map<string, string>> {
  const slugs = [...new Set(keys.map(plainSlugOf))];
  if (slugs.length === 0) return new Map();
  const rows = await db.select().from(categorySlugs).where(inArray(categorySlugs.slug, slugs));
  const idBySlug = new Map(rows.map(({ slug, categoryId }) => [slug, categoryId]));
  return new Map(
    keys.flatMap((key) => {
      const id = idBySlug.get(plainSlugOf(key));
      return id === undefined ? [] : [[key, id] as const];
    }),
  );
}
