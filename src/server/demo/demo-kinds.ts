import { users } from "../accounts/tables.ts";
import { categories, imageMetadata, products, subcategories } from "../catalog/tables.ts";
import { type SQL, sql } from "../db/sql.ts";
import { orders } from "../orders/tables.ts";
import { siteImages } from "../site-images/tables.ts";

export const demoKinds = ["product", "category", "banner", "account", "order"] as const;
export type DemoKind = (typeof demoKinds)[number];

interface MarkedKind {
  /** Every record of the kind. */
  from: SQL;
  id: SQL;
  /** What the owner would change to make the record their own. Places in a list are not: moving a banner keeps it a demo. */
  says: SQL;
}

/** How each kind is found and what it says; the same for marking and for looking whether it still says so. */
export const markedKinds: Record<DemoKind, MarkedKind> = {
  product: {
    from: sql`${products}`,
    id: sql`${products.id}::text`,
    says: sql`jsonb_build_array(${products.name}, ${products.description}, ${products.priceCents}, ${products.categoryId},
      (select jsonb_agg(${imageMetadata.url} order by ${imageMetadata.url}) from ${imageMetadata}
        where ${imageMetadata.productId} = ${products.id}))`,
  },
  category: {
    from: sql`${categories}`,
    id: sql`${categories.id}`,
    says: sql`jsonb_build_array(${categories.name}, ${categories.description},
      (select jsonb_agg(${subcategories.name} order by ${subcategories.name}) from ${subcategories}
        where ${subcategories.categoryId} = ${categories.id}),
      (select jsonb_agg(${siteImages.imageUrl}) from ${siteImages}
        where ${siteImages.type} = 'category' and ${siteImages.referenceId} = ${categories.id}))`,
  },
  banner: {
    from: sql`${siteImages}`,
    id: sql`case when ${siteImages.type} = 'banner' then ${siteImages.id}::text end`,
    says: sql`jsonb_build_array(${siteImages.title}, ${siteImages.description}, ${siteImages.link}, ${siteImages.imageUrl})`,
  },
  account: { from: sql`${users}`, id: sql`${users.id}::text`, says: sql`'[]'::jsonb` },
  // Whatever is tried out on an invented customer's order, it stays one.
  order: { from: sql`${orders}`, id: sql`${orders.id}::text`, says: sql`'[]'::jsonb` },
};

export const fingerprintOf = (kind: DemoKind): SQL => sql`md5((${markedKinds[kind].says})::text)`;
