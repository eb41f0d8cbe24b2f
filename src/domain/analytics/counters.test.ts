import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countersOf } from "./counters.ts";
import { normalizeSearch } from "./normalize-search.ts";
import { visitReportSchema } from "./visit-event.ts";
import { sourceOf, splitSource } from "./visit-source.ts";

const product = "3f0c8b52-6f0e-4f8a-9a0e-1f6f6a5b7c11";
const from = (referrer: string, ...utm: string[]) => sourceOf({ referrer, utm }, "loja.test");

describe("the source of a visit", () => {
  it.each([
    ["", "direto"],
    ["https://loja.test/produto/1", "direto"],
    ["https://www.google.com.br/search?q=camisa", "google"],
    ["https://l.instagram.com/?u=https", "instagram"],
    ["https://lm.facebook.com/", "facebook"],
    ["https://blog.futebol.com.br/post?cliente=12", "blog.futebol.com.br"],
    ["android-app://com.google.android.gm/", "google"],
    ["javascript:alert(1)", "direto"],
    ["what is this", "direto"],
  ])("of a page before %j is %s", (referrer, source) => {
    expect(from(referrer)).toBe(source);
  });

  it("is taken from the campaign parameters if the link has them", () => {
    const source = from("https://l.instagram.com/", "Instagram", "Stories & Reels", "Lançamento 26");
    expect(source).toBe("instagram / stories-reels / lancamento-26");
    expect(splitSource(source)).toEqual(["instagram", "stories-reels", "lancamento-26"]);
    expect(from("", "instagram", "", "copa")).toBe("instagram /  / copa");
    expect(from("", "instagram")).toBe("instagram");
  });

  it("never holds an e-mail address or a number that could identify a person", () => {
    expect(from("", "ana@exemplo.com.br", "email")).toBe("direto");
    expect(from("", "lista", "11 91234-5678")).toBe("lista");
  });

  it("is short and plain, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.array(fc.string(), { maxLength: 3 }), (referrer, utm) => {
        const source = sourceOf({ referrer, utm }, "loja.test");
        expect(source.length).toBeGreaterThan(0);
        expect(source.length).toBeLessThanOrEqual(160);
        expect(source).not.toMatch(/[@\n\0]/);
      }),
    );
  });
});

describe("search terms", () => {
  it("are stored in the form in which the search compares them", () => {
    expect(normalizeSearch("  Camisa  SELEÇÃO!! ")).toBe("camisa selecao");
  });

  it.each(["ana@exemplo.com.br", "(11) 91234-5678", "123.456.789-09"])(
    "that look like %j are not stored",
    (query) => {
      expect(normalizeSearch(query)).toBe("");
    },
  );
});

describe("what an event counts", () => {
  it("a product view, and a viewer for the first one of the visit", () => {
    expect(countersOf({ kind: "view", product, first: false }, "google")).toHaveLength(2);
    expect(countersOf({ kind: "view", product, first: true }, "google")).toContainEqual({
      kind: "viewer",
      dimension: "source",
      subject: "google",
    });
  });

  it("a search without result, in total and by its terms", () => {
    const counted = countersOf({ kind: "search", words: "camisa roxa", found: false }, "direto");
    expect(counted.map(({ kind, subject }) => [kind, subject])).toEqual([
      ["search", ""],
      ["search", "camisa roxa"],
      ["search_empty", ""],
      ["search_empty", "camisa roxa"],
    ]);
  });

  it("a search for personal data, without its terms", () => {
    const counted = countersOf({ kind: "search", words: "ana@exemplo.com.br", found: true }, "direto");
    expect(counted).toEqual([{ kind: "search", dimension: "", subject: "" }]);
  });
});

describe("a report from a browser", () => {
  it("may only hold the known events", () => {
    const events = [{ kind: "visit" }];
    expect(visitReportSchema.safeParse({ origin: {}, events }).success).toBe(true);
    for (const wrong of [
      { origin: {}, events: [{ kind: "purchase" }] },
      { origin: {}, events: [{ kind: "view", product: "1", first: true }] },
      { origin: {}, events: Array(21).fill({ kind: "visit" }) },
      { origin: { referrer: "x".repeat(3000) }, events },
      { events },
    ]) {
      expect(visitReportSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
