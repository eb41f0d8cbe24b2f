/** Which rows have all terms of a search in a text, in two ways: by comparing the text, and by its index of grams. */

import { type AnyColumn, and, like, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { MIN_INNER_LENGTH } from "#domain/search/search-terms.ts";
import { containing, escapeLike } from "./like-pattern.ts";

/** The same length as in the function `search_grams`. */
const GRAM_LENGTH = 6;
/** How `search_grams` marks the beginning of the whole text and of its other words. */
const [TEXT_START, WORD_START] = ["^", " "];

export interface Match {
  /** Compares each row of a walk; undefined for what only few rows match, such as an id. */
  byText?: SQL;
  /** Finds the same rows by an index. */
  byIndex: SQL;
  /** Only for one term: the rows that have it elsewhere than at the beginning of the text, by the index. */
  elsewhere?: { term: string; byIndex: SQL } | undefined;
  /** The same matches where the index is, if that is another table: there they are counted without the list's rows. */
  inTexts?: { table: PgTable; matching: SQL } | undefined;
}

/** A table with the texts of a list's rows, for rows that change more often than their texts. */
export interface Texts {
  table: PgTable;
  text: AnyColumn;
  /** The id of the row that has the text, and the same in the list. */
  rowId: AnyColumn;
  listId: AnyColumn;
}

/**
 * The text must be in lower case and without accents, and have an index on its `search_grams`; if that index is in a table
 * of texts, it is given as well.
 */
export function matchTerms(text: AnyColumn, terms: readonly string[], texts?: Texts): Match | undefined {
  const byText = containsTerms(text, terms);
  if (!byText) return undefined;
  const indexed = texts?.text ?? text;
  const matching = (markers: readonly string[]) =>
    sql`(${hasGrams(indexed, terms, markers)} and ${containsTerms(indexed, terms)})`;
  // As an array, whose rows the planner can only look up by their ids, however many it expects.
  const byIndex = (markers: readonly string[]) =>
    texts
      ? sql`${texts.listId} = any(array(select ${texts.rowId} from ${texts.table} where ${matching(markers)}))`
      : matching(markers);
  const everywhere = [TEXT_START, WORD_START];
  const [term] = terms.length === 1 ? terms : [];
  return {
    byText,
    byIndex: byIndex(everywhere),
    elsewhere: term === undefined ? undefined : { term, byIndex: byIndex([WORD_START]) },
    inTexts: texts && { table: texts.table, matching: matching(everywhere) },
  };
}

const containsTerms = (text: AnyColumn, terms: readonly string[]) =>
  and(...terms.map((term) => containsTerm(text, term)));

function containsTerm(text: AnyColumn, term: string): SQL {
  return isInner([...term])
    ? like(text, containing(term))
    : like(sql`' ' || ${text}`, `% ${escapeLike(term)}%`);
}

/** Letters are counted as PostgreSQL does, an emoji as one. */
const isInner = (letters: readonly string[]) => letters.length >= MIN_INNER_LENGTH;

/** In a subselect the planner does not see the value: it then uses the index, whatever its sample of the rows says. */
const hasGrams = (text: AnyColumn, terms: readonly string[], markers: readonly string[]) =>
  sql`search_grams(${text}) @@ (select ${gramQuery(terms, markers)}::tsquery)`;

/** The `tsquery` of the entries that a text with all of these terms has. */
export function gramQuery(terms: readonly string[], markers: readonly string[]): string {
  return terms.map((term) => termQuery([...term], markers)).join(" & ");
}

function termQuery(letters: readonly string[], markers: readonly string[]): string {
  const gramAt = (start: number) => letters.slice(start, start + GRAM_LENGTH).join("");
  const places = isInner(letters) ? [...markers, ""] : markers;
  const isWhole = letters.length >= GRAM_LENGTH;
  const first = places.map((marker) => lexeme(marker + gramAt(0)) + (isWhole ? "" : ":*"));
  const further = Array.from({ length: Math.max(0, letters.length - GRAM_LENGTH) }, (_, index) =>
    lexeme(gramAt(index + 1)),
  );
  return [`(${first.join(" | ")})`, ...further].join(" & ");
}

const lexeme = (text: string) => `'${text.replace(/['\\]/g, "$&$&")}'`;
