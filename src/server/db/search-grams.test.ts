import { describe, expect, it } from "vitest";
import { gramQuery } from "./search-grams.ts";

describe("the entries that a term is looked up by", () => {
  it.each([
    [["56"], "('^56':* | ' 56':*)"],
    [["ana"], "('^ana':* | ' ana':* | 'ana':*)"],
    [["marina"], "('^marina' | ' marina' | 'marina')"],
    [["visita17"], "('^visita' | ' visita' | 'visita') & 'isita1' & 'sita17'"],
    [["ana", "li"], "('^ana':* | ' ana':* | 'ana':*) & ('^li':* | ' li':*)"],
    [["d'a\\"], "('^d''a\\\\':* | ' d''a\\\\':* | 'd''a\\\\':*)"],
  ])("of %j are %s", (terms, query) => {
    expect(gramQuery(terms, ["^", " "])).toBe(query);
  });
});
