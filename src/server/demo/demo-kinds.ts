import { type SQL, sql } from "drizzle-orm";
import { categories, imageMetadata, products, sizeGuides, subcategories } from "../catalog/tables.ts";
import { users } from "../identity/tables.ts";
import { orders } from "../orders/tables.ts";
import { siteImages } from "../site-images/tables.ts";

export const demoKinds = ["product", "category", "banner", "account", "order"] as const;
export type DemoKind = (typeof demoKinds)[number];

interface DemoSource {
  /** The table with the records of this kind. */
  from: SQL;
  id: SQL;
  /**
   * The content whose change makes the record the owner's own. Positions are left out: a moved banner is still a demo
   * banner.
   */
  content: SQL;
}

/**
 * How the records of each kind are selected and fingerprinted, both when they are recorded and when they are compared
 * later.
 */
export const demoSources: Record<DemoKind, DemoSource> = {
  product: {
    from: sql`${products}`,
    id: sql`${products.id}::text`,
    // What was added later is appended only where a product has it, so that fingerprints from before stay valid.
    content: sql`jsonb_build_array(${products.name}, ${products.description}, ${products.priceCents}, ${products.categoryId},
      (select jsonb_agg(${imageMetadata.url} order by ${imageMetadata.url}) from ${imageMetadata}
        where ${imageMetadata.productId} = ${products.id}))
      || coalesce(to_jsonb(${products.formerPriceCents}), '[]')
      || coalesce(to_jsonb(${products.sizeGridId}), '[]')
      || case when ${products.printRules} is null then '[]' else jsonb_build_array(${products.printRules}) end
      || case when ${products.leadTime} is null then '[]' else jsonb_build_array(${products.leadTime}) end
      || case when ${products.optionRules} is null then '[]' else jsonb_build_array(${products.optionRules}) end
      || case when ${products.patchAreas} is null then '[]' else jsonb_build_array(${products.patchAreas}) end`,
  },
  // A guide, a grid and options are appended only where there is one, so that the fingerprints of shops without guides stay as recorded.
  category: {
    from: sql`${categories}`,
    id: sql`${categories.id}`,
    content: sql`jsonb_build_array(${categories.name}, ${categories.description},
      (select jsonb_agg(${subcategories.name} order by ${subcategories.name}) from ${subcategories}
        where ${subcategories.categoryId} = ${categories.id}),
      (select jsonb_agg(${siteImages.imageUrl}) from ${siteImages}
        where ${siteImages.type} = 'category' and ${siteImages.referenceId} = ${categories.id}))
      || coalesce((select jsonb_build_array(${sizeGuides.guide}) from ${sizeGuides}
        where ${sizeGuides.categoryId} = ${categories.id}), '[]')
      || coalesce(to_jsonb(${categories.sizeGridId}), '[]')
      || case when ${categories.optionRules} is null then '[]' else jsonb_build_array(${categories.optionRules}) end`,
  },
  banner: {
    from: sql`${siteImages}`,
    id: sql`case when ${siteImages.type} = 'banner' then ${siteImages.id}::text end`,
    content: sql`jsonb_build_array(${siteImages.title}, ${siteImages.description}, ${siteImages.link}, ${siteImages.imageUrl})`,
  },
  account: { from: sql`${users}`, id: sql`${users.id}::text`, content: sql`'[]'::jsonb` },
  // An order of an invented customer stays a demo order, whatever the owner tries out on it.
  order: { from: sql`${orders}`, id: sql`${orders.id}::text`, content: sql`'[]'::jsonb` },
};

export const fingerprintOf = (kind: DemoKind): SQL => sql`md5((${demoSources[kind].content})::text)`;
