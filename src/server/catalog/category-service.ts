import { and, asc, eq, sql } from "drizzle-orm";
import type { Category, CategoryTile } from "#domain/catalog/category.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { siteImages } from "../site-images/tables.ts";
import { categories, subcategories } from "./tables.ts";

/** The six fixed categories come first, then the owner's own in the order of their creation. */
export const categoriesInOrder = [sql`length(${categories.id})`, asc(categories.id)];

export async function listCategories({ db }: ServiceContext): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .orderBy(...categoriesInOrder);
  const children = await db
    .select()
    .from(subcategories)
    .orderBy(asc(subcategories.createdAt), asc(subcategories.name));
  const byCategory = Map.groupBy(children, ({ categoryId }) => categoryId);
  return rows.map(({ id, name, description }) => ({
    id,
    name,
    description,
    subcategories: (byCategory.get(id) ?? []).map((child) => ({ id: child.id, name: child.name })),
  }));
}

export async function listCategoryTiles({ db }: ServiceContext): Promise<CategoryTile[]> {
  const rows = await db
    .select({ category: categories, image: siteImages })
    .from(categories)
    .leftJoin(
      siteImages,
      and(
        eq(siteImages.referenceId, categories.id),
        eq(siteImages.type, "category"),
        eq(siteImages.active, true),
      ),
    )
    .orderBy(...categoriesInOrder);
  return rows.map(({ category: { id, name }, image }) => ({
    id,
    name,
    link: image?.link ?? `/categoria/${id}`,
    picture: image && toPicture(image, name),
  }));
}

/** The picture behind the category's heading; a category without a picture has no hero. */
export async function findCategoryPicture(
  { db }: ServiceContext,
  category: { id: string; name: string },
): Promise<ShownPicture | undefined> {
  const [image] = await db
    .select()
    .from(siteImages)
    .where(
      and(
        eq(siteImages.referenceId, category.id),
        eq(siteImages.type, "category"),
        eq(siteImages.active, true),
      ),
    );
  return image && toPicture(image, category.name);
}

function toPicture(image: typeof siteImages.$inferSelect, alt: string): ShownPicture {
  return {
    url: image.imageUrl,
    alt,
    width: image.width,
    height: image.height,
    color: image.dominantColor,
  };
}
