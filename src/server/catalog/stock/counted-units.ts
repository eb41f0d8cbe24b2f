/** What lists and quotes read about stock, as columns of a query on products. */

import { sql } from "drizzle-orm";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import { shownStock, type UnitsBySize } from "#domain/stock/stock.ts";
import { stockLevels } from "../stock-tables.ts";
import { products } from "../tables.ts";

/** The units of each counted size; null for a product of which nothing is counted. */
export const countedUnits = sql<UnitsBySize | null>`(
  select json_object_agg(${stockLevels.size}, ${stockLevels.units}) from ${stockLevels}
  where ${stockLevels.productId} = ${products.id}
)`;

interface StockRow {
  sizes: GridSize[] | null;
  counted: UnitsBySize | null;
  leadTime: LeadTime | null;
}

/** What the columns of a row say about its sizes, without what they do not say, and what pages show of it. */
export function readShelf({ sizes, counted, leadTime }: StockRow, fewUnits: number | null) {
  const choice = {
    ...(sizes && { sizes }),
    ...(counted && { counted }),
    ...(leadTime && { leadTime }),
  };
  return { choice, stock: shownStock(choice, fewUnits) };
}

/** From how many units on the owner calls them few; null for never. */
export const fewUnits = sql<number | null>`(select (data->>'fewUnits')::int from store_settings)`;

/** Whether the shop says 'Pronta entrega' of what is on the shelf. */
export const saysReady = sql<boolean>`(
  select coalesce((data->'fulfilment'->>'saysReady')::boolean, false) from store_settings
)`;

/** What the owner calls few; only sizes without a unit if there is no such number. */
export const fewOrNone = sql`coalesce(${fewUnits}, 0)`;
