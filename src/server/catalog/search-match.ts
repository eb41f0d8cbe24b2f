/** The SQL of the search: which products match a list of terms, and how well. Terms consist only of a-z and 0-9. */

import { and, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DbOrTx } from "../db/client.ts";
import { newestProducts, SAMPLE_SIZE } from "./newest-products.ts";
import { conditionOf, type SearchScope } from "./search-scope.ts";
import { categories, products, productWords, subcategories } from "./tables.ts";

export interface SearchMatch {
  /** Every term is in the product's name. */
  inName: SQL;
  /** Every term is in its name, description, category or subcategory. */
  anywhere: SQL;
  rank: SQL<number>;
  /** Whether the name of the product's category or subcategory contains one of the terms. */
  inCategory: SQL<boolean>;
}

interface WordMatch {
  /** False for a stop word such as "de", which is in no index and must not filter. */
  isSearchTerm: SQL;
  inName: SQL;
  inProduct: SQL;
  /** The same condition on the name of a category or subcategory. */
  nameMatches(name: SQL): SQL;
}

/**
 * The weights of D, C, B and A: one occurrence in the name (0.61) outweighs any number of occurrences in the
 * description (at most 0.2).
 */
const WEIGHTS = sql.raw(`'{0, 0.2, 0.5, 1}'::real[]`);
/** A match in the category's name ranks between one in the name and one in the description. */
const CATEGORY_WEIGHT = sql.raw("0.3");
/** The most similar catalogue words that are tried for one mistyped term. */
const MAX_GUESSES = 5;

/** Matches products that have every term, in any inflected form. */
export function matchWords(db: DbOrTx, words: readonly string[]): Promise<SearchMatch> {
  const queries = words.map((word, index) =>
    index === words.length - 1
      ? // The visitor may still be typing the last term, so a prefix match is enough.
        sql`(plainto_tsquery('portuguese', ${word}) || to_tsquery('simple', ${`${word}:*`}))`
      : sql`plainto_tsquery('portuguese', ${word})`,
  );
  const matches = queries.map((query) => ({
    isSearchTerm: sql`numnode(${query}) > 0`,
    inName: matchesQuery(products.nameVector, query),
    inProduct: matchesQuery(products.searchVector, query),
    nameMatches: (name: SQL) => sql`to_tsvector('portuguese', plain_text(${name})) @@ ${query}`,
  }));
  const score = sql`ts_rank(${WEIGHTS}, ${products.searchVector}, ${sql.join(queries, sql` || `)})`;
  return combine(db, matches, score);
}

/**
 * The query is wrapped in a subselect to hide its value from the planner, which then assumes a fixed share of rows and
 * uses the index. With the value it estimates from a sample and sometimes chooses a full scan.
 */
const matchesQuery = (vector: SQLWrapper, query: SQL): SQL => sql`${vector} @@ (select ${query})`;

/**
 * The minimum similarity of two words, as `set_config` takes it. A lower value finds shirts for "camelo"; a higher one
 * finds nothing for "camiza".
 */
export const SIMILARITY = "0.45";

/**
 * Matches products that have every term that some searched product has, and for each other one a word that is similar to
 * it: one mistyped term must not keep the others from being found where an exact search finds them. The caller must set
 * the similarity threshold.
 */
export async function matchNearly(
  db: DbOrTx,
  words: readonly string[],
  scope: SearchScope,
): Promise<SearchMatch> {
  const known = await findKnownWords(db, words, scope);
  const guesses = await guessWords(
    db,
    words.filter((word) => !known.has(word)),
  );
  const matches = words.map((word) => {
    const meant = (known.has(word) ? [word] : (guesses.get(word) ?? [])).map(
      (guess) => sql`plainto_tsquery('portuguese', ${guess})`,
    );
    const query = sql`(${sql.join(meant, sql` || `)})`;
    return {
      isSearchTerm: sql`true`,
      inName: meant.length > 0 ? matchesQuery(products.nameVector, query) : sql`false`,
      inProduct: meant.length > 0 ? matchesQuery(products.searchVector, query) : sql`false`,
      nameMatches: (name: SQL) => sql`${word} <% plain_text(${name})`,
    };
  });
  const scores = words.map((word) => sql`word_similarity(${word}, ${products.namePlain})`);
  return combine(db, matches, sql`(${sql.join(scores, sql` + `)}) / ${sql.raw(String(words.length))}`);
}

/**
 * Returns the terms that stand in some searched product as they are: a draft's typo is no word that shoppers mean. A
 * common one is found among the newest; the others are counted, because for a mere `exists` the planner hopes to meet one
 * soon and reads all products when there is none.
 */
async function findKnownWords(
  db: DbOrTx,
  words: readonly string[],
  scope: SearchScope,
): Promise<Set<string>> {
  const newest = newestProducts(db, scope, SAMPLE_SIZE);
  const columns = words.map((word, index) => {
    const hasWord = matchesQuery(products.searchVector, sql`plainto_tsquery('portuguese', ${word})`);
    return sql`exists (select from ${newest} where ${hasWord})
      or (select count(*) > 0 from ${products} where ${and(hasWord, conditionOf(scope))})
      as ${sql.identifier(`w${index}`)}`;
  });
  const { rows } = await db.execute<Record<string, boolean>>(sql`select ${sql.join(columns, sql`, `)}`);
  return new Set(words.filter((_, index) => rows[0]?.[`w${index}`]));
}

/** Finds the catalogue's words that each term may be a typo of. */
async function guessWords(db: DbOrTx, words: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ term: string; guess: string }>(sql`
    select terms.term, guess.word as guess
    from unnest(${sql.param([...words])}::text[]) as terms(term)
    cross join lateral (
      select word from ${productWords}
      where terms.term <% word
      order by word_similarity(terms.term, word) desc, products desc, word
      limit ${MAX_GUESSES}
    ) as guess`);
  const groups = Map.groupBy(rows, ({ term }) => term);
  return new Map([...groups].map(([term, found]) => [term, found.map(({ guess }) => guess)]));
}

/**
 * The few matching categories are read first. For most terms there are none, and then the product indexes answer alone;
 * a condition over both tables would scan every row.
 */
async function combine(db: DbOrTx, matches: readonly WordMatch[], score: SQL): Promise<SearchMatch> {
  const terms = await findCategoryConditions(db, matches);
  const found = terms.flatMap(({ inNamedCategory }) => inNamedCategory ?? []);
  const bonus = found.map((condition) => sql`(${condition})::int`);
  const share = sql`${CATEGORY_WEIGHT} / ${sql.raw(String(matches.length))}`;
  return {
    inName: every(terms.map(({ match }) => match.inName)),
    anywhere: every(terms.map(({ match, inNamedCategory }) => or(match.inProduct, inNamedCategory))),
    rank: bonus.length > 0 ? sql`${score} + (${sql.join(bonus, sql` + `)}) * ${share}` : sql`${score}`,
    inCategory: sql`${or(...found) ?? sql`false`}`,
  };
}

const every = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`false`;

/**
 * Returns each term that is not a stop word, with the condition that a product is in a category of that name, if one
 * exists.
 */
async function findCategoryConditions(
  db: DbOrTx,
  matches: readonly WordMatch[],
): Promise<{ match: WordMatch; inNamedCategory: SQL | undefined }[]> {
  const columns = matches.flatMap(({ isSearchTerm, nameMatches }, index) => [
    sql`${isSearchTerm} as ${sql.identifier(`a${index}`)}`,
    sql`array(select id from ${categories} where ${nameMatches(sql`name`)}) as ${sql.identifier(`c${index}`)}`,
    sql`array(select id::text from ${subcategories} where ${nameMatches(sql`name`)}) as ${sql.identifier(`s${index}`)}`,
  ]);
  const { rows } = await db.execute<CategoryAnswer>(sql`select ${sql.join(columns, sql`, `)}`);
  return matches.flatMap((match, index) => {
    if (!rows[0]?.[`a${index}`]) return [];
    const [categoryIds = [], subcategoryIds = []] = [rows[0][`c${index}`], rows[0][`s${index}`]];
    const inNamedCategory = or(
      categoryIds.length > 0 ? inArray(products.categoryId, categoryIds) : undefined,
      subcategoryIds.length > 0
        ? sql`coalesce(${inArray(products.subcategoryId, subcategoryIds)}, false)`
        : undefined,
    );
    return { match, inNamedCategory };
  });
}

/**
 * By the term's index: whether it is a search term (a), and the ids of the categories (c) and subcategories (s) whose
 * name has it.
 */
type CategoryAnswer = Record<`a${number}`, boolean> & Record<`c${number}` | `s${number}`, string[]>;
