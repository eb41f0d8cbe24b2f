/** The search's SQL: which products match a list of words, and how well. Words hold only a-z and 0-9. */

import type { DbOrTx } from "../db/client.ts";
import { and, inArray, or, type SQL, type SQLWrapper, sql } from "../db/sql.ts";
import { categories, products, productWords, subcategories } from "./tables.ts";

export interface SearchMatch {
  /** Every word stands in the product's name. */
  inName: SQL;
  /** Every word stands in its name, its description, its category or its subcategory. */
  anywhere: SQL;
  rank: SQL<number>;
  /** Whether the product's category or subcategory itself bears one of the words. */
  onShelf: SQL<boolean>;
}

interface WordMatch {
  /** A word such as "de" is in no index and asks for nothing. */
  asks: SQL;
  inName: SQL;
  inProduct: SQL;
  /** The same question to the name of a category or subcategory. */
  inShelf(name: SQL): SQL;
}

/** D, C, B, A: once in the name (0.61) weighs more than any number of times in the description (at most 0.2). */
const WEIGHTS = sql.raw(`'{0, 0.2, 0.5, 1}'::real[]`);
/** The category stands between the two. */
const SHELF_WEIGHT = sql.raw("0.3");
/** So many words of the catalogue may be meant by one with a typo, the likest of them. */
const MOST_GUESSES = 5;

/** Every word, in any of its forms. */
export function matchWords(db: DbOrTx, words: readonly string[]): Promise<SearchMatch> {
  const queries = words.map((word, index) =>
    index === words.length - 1
      ? // The last word may still be under the fingers: its beginning is enough.
        sql`(plainto_tsquery('portuguese', ${word}) || to_tsquery('simple', ${`${word}:*`}))`
      : sql`plainto_tsquery('portuguese', ${word})`,
  );
  const matches = queries.map((query) => ({
    asks: sql`numnode(${query}) > 0`,
    inName: bears(products.nameVector, query),
    inProduct: bears(products.searchVector, query),
    inShelf: (name: SQL) => sql`to_tsvector('portuguese', plain_text(${name})) @@ ${query}`,
  }));
  const score = sql`ts_rank(${WEIGHTS}, ${products.searchVector}, ${sql.join(queries, sql` || `)})`;
  return combine(db, matches, score);
}

/**
 * Asked by a subquery, whose answer the planner cannot see: it reckons with a fixed share of rows and uses the index.
 * With the words in sight it guesses from a sample how many rows bear them, and by some samples reads all products.
 */
const bears = (vector: SQLWrapper, query: SQL): SQL => sql`${vector} @@ (select ${query})`;

/** As `set_config` wants it: how alike two words must be. Lower finds shirts for "camelo", higher none for "camiza". */
export const SIMILARITY = "0.45";

/** Every word is nearly one of the name, the category or the subcategory. Needs the similarity to be set. */
export async function matchNearly(db: DbOrTx, words: readonly string[]): Promise<SearchMatch> {
  const guesses = await guessWords(db, words);
  const matches = words.map((word) => {
    const meant = (guesses.get(word) ?? []).map((guess) => sql`plainto_tsquery('portuguese', ${guess})`);
    const inName = meant.length > 0 ? bears(products.nameVector, sql.join(meant, sql` || `)) : sql`false`;
    return {
      asks: sql`true`,
      inName,
      inProduct: inName,
      inShelf: (name: SQL) => sql`${word} <% plain_text(${name})`,
    };
  });
  const scores = words.map((word) => sql`word_similarity(${word}, ${products.namePlain})`);
  return combine(db, matches, sql`(${sql.join(scores, sql` + `)}) / ${sql.raw(String(words.length))}`);
}

/** The catalogue's own words that each of these may have been meant to be. */
async function guessWords(db: DbOrTx, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ asked: string; guess: string }>(sql`
    select asked.word as asked, guess.word as guess
    from unnest(${sql.param([...words])}::text[]) as asked(word)
    cross join lateral (
      select word from ${productWords}
      where asked.word <% word
      order by word_similarity(asked.word, word) desc, products desc, word
      limit ${MOST_GUESSES}
    ) as guess`);
  const groups = Map.groupBy(rows, ({ asked }) => asked);
  return new Map([...groups].map(([asked, found]) => [asked, found.map(({ guess }) => guess)]));
}

/**
 * Which categories match is asked first: they are few, and with nothing to add for most words the indexes of the
 * products answer alone, where a condition over both tables would read every row.
 */
async function combine(db: DbOrTx, matches: readonly WordMatch[], score: SQL): Promise<SearchMatch> {
  const asked = await findShelves(db, matches);
  const found = asked.flatMap(({ shelf }) => shelf ?? []);
  const bonus = found.map((shelf) => sql`(${shelf})::int`);
  const share = sql`${SHELF_WEIGHT} / ${sql.raw(String(matches.length))}`;
  return {
    inName: every(asked.map(({ match }) => match.inName)),
    anywhere: every(asked.map(({ match, shelf }) => or(match.inProduct, shelf))),
    rank: bonus.length > 0 ? sql`${score} + (${sql.join(bonus, sql` + `)}) * ${share}` : sql`${score}`,
    onShelf: sql`${or(...found) ?? sql`false`}`,
  };
}

const every = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`false`;

/** Each word that asks for something, with the condition that a product stands on a shelf of that name, if there is one. */
async function findShelves(
  db: DbOrTx,
  matches: readonly WordMatch[],
): Promise<{ match: WordMatch; shelf: SQL | undefined }[]> {
  const columns = matches.flatMap(({ asks, inShelf }, index) => [
    sql`${asks} as ${sql.identifier(`a${index}`)}`,
    sql`array(select id from ${categories} where ${inShelf(sql`name`)}) as ${sql.identifier(`c${index}`)}`,
    sql`array(select id::text from ${subcategories} where ${inShelf(sql`name`)}) as ${sql.identifier(`s${index}`)}`,
  ]);
  const { rows } = await db.execute<ShelfAnswer>(sql`select ${sql.join(columns, sql`, `)}`);
  return matches.flatMap((match, index) => {
    if (!rows[0]?.[`a${index}`]) return [];
    const [categoryIds = [], subcategoryIds = []] = [rows[0][`c${index}`], rows[0][`s${index}`]];
    const shelf = or(
      categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
      subcategoryIds.length > 0
        ? sql`coalesce(${inArray(products.subcategoryId, subcategoryIds)}, false)`
        : undefined,
    );
    return { match, shelf };
  });
}

/** For each word by its place: whether it asks, and the ids of the categories and subcategories that bear it. */
type ShelfAnswer = Record<`a${number}`, boolean> & Record<`c${number}` | `s${number}`, string[]>;
