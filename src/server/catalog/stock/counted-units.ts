/** What lists and quotes read about stock, as columns of a query on products. */

import { sql } from "drizzle-orm";
import type { UnitsBySize } from "#domain/stock/stock.ts";
import { stockLevels } from "../stock-tables.ts";
import { products } from "../tables.ts";

/** The units of each counted size; null for a product of which nothing is counted. */
export const countedUnits = sql<UnitsBySize | null>`(
  select json_object_agg(${stockLevels.size}, ${stockLevels.units}) from ${stockLevels}
  where ${stockLevels.productId} = ${products.id}
)`;

/** From how many units on the owner calls them few; null for never. */
export const fewUnits = sql<number | null>`(select (data->>'fewUnits')::int from store_settings)`;

/** What the owner calls few; only sizes without a unit if there is no such number. */
export const fewOrNone = sql`coalesce(${fewUnits}, 0)`;
