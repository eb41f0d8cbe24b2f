import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { isPrintable } from "#domain/print/print-rules.ts";
import {
  type OpenTeamOrderState,
  stateOfTeamOrder,
  type TeamOrderState,
} from "#domain/team-orders/team-order-state.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { products } from "../catalog/tables.ts";
import type { Db, DbOrTx } from "../db/client.ts";
import { preparedOnce } from "../db/prepared-once.ts";
import { teamOrders, teamShirts } from "./tables.ts";

export interface TeamShirt {
  id: string;
  name: string;
  number: string;
  size: string;
}

export type StoredTeamOrder = typeof teamOrders.$inferSelect;

export interface TeamOrder extends StoredTeamOrder {
  /** Null also while the shop does not sell it with a name and a number. */
  productId: string | null;
  state: TeamOrderState;
  /** In the order in which they came. */
  shirts: TeamShirt[];
}

/** Matches the shirts of an order that are on the list. */
export const isListed = and(eq(teamShirts.teamOrderId, teamOrders.id), isNull(teamShirts.removedAt));

const listedShirts = sql<TeamShirt[]>`(
  select coalesce(
    json_agg(
      json_build_object(
        'id', ${teamShirts.id}, 'name', ${teamShirts.name}, 'number', ${teamShirts.number}, 'size', ${teamShirts.size}
      )
      order by ${teamShirts.createdAt}, ${teamShirts.id}
    ),
    '[]'
  )
  from ${teamShirts} where ${isListed}
)`;

const selectTeamOrders = (db: DbOrTx) =>
  db
    .select({
      ...getTableColumns(teamOrders),
      shirts: listedShirts,
      product: offeredColumns,
    })
    .from(teamOrders)
    .leftJoin(products, eq(products.id, teamOrders.productId));

const byToken = preparedOnce((db: Db) =>
  selectTeamOrders(db)
    .where(eq(teamOrders.token, sql.placeholder("token")))
    .prepare("team_order_by_token"),
);

const versionByToken = preparedOnce((db: Db) =>
  db
    .select({ version: teamOrders.version })
    .from(teamOrders)
    .where(eq(teamOrders.token, sql.placeholder("token")))
    .prepare("team_order_version"),
);

type Row = Awaited<ReturnType<typeof selectTeamOrders>>[number];

function toTeamOrder({ product, ...row }: Row, now: Date): TeamOrder {
  const open = openStateOf({ ...row, product, shirts: row.shirts.length }, now);
  const productId = isOffered(product) ? row.productId : null;
  return { ...row, productId, state: row.orderedAt === null ? open : "ordered" };
}

/** What the state of a list takes of its product. */
export const offeredColumns = { status: products.status, printRules: products.printRules };

interface Progress extends Pick<StoredTeamOrder, "closedAt" | "closesOn" | "maxShirts"> {
  product: Pick<typeof products.$inferSelect, keyof typeof offeredColumns> | null;
  shirts: number;
}

/** The state of a list that is not ordered. */
export function openStateOf({ product, closedAt, ...row }: Progress, now: Date): OpenTeamOrderState {
  const progress = { ...row, isClosed: closedAt !== null, isOffered: isOffered(product) };
  return stateOfTeamOrder(progress, dayOf(now));
}

/** Whether shoppers find the product, with a name and a number. */
const isOffered = (product: Progress["product"]): boolean =>
  product?.status === "published" && isPrintable({ printRules: product.printRules ?? undefined });

/** The list behind a link; undefined if there is none. */
export async function findByToken(db: Db, token: string, now: Date): Promise<TeamOrder | undefined> {
  const [row] = await byToken(db).execute({ token });
  return row && toTeamOrder(row, now);
}

/** Open pages ask for nothing but this every few seconds. */
export async function findVersion(db: Db, token: string): Promise<number | undefined> {
  const [row] = await versionByToken(db).execute({ token });
  return row?.version;
}

export async function findById(db: DbOrTx, id: string, now: Date): Promise<TeamOrder | undefined> {
  const [row] = await selectTeamOrders(db).where(eq(teamOrders.id, id));
  return row && toTeamOrder(row, now);
}

export async function getById(db: DbOrTx, id: string, now: Date): Promise<TeamOrder> {
  const team = await findById(db, id, now);
  if (!team) throw teamOrderNotFound();
  return team;
}

/** Waits for whoever is changing the list, so that the next decision knows what they did. */
export async function lockTeamOrder(db: DbOrTx, token: string, now: Date): Promise<TeamOrder> {
  const [row] = await db
    .select({ id: teamOrders.id })
    .from(teamOrders)
    .where(eq(teamOrders.token, token))
    .for("update");
  if (!row) throw teamOrderNotFound();
  return getById(db, row.id, now);
}

export const teamOrderNotFound = () => new DomainError("not_found", { message: teamOrderTexts.notFound });
