import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { DomainError } from "#domain/errors.ts";
import { isUuid } from "#domain/uuid.ts";

/** What a list is ordered by: one column or expression, and the id as tie-breaker. */
export interface Keyset {
  by: AnyColumn | SQL;
  type: keyof typeof places;
  id: AnyColumn;
  idType?: keyof typeof ids;
  direction: "asc" | "desc";
}

type Place = AnyColumn | SQL;

/**
 * How a row's sort key is written into a cursor and read back. An instant is written in microseconds, which a Date would
 * truncate to milliseconds. A cursor comes from the client, so only a value that matches its pattern reaches the database.
 */
const places = {
  instant: {
    pattern: /^-?\d{1,16}$/,
    write: (by: Place) => sql<string>`(extract(epoch from ${by}) * 1000000)::bigint::text`,
    read: (value: string) => sql`(timestamptz 'epoch' + ${value}::bigint * interval '1 microsecond')`,
  },
  number: {
    pattern: /^-?\d{1,18}$/,
    write: (by: Place) => sql<string>`(${by})::text`,
    read: (value: string) => sql`${value}::bigint`,
  },
  text: {
    pattern: /^[^\0]{0,500}$/s,
    write: (by: Place) => sql<string>`(${by})::text`,
    read: (value: string) => sql`${value}::text`,
  },
};

const ids = {
  uuid: { isValid: isUuid, read: (id: string) => sql`${id}::uuid` },
  text: { isValid: (id: string) => places.text.pattern.test(id), read: (id: string) => sql`${id}::text` },
};

interface Cursor {
  value: string;
  id: string;
  backwards: boolean;
}

/** The clauses that a query must use to select one page. It must select `sortKey` under that name. */
export interface KeysetClauses {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  sortKey: SQL<string>;
  keyset: Keyset;
  ascending: boolean;
}

export interface KeyedRow {
  id: string;
  sortKey: string;
}

const cursorSchema = z.tuple([z.string(), z.string(), z.boolean()]);

export async function pageByKeyset<Row extends KeyedRow>(
  keyset: Keyset,
  options: { cursor?: string | undefined; size: number },
  read: (clauses: KeysetClauses) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null; previous: string | null }> {
  const cursor = options.cursor === undefined ? undefined : readCursor(keyset, options.cursor);
  const backwards = cursor?.backwards ?? false;
  const found = await read(clausesOf(keyset, cursor, options.size + 1));
  const goesOn = found.length > options.size;
  const rows = found.slice(0, options.size);
  if (backwards) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    next: last && (backwards || goesOn) ? writeCursor(last, false) : null,
    previous: first && (backwards ? goesOn : cursor !== undefined) ? writeCursor(first, true) : null,
  };
}

function clausesOf(keyset: Keyset, cursor: Cursor | undefined, limit: number): KeysetClauses {
  const { by, id } = keyset;
  const place = places[keyset.type];
  const ascending = (keyset.direction === "asc") !== (cursor?.backwards ?? false);
  const after = sql.raw(ascending ? ">" : "<");
  const idOf = ids[keyset.idType ?? "uuid"].read;
  return {
    where: cursor && sql`(${by}, ${id}) ${after} (${place.read(cursor.value)}, ${idOf(cursor.id)})`,
    orderBy: inOrder([by, id], ascending),
    limit,
    sortKey: place.write(by),
    keyset,
    ascending,
  };
}

export function inOrder(places: readonly Place[], ascending: boolean): SQL[] {
  const way = sql.raw(ascending ? "asc" : "desc");
  return places.map((place) => sql`${place} ${way}`);
}

const writeCursor = ({ id, sortKey }: KeyedRow, backwards: boolean): string =>
  Buffer.from(JSON.stringify([sortKey, id, backwards])).toString("base64url");

function readCursor(keyset: Keyset, text: string): Cursor {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  const [value = "", id = "", backwards = false] = parsed.data ?? [];
  const isFit = places[keyset.type].pattern.test(value) && ids[keyset.idType ?? "uuid"].isValid(id);
  if (!parsed.success || !isFit) {
    throw new DomainError("invalid_request", { fields: { cursor: "Página inválida" } });
  }
  return { value, id, backwards };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
