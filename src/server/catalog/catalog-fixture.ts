/** A small catalogue for tests; each name is chosen for a case of the search. */
import { sql } from "drizzle-orm";
import { anonymous } from "#domain/accounts/actor.ts";
import type { ProductStatus } from "#domain/catalog/product-status.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { categories, products, subcategories } from "./tables.ts";

interface FixtureProduct {
  name: string;
  code?: string;
  categoryId?: string;
  subcategoryId?: string;
  description?: string;
  priceCents?: number;
  formerPriceCents?: number;
  status?: ProductStatus;
  publishAt?: Date;
}

/** A context for services that only read the database. */
export function readerContext(db: Db): ServiceContext {
  return { db, actor: anonymous, now: new Date() } as ServiceContext;
}

export async function insertCategories(db: DbOrTx): Promise<{ goleiro: string; titular: string }> {
  await db.insert(categories).values([
    { id: "1", name: "Times Brasileiros" },
    { id: "3", name: "Seleções" },
    { id: "4", name: "Retrô" },
  ]);
  const [goleiro, titular] = await db
    .insert(subcategories)
    .values([
      { name: "Goleiro", categoryId: "1" },
      { name: "Titular", categoryId: "1" },
    ])
    .returning();
  return { goleiro: goleiro?.id ?? "", titular: titular?.id ?? "" };
}

/** Inserts the products so that each is a day older than the one before it. */
export async function insertProducts(db: DbOrTx, list: readonly FixtureProduct[]): Promise<string[]> {
  const rows = list.map((product, index) => ({
    categoryId: "1",
    priceCents: 28990,
    createdAt: new Date(Date.UTC(2026, 0, 31) - index * 86_400_000),
    ...product,
  }));
  const inserted = await db.insert(products).values(rows).returning({ id: products.id });
  return inserted.map(({ id }) => id);
}

/** Reads the rollups, and the same numbers counted from the products. */
export async function compareProductRollups(db: DbOrTx) {
  const read = async (query: string) => (await db.execute(sql.raw(query))).rows;
  return {
    stored: [
      await read("select word, products from product_words order by word"),
      await read("select day::text, products from product_days where products <> 0 order by day"),
      await read("select * from product_counts where products <> 0 order by category_id, subcategory_id"),
    ],
    counted: [
      await read(`select word, count(distinct id)::int as products
        from products, regexp_split_to_table(plain_text(name), '[^a-z0-9]+') as word
        where status = 'published' and word ~ '[a-z]' and length(word) >= 3 group by word order by word`),
      await read(`select (created_at at time zone 'America/Sao_Paulo')::date::text as day, count(*)::int as products
        from products where status = 'published' group by 1 order by 1`),
      await read(`select category_id, coalesce(subcategory_id::text, '') as subcategory_id, count(*)::int as products,
        (count(*) filter (where status = 'published'))::int as published,
        (count(*) filter (where status = 'published' and former_price_cents is not null))::int as on_offer
        from products group by 1, 2 order by 1, 2`),
    ],
  };
}
