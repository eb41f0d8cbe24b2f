import { withoutAccents } from "../slug.ts";
import { searchWords } from "./search-query.ts";

export interface MarkedPart {
  text: string;
  isMatch: boolean;
  /** The offset of the part, which distinguishes equal parts of one name. */
  start: number;
}

/** Splits a name into parts for highlighting: "cam" matches the starts of two words in "Camisa Camp". */
export function markMatches(name: string, query: string): MarkedPart[] {
  const plain = withoutAccents(name).toLowerCase();
  const words = searchWords(query);
  // If removing the accents changes the length, the offsets of the matches would be wrong.
  if (words.length === 0 || plain.length !== name.length) return [{ text: name, isMatch: false, start: 0 }];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![a-z0-9])(?:${longestFirst.join("|")})`, "g");
  const parts: MarkedPart[] = [];
  let end = 0;
  const push = (until: number, isMatch: boolean) => {
    if (until > end) parts.push({ text: name.slice(end, until), isMatch, start: end });
    end = until;
  };
  for (const match of plain.matchAll(pattern)) {
    push(match.index, false);
    push(match.index + match[0].length, true);
  }
  push(name.length, false);
  return parts;
}
