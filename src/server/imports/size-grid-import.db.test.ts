import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { products, sizeGrids } from "../catalog/tables.ts";
import { importTools } from "./imports-fixture.ts";
import { parseCsv } from "./parse-csv.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, act, download } = importTools(app, () => headers);
const db = () => app.database.db();
const sizes = [{ label: "12 anos", surchargeCents: 0 }];

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(products);
  await db().delete(imports);
  await db().delete(sizeGrids);
  await db()
    .insert(sizeGrids)
    .values(["Adulto", "Sênior", "Mirim"].map((name) => ({ name, sizes })));
  await db()
    .insert(products)
    .values([
      { code: "A1", name: "Camisa", priceCents: 19990, categoryId: "4", sizeGridId: await idOf("Adulto") },
      { code: "B1", name: "Outra", priceCents: 9990, categoryId: "4" },
    ]);
});

async function idOf(name: string): Promise<string> {
  const [grid] = await db().select().from(sizeGrids).where(eq(sizeGrids.name, name));
  return grid?.id ?? "";
}

async function gridOf(code: string): Promise<string | null | undefined> {
  const [row] = await db()
    .select({ name: sizeGrids.name })
    .from(products)
    .leftJoin(sizeGrids, eq(sizeGrids.id, products.sizeGridId))
    .where(eq(products.code, code));
  return row?.name;
}

const importWhole = async (file: string) => act((await check(file)).id, "apply");

describe("a spreadsheet with size grids", () => {
  it.each([
    ["gives a product another", "Código;Grade de tamanhos\nA1;SENIOR", "Sênior"],
    ["leaves it with an empty cell", "Código;Preço;Grade de tamanhos\nA1;150,00;", "Adulto"],
    ["leaves it without that column", "Código;Preço\nA1;150,00", "Adulto"],
    ["takes it away with a dash", "Código;Grade de tamanhos\nA1;-", null],
    ["takes it away with a word", "Código;Grade de tamanhos\nA1;Nenhuma", null],
  ])("%s", async (_, file, grid) => {
    expect(await importWhole(file)).toMatchObject({ status: "done", counts: { written: 1 } });
    expect(await gridOf("A1")).toBe(grid);
  });

  it("shows the grid as the shop writes it, and creates a product with it", async () => {
    const { id, lines } = await check(
      "Código;Nome;Preço;Categoria;Grade de tamanhos\nC1;Nova;80;Retrô;mirim",
    );
    expect(lines[0]?.changes).toContainEqual({ column: "size_grid", before: "", after: "Mirim" });
    await act(id, "apply");
    expect(await gridOf("C1")).toBe("Mirim");
  });

  it("changes nothing where the product has the grid, however it is written", async () => {
    expect(await check("Código;Grade de tamanhos\nA1;ADULTO\nB1;-")).toMatchObject({
      counts: { unchanged: 2 },
    });
  });

  it("refuses a grid that the shop does not have, and names those that it has", async () => {
    const { lines } = await check("Código;Grade de tamanhos\nA1;Bebê");
    const message = "A loja não tem a grade “Bebê”. Use Adulto, Mirim ou Sênior.";
    expect(lines).toMatchObject([{ verdict: "error", problems: [{ column: "size_grid", message }] }]);
  });

  it("fails in the line whose grid was deleted after the check", async () => {
    const { id } = await check("Código;Grade de tamanhos\nA1;Mirim\nB1;Sênior");
    await db().delete(sizeGrids).where(eq(sizeGrids.name, "Mirim"));
    expect(await act(id, "apply")).toMatchObject({ counts: { written: 1, failed: 1 } });
    expect([await gridOf("A1"), await gridOf("B1")]).toEqual(["Adulto", "Sênior"]);
  });

  it("gives the grid back when it is undone, unless it was changed since", async () => {
    const { id } = await importWhole("Código;Grade de tamanhos\nA1;-\nB1;Mirim");
    await db()
      .update(products)
      .set({ sizeGridId: await idOf("Sênior") })
      .where(eq(products.code, "B1"));
    const { counts, lines } = await act(id, "undo");
    expect(counts).toMatchObject({ undone: 1, kept: 1 });
    expect(lines[1]?.problems[0]?.message).toContain("(Grade de tamanhos)");
    expect([await gridOf("A1"), await gridOf("B1")]).toEqual(["Adulto", "Sênior"]);
  });
});

describe("the spreadsheets of the shop", () => {
  const headOf = async (path: string) => parseCsv(await download(path))[0];

  it.each(["csv", "xlsx"])("change nothing when they are imported again: %s", async (format) => {
    const report = await check(await download(`/products/export?format=${format}`));
    expect(report.columns).toContain("size_grid");
    expect(report.counts).toMatchObject({ unchanged: 2, create: 0, update: 0, error: 0 });
  });

  it("have an example of a grid in the template, which can be imported", async () => {
    const { lines } = await check(await download("/imports/template"));
    expect(lines[0]?.changes).toContainEqual({ column: "size_grid", before: "", after: "Adulto" });
  });

  it("do not speak of grids where no product has one of its own", async () => {
    await db().update(products).set({ sizeGridId: null });
    const columns = [
      ...["Código", "Nome", "Preço", "Preço anterior", "Categoria", "Subcategoria", "Descrição"],
      ...["Novo", "Destaque", "Situação", "Imagens"],
    ];
    expect(await headOf("/products/export")).toEqual(["ID", ...columns]);
    expect(await headOf("/imports/template")).toEqual(columns);
  });
});
