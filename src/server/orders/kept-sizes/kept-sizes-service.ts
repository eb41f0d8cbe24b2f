import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { type Build, isSameBuild } from "#domain/sizes/build.ts";
import { type KeptBand, MIN_KEEPERS } from "#domain/sizes/kept-sizes.ts";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { isGridOfProduct } from "../../catalog/product-columns.ts";
import { categories, isPublished, products, sizeGrids } from "../../catalog/tables.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import { isLive, orderItems, orders } from "../tables.ts";

/** Measures change with the years, and what was kept then says less and less. */
const KEPT_DAYS = 730;
const MAX_LINES = 10_000;

/**
 * Which sizes people of each build kept of shirts that have the product's measures. Everyone may read it, so that it says
 * nothing of fewer people than `MIN_KEEPERS`, and whoever asks does not say of which build they are. Of a product that is
 * not in the shop nothing is known.
 */
export async function listKeptSizes(ctx: ServiceContext, productId: string): Promise<KeptBand[]> {
  const product = await findMeasured(ctx, productId);
  if (!product) return [];
  const rows = await readCounts(ctx, product);
  const bands: KeptBand[] = rows
    .filter(({ size }) => size === null)
    .map(({ height, weight, people }) => ({ build: { height, weight }, people, sizes: [] }));
  for (const { size, people, ...build } of rows) {
    if (size !== null) bands.find((band) => isSameBuild(band.build, build))?.sizes.push({ size, people });
  }
  return bands.filter(({ sizes }) => sizes.length > 0);
}

/** A product with what decides its measures: those of a grid that has some, or else those of its category. */
type Measured = NonNullable<Awaited<ReturnType<typeof findMeasured>>>;

async function findMeasured({ db }: ServiceContext, id: string) {
  const [row] = await db
    .select({
      categoryId: products.categoryId,
      gridId: sizeGrids.id,
      sizes: sizeGrids.sizes,
      isOfGrid: sql<boolean>`${sizeGrids.guide} is not null`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct)
    .where(and(isPublished, eq(products.id, id)));
  if (!row) return undefined;
  const { sizes, ...measured } = row;
  return { ...measured, labels: labelsOf({ ...(sizes && { sizes }) }) };
}

interface Count extends Build {
  /** Null for all sizes together. */
  size: string | null;
  people: number;
}

/** A person is a WhatsApp number: whoever kept several of a size counts once. */
async function readCounts({ db, now }: ServiceContext, measured: Measured): Promise<Count[]> {
  const { categoryId, gridId, isOfGrid, labels } = measured;
  const since = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  const lines = db.$with("lines").as(
    db
      .select({
        productId: orderItems.productId,
        height: orderItems.buildHeight,
        weight: orderItems.buildWeight,
        size: orderItems.size,
        person: orders.customerWhatsapp,
      })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(
        and(
          isNotNull(orderItems.buildHeight),
          inArray(orderItems.size, labels),
          eq(orders.status, "completed"),
          isLive(orders),
          ne(orders.customerWhatsapp, ""),
          gt(orders.createdAt, since),
        ),
      )
      .orderBy(desc(orders.createdAt))
      .limit(MAX_LINES),
  );
  const people = sql<number>`count(distinct ${lines.person})::integer`;
  return db
    .with(lines)
    .select({
      height: sql<number>`${lines.height}`,
      weight: sql<number>`${lines.weight}`,
      size: sql<string | null>`${lines.size}`,
      people,
    })
    .from(lines)
    .innerJoin(products, eq(products.id, lines.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        sql`coalesce(${products.sizeGridId}, ${categories.sizeGridId}) is not distinct from ${gridId}`,
        isOfGrid ? undefined : eq(products.categoryId, categoryId),
      ),
    )
    .groupBy(
      sql`grouping sets ((${lines.height}, ${lines.weight}, ${lines.size}), (${lines.height}, ${lines.weight}))`,
    )
    .having(sql`${people} >= ${MIN_KEEPERS}`)
    .orderBy(sql`${lines.height}, ${lines.weight}, ${people} desc, ${lines.size}`);
}
