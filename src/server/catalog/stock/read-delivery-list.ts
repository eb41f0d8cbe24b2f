import { eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import {
  type ListedProduct,
  readDeliveryLine,
  type UnderstoodLine,
  understandLine,
} from "#domain/stock/delivery-list.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import type { DbOrTx } from "../../db/client.ts";
import { isGridOfProduct } from "../product-columns.ts";
import { categories, products, sizeGrids } from "../tables.ts";
import { type ProductStock, stockColumns, toStock } from "./read-stock.ts";

interface CalledProduct extends ListedProduct {
  stock: ProductStock;
}

export type ReadLine = UnderstoodLine<CalledProduct> & { text: string };

/** Says line by line what a pasted list means, and writes nothing. Empty lines are left out. */
export async function readDeliveryList({ db, actor }: ServiceContext, text: string): Promise<ReadLine[]> {
  requirePermission(actor, "catalog");
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const names = new Set(lines.flatMap((line) => readDeliveryLine(line).map(({ product }) => product)));
  const called = await findCalled(db, [...names]);
  return lines.map((line) => ({
    text: line.trim(),
    ...understandLine(line, (name) => called.get(name) ?? []),
  }));
}

/** The products of each text: the one with that code, or else those with that name. */
async function findCalled(db: DbOrTx, texts: string[]): Promise<Map<string, CalledProduct[]>> {
  if (texts.length === 0) return new Map();
  const named = sql`unnest(${sql.param(texts)}::text[]) as named(text)`;
  // Two joins, because one on code or name would compare every product with every text.
  const called = sql`(
    select named.text, id, true as is_code from ${named} join products on lower(code) = lower(named.text)
    union all
    select named.text, id, false from ${named} join products on name_plain = plain_text(named.text)
  ) as called`;
  const rows = await db
    .select({ ...stockColumns, text: sql<string>`called.text`, isCode: sql<boolean>`called.is_code` })
    .from(called)
    .innerJoin(products, sql`${products.id} = called.id`)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct);
  const found = rows.map(({ text, isCode: byCode, ...row }) => {
    const stock = toStock(row);
    const sizes = stock.sizes.map(({ size }) => size);
    return { text, byCode, product: { id: stock.id, name: stock.name, sizes, stock } };
  });
  return new Map(
    [...Map.groupBy(found, ({ text }) => text)].map(([text, all]) => {
      const coded = all.filter(({ byCode }) => byCode);
      return [text, (coded.length > 0 ? coded : all).map(({ product }) => product)];
    }),
  );
}
