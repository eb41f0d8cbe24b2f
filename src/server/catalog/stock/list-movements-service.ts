import { and, eq, sql } from "drizzle-orm";
import { requirePermission } from "#domain/accounts/actor.ts";
import type { KeysetPage } from "#domain/paging.ts";
import { MOVEMENTS_PER_PAGE } from "#domain/stock/stock-list.ts";
import { isUuid } from "#domain/uuid.ts";
import { authorName } from "../../api-keys/author-name.ts";
import { apiKeys } from "../../api-keys/tables.ts";
import type { ServiceContext } from "../../context/service-context.ts";
import { countAround, countUpTo } from "../../db/count-up-to.ts";
import { type Keyset, pageByKeyset } from "../../db/keyset.ts";
import { users } from "../../identity/tables.ts";
import { productNotFound } from "../read-admin-products.ts";
import { stockMovements } from "../stock-tables.ts";
import { products } from "../tables.ts";

interface MovementFilter {
  size?: string | undefined;
  cursor?: string | undefined;
}

/** Counting stops here: nobody pages that far. */
const MAX_COUNTED = 1000;

/** Movements are numbered as they happen. All are of one product, whose id is the tie-breaker that never decides. */
const newestFirst: Keyset = {
  by: stockMovements.id,
  type: "number",
  id: stockMovements.productId,
  direction: "desc",
};

/** Orders import this folder, so that their table is named here. */
const isOrderThere = sql<boolean>`exists (
  select from orders where orders.id = ${stockMovements.orderId} and orders.deleted_at is null
)`;

export type Movement = Awaited<ReturnType<typeof listMovements>>["rows"][number];

/** The ledger of a product, newest first. */
export async function listMovements(
  { db, actor }: ServiceContext,
  productId: string,
  { size, cursor }: MovementFilter,
): Promise<KeysetPage<Awaited<ReturnType<typeof readPage>>["rows"][number]>> {
  requirePermission(actor, "catalog");
  if (!isUuid(productId)) throw productNotFound();
  const [product] = await db.select({ id: products.id }).from(products).where(eq(products.id, productId));
  if (!product) throw productNotFound();
  const matches = and(
    eq(stockMovements.productId, productId),
    size === undefined ? undefined : eq(stockMovements.size, size),
  );
  const page = await readPage({ db }, matches, cursor);
  return {
    ...page,
    ...(await countAround(page, () => countUpTo(db, stockMovements, matches, { max: MAX_COUNTED }))),
  };
}

const readPage = (
  { db }: Pick<ServiceContext, "db">,
  matches: ReturnType<typeof and>,
  cursor: string | undefined,
) =>
  pageByKeyset(newestFirst, { cursor, size: MOVEMENTS_PER_PAGE }, ({ where, orderBy, limit, sortKey }) =>
    db
      .select({
        id: stockMovements.productId,
        number: stockMovements.id,
        size: stockMovements.size,
        delta: stockMovements.delta,
        units: stockMovements.units,
        reason: stockMovements.reason,
        orderId: stockMovements.orderId,
        isOrderThere,
        changedBy: authorName,
        note: stockMovements.note,
        createdAt: stockMovements.createdAt,
        sortKey,
      })
      .from(stockMovements)
      .leftJoin(users, eq(users.id, stockMovements.changedBy))
      .leftJoin(apiKeys, eq(apiKeys.id, stockMovements.changedBy))
      .where(and(matches, where))
      .orderBy(...orderBy)
      .limit(limit),
  );
