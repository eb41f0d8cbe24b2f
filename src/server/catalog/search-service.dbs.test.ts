import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { insertCategories, insertProducts, readerContext } from "./catalog-fixture.ts";
import { searchProducts } from "./search-service.ts";

const database = setUpTestDatabase();
const context = () => readerContext(database.db());
const search = async (query: string, paging = {}) => {
  const page = await searchProducts(context(), query, paging);
  return page.products.map(({ name }) => name);
};

beforeAll(async () => {
  const db = database.db();
  const { goleiro } = await insertCategories(db);
  await insertProducts(db, [
    { name: "Camisa Aurora I 26/27", description: "Leve, para o verão. 100% algodão_penteado." },
    { name: "Camisa Flecha Verde", subcategoryId: goleiro },
    { name: "Jaqueta Sertão", description: "Combina com a camisa do goleiro de 1982." },
    { name: "Camisa Estrela 70", categoryId: "4" },
    { name: "Manto Retrô da Serra" },
    { name: "Agasalho Anos 80", description: "Um jeito retrô de torcer." },
    { name: "Canário", categoryId: "3" },
  ]);
});

describe("a search", () => {
  it("ignores accents and capitals", async () => {
    expect(await search("SERTAO")).toEqual(["Jaqueta Sertão"]);
    expect(await search("sertão")).toEqual(["Jaqueta Sertão"]);
  });

  it.each(["retro", "retrô", "RETRÔ"])(
    "ranks the name before the category before the description: %s",
    async (query) => {
      expect(await search(query)).toEqual(["Manto Retrô da Serra", "Camisa Estrela 70", "Agasalho Anos 80"]);
    },
  );

  it("searches the subcategory", async () => {
    expect(await search("GOLEIRO")).toEqual(["Camisa Flecha Verde", "Jaqueta Sertão"]);
  });

  it("matches inflected forms of a word", async () => {
    expect(await search("mantos")).toEqual(["Manto Retrô da Serra"]);
  });

  it("matches the beginning of the last term", async () => {
    expect(await search("camisa auro")).toEqual(["Camisa Aurora I 26/27"]);
  });

  it("requires every term, in any field", async () => {
    expect(await search("flecha goleiro")).toEqual(["Camisa Flecha Verde"]);
  });

  it("ignores stop words", async () => {
    expect(await search("manto da serra")).toEqual(["Manto Retrô da Serra"]);
  });

  it("finds a season such as 26/27", async () => {
    expect(await search("26/27")).toEqual(["Camisa Aurora I 26/27"]);
  });

  it.each([
    ["camiza", "Camisa Aurora I 26/27"],
    ["jaqeta", "Jaqueta Sertão"],
    ["canaryo", "Canário"],
    ["camiza flexa", "Camisa Flecha Verde"],
    ["selessoes", "Canário"],
  ])("tolerates a typo: %s", async (query, first) => {
    expect((await search(query))[0]).toBe(first);
  });

  it.each([
    ["camissa verao", "camisa verao"],
    ["camiza goleiro", "camisa goleiro"],
    ["camissa 1982", "camisa 1982"],
  ])("tolerates a typo in each word: %s finds what %s finds", async (mistyped, right) => {
    expect(await search(right)).not.toEqual([]);
    expect((await search(mistyped)).toSorted()).toEqual((await search(right)).toSorted());
  });

  it("does not take the typo of a draft's name for a word that shoppers mean", async () => {
    await insertProducts(database.db(), [{ name: "Camissa Rascunho", status: "draft" }]);
    expect((await search("camissa verao")).toSorted()).toEqual((await search("camisa verao")).toSorted());
  });

  it("finds nothing for an unrelated word", async () => {
    expect(await search("chuteira")).toEqual([]);
  });

  it("orders equal matches by the newest first", async () => {
    expect(await search("camisa")).toEqual([
      "Camisa Aurora I 26/27",
      "Camisa Flecha Verde",
      "Camisa Estrela 70",
      "Jaqueta Sertão",
    ]);
  });

  it("pages without repeating or leaving out", async () => {
    const pages = [await search("camisa", { limit: 3 }), await search("camisa", { limit: 3, page: 2 })];
    expect(pages.flat()).toEqual(await search("camisa"));
  });

  it("counts all matches, not only the page", async () => {
    const page = await searchProducts(context(), "camisa", { limit: 3 });
    expect(page).toMatchObject({ total: 4, page: 1, pageCount: 2 });
  });

  it.each([
    "'",
    '"',
    "%",
    "_",
    "\\",
    "👕",
    "':*",
    "a & | !",
    "<->",
    "'; drop table products; --",
    "\u0000",
    "\ud800",
  ])("treats %j as plain characters", async (query) => {
    const names = await search(query);
    expect(names.length).toBeLessThan(7);
  });

  it("does not take % and _ for wildcards", async () => {
    expect(await search("%")).toEqual([]);
    expect(await search("_")).toEqual([]);
  });

  it("finds products by a single letter", async () => {
    expect(await search("j")).toContain("Jaqueta Sertão");
  });

  it("refuses a query that is too long", async () => {
    await expect(search("a".repeat(81))).rejects.toMatchObject({ code: "invalid_request" });
  });
});
