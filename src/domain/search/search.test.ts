import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markMatches } from "./mark-matches.ts";
import { readSearchQuery, SEARCH_QUERY_LENGTH, searchWords } from "./search-query.ts";
import { searchQuerySchema } from "./search-query-schema.ts";

describe("the words of a search", () => {
  it.each([
    ["Camisa RETRÔ", ["camisa", "retro"]],
    ["26/27", ["26", "27"]],
    ["camisa camisa", ["camisa"]],
    [`"'%_\\ 👕 :*&|!()`, []],
    ["a b c d e f g h i j", ["a", "b", "c", "d", "e", "f", "g", "h"]],
  ])("of %j are %j", (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it("hold nothing but letters and digits, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (query) => {
        for (const word of searchWords(query)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});

describe("a query", () => {
  it("from a URL is cut to the maximum length", () => {
    expect(readSearchQuery("a".repeat(10_000))).toHaveLength(SEARCH_QUERY_LENGTH);
  });

  it("from a URL loses needless space", () => {
    expect(readSearchQuery("  camisa \n aurora ")).toBe("camisa aurora");
  });

  it.each(["", "   ", "a".repeat(SEARCH_QUERY_LENGTH + 1)])("to the API is refused: %j", (query) => {
    expect(searchQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe("marking what matched", () => {
  const marked = (name: string, query: string) =>
    markMatches(name, query).map(({ text, isMatch }) => (isMatch ? `[${text}]` : text));

  it.each([
    ["Camisa Aurora I", "cam", ["[Cam]", "isa Aurora I"]],
    ["Camisa Retrô 82", "retro 8", ["Camisa ", "[Retrô]", " ", "[8]", "2"]],
    ["Camisa Sertão", "isa", ["Camisa Sertão"]],
    ["Camisa Campo", "cam camisa", ["[Camisa]", " ", "[Cam]", "po"]],
    ["Camisa", "(", ["Camisa"]],
  ])("in %j for %j", (name, query, parts) => {
    expect(marked(name, query)).toEqual(parts);
  });

  it("never changes the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), (name, query) => {
        expect(
          markMatches(name, query)
            .map(({ text }) => text)
            .join(""),
        ).toBe(name);
      }),
    );
  });
});
