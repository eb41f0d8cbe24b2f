/**
 * Pages and counts a searched list with bounded work (docs/decisions/0037). A common match is found by walking the list in
 * its order; a rare one by the index, all of whose finds are then sorted. A look at the first rows tells which it is.
 */

import { and, count, getTableColumns, getTableName, inArray, or, type SQL, Subquery, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { DbOrTx } from "./client.ts";
import { type BoundedCount, countUpTo } from "./count-up-to.ts";
import { inOrder, type KeyedRow, type Keyset, type KeysetClauses, pageByKeyset } from "./keyset.ts";
import type { Match } from "./search-grams.ts";

export interface SearchedList {
  table: PgTable;
  /** What filters the list apart from the search. */
  filter: SQL | undefined;
  /** Undefined if nothing is searched for. */
  match: Match | undefined;
}

/** What a query must read instead of the table; it has the table's name and columns. */
interface RowSource {
  from: PgTable | Subquery;
  where: SQL | undefined;
  orderBy: SQL[];
}

/** What the first look has seen. */
export interface Probe {
  seen: number;
  found: number;
}

/** How many rows the first look compares. */
const PROBED_ROWS = 500;
/** With fewer matches among them there are so few in all that sorting them takes less than walking. */
const MIN_FOUND_TO_WALK = 3;
/** With fewer matches among them a thousand are counted sooner by the index than by walking. */
const MIN_FOUND_TO_COUNT = 25;
/** A walk may go this many times as far as the first look lets expect. */
const WALK_MARGIN = 3;
/** Less for a thousand rows, which are spread more evenly: the planner would rather sort all rows than walk that far. */
const COUNT_MARGIN = 1.2;

/**
 * Reads one page by the query that `read` makes of the source and the clauses. Returns also what the first look at the
 * whole list has seen, which spares the count another one.
 */
export async function pageSearched<Row extends KeyedRow>(
  db: DbOrTx,
  list: SearchedList,
  keyset: Keyset,
  options: { cursor?: string | undefined; size: number },
  read: (clauses: RowSource & Pick<KeysetClauses, "limit" | "sortKey">) => Promise<Row[]>,
) {
  let probe: Probe | undefined;
  const page = await pageByKeyset(keyset, options, async (clauses) => {
    const where = and(list.filter, clauses.where);
    const isCompared = list.match?.byText !== undefined;
    probe = isCompared ? await probeRows(db, list, where, clauses.orderBy) : undefined;
    return readRows(db, { ...list, filter: where }, clauses, probe, (source) =>
      read({ ...source, limit: clauses.limit, sortKey: clauses.sortKey }),
    );
  });
  return { ...page, probe: options.cursor === undefined ? probe : undefined };
}

async function readRows<Row>(
  db: DbOrTx,
  list: SearchedList,
  clauses: KeysetClauses,
  probe: Probe | undefined,
  read: (source: RowSource) => Promise<Row[]>,
): Promise<Row[]> {
  const { table, filter, match } = list;
  const { orderBy, limit } = clauses;
  if (!match) return read({ from: table, where: filter, orderBy });
  const reach = probe && reachOf(probe, WALK_MARGIN * limit, MIN_FOUND_TO_WALK);
  if (probe && reach !== undefined) {
    const found = await read(walk(list, clauses, reach));
    if (found.length === limit || probe.seen < PROBED_ROWS) return found;
  }
  const byIndex = (await matchFromTermOn(db, list, clauses)) ?? match.byIndex;
  return read({ from: fenced(table, and(filter, byIndex)), where: undefined, orderBy });
}

/** Counts the matches up to `max`, common ones in the order of the column `along`, which has an index. */
export async function countSearched(
  db: DbOrTx,
  list: SearchedList & { match: Match },
  { max, along, probe }: { max: number; along?: PgColumn; probe?: Probe | undefined },
): Promise<BoundedCount> {
  const { table, filter, match } = list;
  const orderBy = along ? [sql`${along}`] : [];
  if (match.byText) {
    const { seen, found } = probe ?? (await probeRows(db, list, filter, orderBy));
    if (seen < PROBED_ROWS) return { total: found, isTotalExact: true };
    const reach = reachOf({ seen, found }, COUNT_MARGIN * (max + 1), MIN_FOUND_TO_COUNT);
    const rows = reach && firstRows(table, filter, { orderBy, limit: reach });
    const walked = rows && (await countUpTo(db, rows, match.byText, { max }));
    if (walked && !walked.isTotalExact) return walked;
  }
  if (match.inTexts && !filter) return countUpTo(db, match.inTexts.table, match.inTexts.matching, { max });
  return countUpTo(db, table, and(filter, match.byIndex), { max });
}

async function probeRows(
  db: DbOrTx,
  { table, match }: SearchedList,
  where: SQL | undefined,
  orderBy: SQL[],
): Promise<Probe> {
  const found = sql`count(*) filter (where ${match?.byText})`.mapWith(Number) as SQL<number>;
  const [probe] = await db
    .select({ seen: count(), found })
    .from(firstRows(table, where, { orderBy, limit: PROBED_ROWS }));
  return probe ?? { seen: 0, found: 0 };
}

/** How many rows have so many matches, by the first look; undefined if the index finds them sooner. */
function reachOf({ seen, found }: Probe, wanted: number, minFound: number): number | undefined {
  if (seen < PROBED_ROWS) return PROBED_ROWS;
  return found < minFound ? undefined : Math.ceil((wanted * seen) / found);
}

/** Goes through the list in its order and stops at the last row that is wanted. */
function walk({ table, filter, match }: SearchedList, clauses: KeysetClauses, limit: number): RowSource {
  const { keyset, orderBy, ascending } = clauses;
  const from = firstRows(table, filter, { orderBy, limit, place: sql`, ${keyset.by} as place` });
  return { from, where: match?.byText, orderBy: inOrder([sql`place`, keyset.id], ascending) };
}

/**
 * Names that begin with a common first name stand together, far from the beginning of a list by name, where the first
 * look found none of them. So the list is walked from the term on, and only matches elsewhere are taken from the index.
 */
async function matchFromTermOn(
  db: DbOrTx,
  list: SearchedList,
  clauses: KeysetClauses,
): Promise<SQL | undefined> {
  const { match } = list;
  const { keyset, ascending, limit } = clauses;
  if (!match?.elsewhere || keyset.type !== "text" || !ascending) return undefined;
  const filter = and(list.filter, sql`${keyset.by} >= ${match.elsewhere.term}`);
  const source = walk({ ...list, filter }, clauses, PROBED_ROWS);
  const found = await db
    .select({ id: sql<string>`${keyset.id}` })
    .from(source.from)
    .where(source.where)
    .orderBy(...source.orderBy)
    .limit(limit);
  if (found.length < limit) return undefined;
  const ids = found.map(({ id }) => id);
  return or(inArray(keyset.id, ids), match.elsewhere.byIndex);
}

/** The rows have the table's own name, so that conditions on the table apply to them. */
function firstRows(
  table: PgTable,
  where: SQL | undefined,
  { orderBy, limit, place = sql`` }: { orderBy: SQL[]; limit: number; place?: SQL },
): Subquery {
  const order = orderBy.length > 0 ? sql`order by ${sql.join(orderBy, sql`, `)}` : sql``;
  return aliased(
    table,
    sql`select *${place} from ${table} where ${where ?? sql`true`} ${order} limit ${limit}`,
  );
}

/** Without `offset 0` the planner could walk the list's order instead of using the index, although few rows match. */
const fenced = (table: PgTable, where: SQL | undefined): Subquery =>
  aliased(table, sql`select * from ${table} where ${where} offset 0`);

const aliased = (table: PgTable, query: SQL): Subquery =>
  new Subquery(query, getTableColumns(table), getTableName(table));
