import { sql } from "drizzle-orm";
import { categories, products } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { itemDeltas } from "../sales-rollups/journal-tables.ts";
import { foldedProductSales } from "../sales-rollups/tables.ts";

export interface BestSeller {
  id: string;
  name: string;
  category: string;
  imageUrl: string | null;
  units: number;
}

/**
 * The products with most units ordered, whatever the status of the orders. Deleted products are left out. The best come
 * from an index of the folded sums; each product of the journal may replace one of them, so that many more are read. Behind
 * `offset 0` the planner can only look their rows up by id; it expects too many and would read all products.
 */
export async function listBestSellers(db: DbOrTx, limit: number): Promise<BestSeller[]> {
  const { rows } = await db.execute<{ [Key in keyof BestSeller]: BestSeller[Key] }>(sql`
    with open as (
      select product_id, sum(units)::integer as units from ${itemDeltas} where product_id is not null group by 1
    ), candidates as (
      (
        select product_id, units from ${foldedProductSales}
        order by units desc, product_id desc limit ${limit} + (select count(*) from open)
      )
      union
      select product_id, folded.units from ${foldedProductSales} folded join open using (product_id)
    ), sold as (
      select product_id, coalesce(candidates.units, 0) + coalesce(open.units, 0) as units
      from candidates full join open using (product_id)
    )
    select product.id, product.name, category.name as category, product.image_url as "imageUrl", sold.units
    from sold
    join lateral (select * from ${products} where ${products.id} = sold.product_id offset 0) product on true
    join ${categories} category on category.id = product.category_id
    where sold.units > 0
    order by sold.units desc, sold.product_id desc
    limit ${limit}`);
  return rows;
}
