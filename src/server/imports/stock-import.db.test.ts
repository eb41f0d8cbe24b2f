import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { countStock, readLedger } from "../catalog/stock/stock-fixture.ts";
import { stockLevels, stockMovements } from "../catalog/stock-tables.ts";
import { categories, products, sizeGrids } from "../catalog/tables.ts";
import { importTools } from "./imports-fixture.ts";
import { parseCsv } from "./parse-csv.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, act, download } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().update(categories).set({ sizeGridId: null });
  await db().delete(products);
  await db().delete(imports);
  await db()
    .insert(products)
    .values([
      { code: "A1", name: "Camisa", priceCents: 19990, categoryId: "4" },
      { code: "B1", name: "Outra", priceCents: 9990, categoryId: "4" },
    ]);
});

const importWhole = async (file: string) => act((await check(file)).id, "apply");

async function idOf(code: string): Promise<string> {
  const [row] = await db().select({ id: products.id }).from(products).where(eq(products.code, code));
  return row?.id ?? "";
}

async function unitsOf(code: string): Promise<Record<string, number>> {
  const rows = await db()
    .select()
    .from(stockLevels)
    .where(eq(stockLevels.productId, await idOf(code)));
  return Object.fromEntries(rows.map(({ size, units }) => [size, units]));
}

describe("a spreadsheet with a column of stock per size", () => {
  it("counts, recounts and ends counting, and leaves what it does not name", async () => {
    await countStock(db(), await idOf("A1"), { P: 1, M: 2, G: 3 });
    await importWhole("Código;Estoque P;estoque (m);Estoque GG\nA1;5;-;7");
    expect(await unitsOf("A1")).toEqual({ P: 5, G: 3, GG: 7 });
    expect((await readLedger(db())).every(({ units, sum }) => units === sum)).toBe(true);
    const movements = await db()
      .select()
      .from(stockMovements)
      .where(eq(stockMovements.reason, "spreadsheet"))
      .orderBy(stockMovements.id);
    expect(movements.map(({ size, delta, units }) => [size, delta, units])).toEqual([
      ["P", 4, 5],
      ["M", -2, null],
      ["GG", 7, 7],
    ]);
  });

  it("says before anything changes what would change", async () => {
    await countStock(db(), await idOf("A1"), { M: 2 });
    const { lines } = await check("Código;Estoque M;Estoque G\nA1;9;0");
    expect(lines[0]?.changes).toEqual([
      { column: "stock:M", before: "2", after: "9" },
      { column: "stock:G", before: "ilimitado", after: "0" },
    ]);
    expect(await unitsOf("A1")).toEqual({ M: 2 });
  });

  it("counts a new product in the sizes of the grid that the line gives it", async () => {
    await db()
      .insert(sizeGrids)
      .values({ name: "Mirim", sizes: [{ label: "12 anos", surchargeCents: 0 }] });
    const head = "Código;Nome;Preço;Categoria;Grade de tamanhos;Estoque 12 Anos";
    await importWhole(`${head}\nC1;Nova;80;Retrô;Mirim;4`);
    expect(await unitsOf("C1")).toEqual({ "12 anos": 4 });
  });

  it("takes the sizes of the category where the product has no grid of its own", async () => {
    const [grid] = await db()
      .insert(sizeGrids)
      .values({ name: "Bebê", sizes: [{ label: "RN", surchargeCents: 0 }] })
      .returning();
    await db()
      .update(categories)
      .set({ sizeGridId: grid?.id ?? null })
      .where(eq(categories.id, "4"));
    await importWhole("Código;Estoque RN\nA1;4");
    expect(await unitsOf("A1")).toEqual({ RN: 4 });
  });

  it.each([
    ["a size that the product does not have", "Estoque XGG", "1", "O produto não tem este tamanho"],
    ["a negative number", "Estoque M", "-1", "Escreva um número de unidades"],
    ["half a shirt", "Estoque M", "1,5", "Escreva um número de unidades"],
    ["a number that no shop has", "Estoque M", "100000", "Escreva um número de unidades"],
  ])("refuses %s", async (_, column, cell, message) => {
    const { lines } = await check(`Código;${column}\nA1;${cell}`);
    expect(lines[0]).toMatchObject({ verdict: "error" });
    expect(lines[0]?.problems[0]?.message).toContain(message);
  });

  it("is undone where nobody took units since, and kept where an order did", async () => {
    await countStock(db(), await idOf("A1"), { M: 2 });
    await countStock(db(), await idOf("B1"), { M: 2 });
    const { id } = await importWhole("Código;Estoque M;Estoque G\nA1;9;4\nB1;9;");
    await countStock(db(), await idOf("B1"), { M: 8 });
    const { counts, lines } = await act(id, "undo");
    expect(counts).toMatchObject({ undone: 1, kept: 1 });
    expect(lines[1]?.problems[0]?.message).toContain("(Estoque)");
    expect([await unitsOf("A1"), await unitsOf("B1")]).toEqual([{ M: 2 }, { M: 8 }]);
    expect((await readLedger(db())).every(({ units, sum }) => units === sum)).toBe(true);
  });

  it("of prices alone is undone although units were sold since", async () => {
    await countStock(db(), await idOf("A1"), { M: 2 });
    const { id } = await importWhole("Código;Preço\nA1;150,00");
    await countStock(db(), await idOf("A1"), { M: 1 });
    expect((await act(id, "undo")).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await unitsOf("A1")).toEqual({ M: 1 });
  });
});

describe("the spreadsheets of a shop that counts", () => {
  it.each(["csv", "xlsx"])("have a column per counted size, and change nothing: %s", async (format) => {
    await countStock(db(), await idOf("A1"), { GG: 0, P: 12 });
    const report = await check(await download(`/products/export?format=${format}`), `produtos.${format}`);
    expect(report.columns.slice(-2)).toEqual(["stock:P", "stock:GG"]);
    expect(report.counts).toMatchObject({ unchanged: 2, create: 0, update: 0, error: 0 });
  });

  it("write units without decimals, and nothing for what is unlimited", async () => {
    await countStock(db(), await idOf("A1"), { P: 12 });
    const [head, ...rows] = parseCsv(await download("/products/export"));
    expect(head?.at(-1)).toBe("Estoque P");
    expect(rows.map((row) => row.at(-1)).sort()).toEqual(["", "12"]);
    expect(parseCsv(await download("/imports/template"))[0]?.at(-1)).toBe("Estoque P");
  });
});
