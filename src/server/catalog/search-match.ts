/** The search's SQL: which products match a list of words, and how well. Words hold only a-z and 0-9. */
import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { categories, products, subcategories } from "./tables.ts";

export interface SearchMatch {
  where: SQL;
  rank: SQL<number>;
}

/** D, C, B, A. Once in the name weighs more than often in the description; the category stands between. */
const WEIGHTS = sql.raw(`'{0, 0.2, 0.5, 1}'::real[]`);

const stemsOf = (text: SQLWrapper) =>
  sql`to_tsvector('portuguese', regexp_replace(plain_text(coalesce(${text}, '')), '[^a-z0-9]+', ' ', 'g'))`;

/** Every word, in any of its forms, stands in the name, the category, the subcategory or the description. */
export function matchWords(words: readonly string[]): SearchMatch {
  const queries = words.map((word, index) =>
    index === words.length - 1
      ? // The last word may still be under the fingers: its beginning is enough.
        sql`(plainto_tsquery('portuguese', ${word}) || to_tsquery('simple', ${`${word}:*`}))`
      : sql`plainto_tsquery('portuguese', ${word})`,
  );
  const shelf = sql`setweight(${stemsOf(categories.name)} || ${stemsOf(subcategoryName)}, 'B')`;
  return {
    where: allOf(
      queries.map(
        (query) => sql`(
          -- A word such as "de" is in no index and asks for nothing.
          numnode(${query}) = 0
          or ${products.searchVector} @@ ${query}
          or ${products.categoryId} in (select id from ${categories} where ${stemsOf(sql`name`)} @@ ${query})
          or ${products.subcategoryId} in (select id from ${subcategories} where ${stemsOf(sql`name`)} @@ ${query})
        )`,
      ),
    ),
    rank: sql<number>`ts_rank(${WEIGHTS}, ${products.searchVector} || ${shelf}, ${sql.join(queries, sql` || `)})`,
  };
}

/** As `set_config` wants it: how alike two words must be. Lower finds shirts for "camelo", higher none for "camiza". */
export const SIMILARITY = "0.45";

/** Every word is nearly one of the name, the category or the subcategory. Needs the similarity to be set. */
export function matchNearly(words: readonly string[]): SearchMatch {
  const name = sql`plain_text(${products.name})`;
  const scores = words.map(
    (word) =>
      sql`word_similarity(${word}, ${name}) + 0.5 * word_similarity(${word}, plain_text(${categories.name}))`,
  );
  return {
    where: allOf(
      words.map(
        (word) => sql`(
          ${word} <% ${name}
          or ${products.categoryId} in (select id from ${categories} where ${word} <% plain_text(name))
          or ${products.subcategoryId} in (select id from ${subcategories} where ${word} <% plain_text(name))
        )`,
      ),
    ),
    rank: sql<number>`${sql.join(scores, sql` + `)}`,
  };
}

/** Looked up for the ranked rows alone, so that lists of products need no third join. */
const subcategoryName = sql`(select s.name from ${subcategories} s where s.id = ${products.subcategoryId})`;

function allOf(conditions: SQL[]): SQL {
  return and(...conditions) ?? sql`false`;
}
