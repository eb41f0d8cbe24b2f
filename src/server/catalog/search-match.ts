/** The search's SQL: which products match a list of words, and how well. Words hold only a-z and 0-9. */

import type { DbOrTx } from "../db/client.ts";
import { and, inArray, or, type SQL, sql } from "../db/sql.ts";
import { categories, products, subcategories } from "./tables.ts";

export interface SearchMatch {
  where: SQL;
  rank: SQL<number>;
  /** Whether the product's category or subcategory itself bears one of the words. */
  onShelf: SQL<boolean>;
}

interface WordMatch {
  inProduct: SQL;
  /** The same question to the name of a category or subcategory. */
  inName(name: SQL): SQL;
}

/** D, C, B, A: once in the name (0.61) weighs more than any number of times in the description (at most 0.2). */
const WEIGHTS = sql.raw(`'{0, 0.2, 0.5, 1}'::real[]`);
/** The category stands between the two. */
const SHELF_WEIGHT = sql.raw("0.3");

const name = sql`plain_text(${products.name})`;

/** Every word, in any of its forms, stands in the name, the category, the subcategory or the description. */
export function matchWords(db: DbOrTx, words: readonly string[]): Promise<SearchMatch> {
  const queries = words.map((word, index) =>
    index === words.length - 1
      ? // The last word may still be under the fingers: its beginning is enough.
        sql`(plainto_tsquery('portuguese', ${word}) || to_tsquery('simple', ${`${word}:*`}))`
      : sql`plainto_tsquery('portuguese', ${word})`,
  );
  const matches = queries.map((query) => ({
    // A word such as "de" is in no index and asks for nothing.
    inProduct: sql`(numnode(${query}) = 0 or ${products.searchVector} @@ ${query})`,
    inName: (text: SQL) => sql`to_tsvector('portuguese', plain_text(${text})) @@ ${query}`,
  }));
  const score = sql`ts_rank(${WEIGHTS}, ${products.searchVector}, ${sql.join(queries, sql` || `)})`;
  return combine(db, matches, score);
}

/** As `set_config` wants it: how alike two words must be. Lower finds shirts for "camelo", higher none for "camiza". */
export const SIMILARITY = "0.45";

/** Every word is nearly one of the name, the category or the subcategory. Needs the similarity to be set. */
export function matchNearly(db: DbOrTx, words: readonly string[]): Promise<SearchMatch> {
  const matches = words.map((word) => ({
    inProduct: sql`${word} <% ${name}`,
    inName: (text: SQL) => sql`${word} <% plain_text(${text})`,
  }));
  const scores = words.map((word) => sql`word_similarity(${word}, ${name})`);
  return combine(db, matches, sql`(${sql.join(scores, sql` + `)}) / ${sql.raw(String(words.length))}`);
}

/**
 * Which categories match is asked first: they are few, and with nothing to add for most words the indexes of the
 * products answer alone, where a condition over both tables would read every row.
 */
async function combine(db: DbOrTx, matches: readonly WordMatch[], score: SQL): Promise<SearchMatch> {
  const shelves = await findShelves(db, matches);
  const conditions = matches.map(({ inProduct }, index) => or(inProduct, shelves[index]));
  const found = shelves.filter((shelf) => shelf !== undefined);
  const bonus = found.map((shelf) => sql`(${shelf})::int`);
  const share = sql`${SHELF_WEIGHT} / ${sql.raw(String(matches.length))}`;
  return {
    where: and(...conditions) ?? sql`false`,
    rank: bonus.length > 0 ? sql`${score} + (${sql.join(bonus, sql` + `)}) * ${share}` : sql`${score}`,
    onShelf: sql`${or(...found) ?? sql`false`}`,
  };
}

/** For each word, the condition that a product stands on a shelf of that name; undefined where there is none. */
async function findShelves(db: DbOrTx, matches: readonly WordMatch[]): Promise<(SQL | undefined)[]> {
  const columns = matches.flatMap(({ inName }, index) => [
    sql`array(select id from ${categories} where ${inName(sql`name`)}) as ${sql.identifier(`c${index}`)}`,
    sql`array(select id::text from ${subcategories} where ${inName(sql`name`)}) as ${sql.identifier(`s${index}`)}`,
  ]);
  const { rows } = await db.execute<Record<string, string[]>>(sql`select ${sql.join(columns, sql`, `)}`);
  return matches.map((_, index) => {
    const [categoryIds = [], subcategoryIds = []] = [rows[0]?.[`c${index}`], rows[0]?.[`s${index}`]];
    return or(
      categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
      subcategoryIds.length > 0
        ? sql`coalesce(${inArray(products.subcategoryId, subcategoryIds)}, false)`
        : undefined,
    );
  });
}
