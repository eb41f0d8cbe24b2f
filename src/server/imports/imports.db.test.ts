import { desc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { categories, imageMetadata, products, subcategories } from "../catalog/tables.ts";
import { drawPhoto } from "../media/image-fixture.ts";
import { orders } from "../orders/tables.ts";
import { importTools, zip } from "./imports-fixture.ts";
import { imports } from "./tables.ts";

const reachable = "https://fotos.exemplo.com/frente.jpg";
let fetches = 0;
const app = setUpTestApp({
  pictureFetcher: {
    async fetch(address) {
      fetches++;
      if (address !== reachable) throw new DomainError("picture_unreachable");
      return { bytes: await drawPhoto(60, 80), filename: "frente.jpg" };
    },
  },
});
let headers: Record<string, string>;
const { check, act, upload, call, show, settle } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(orders);
  await db().delete(products);
  await db().delete(imports);
  fetches = 0;
});

const sheet = (...lines: string[]) => `Código;Nome;Preço;Categoria\r\n${lines.join("\r\n")}\r\n`;
const listProducts = () => db().select().from(products).orderBy(products.name);
const importWhole = async (file: string | Uint8Array) => act((await check(file)).id, "apply");

describe("the check of a spreadsheet", () => {
  it("says of each line what it would do, and changes nothing", async () => {
    await importWhole(sheet("A1;Camisa Azul;199,90;Retrô", "A2;Camisa Verde;199,90;Retrô"));
    const report = await check(
      sheet("a1;Camisa Azul;R$ 1.299,90;Retrô", "A2;Camisa Verde;199.90;retro", "A3;Nova;10;Retrô", ";;x;"),
    );
    expect(report).toMatchObject({
      status: "ready",
      counts: { create: 1, update: 1, unchanged: 1, error: 1 },
    });
    expect(report.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
      [2, "update"],
      [3, "unchanged"],
      [4, "create"],
      [5, "error"],
    ]);
    expect(report.lines[0]?.changes.map(({ column }) => column)).toEqual(["code", "price"]);
    expect(report.lines[3]?.problems.map(({ column }) => column)).toEqual(["price", "name", "category"]);
    expect(await listProducts()).toHaveLength(2);
  });

  it("reads what Excel saves on a Brazilian Windows, and files with tabs or commas", async () => {
    const latin = Buffer.from("Código;Nome;Preço;Categoria\r\nÇ1;Seleção;10,00;Seleções", "latin1");
    const tabs = "Nome\tPreço\tCategoria\nCamisa\t10\tRetrô";
    const commas = 'nome,preco,categoria\n"Camisa, azul",10.50,Retrô';
    for (const [file, name] of [
      [latin, "Seleção"],
      [tabs, "Camisa"],
      [commas, "Camisa, azul"],
    ] as const) {
      expect((await check(file)).lines).toMatchObject([{ verdict: "create", name }]);
    }
  });

  it("refuses a code that occurs twice, the name of an existing product, and an unknown id", async () => {
    await importWhole(sheet("A1;Camisa Azul;10;Retrô"));
    const report = await check(
      "ID;Código;Nome;Preço;Categoria\n;B1;Um;10;Retrô\n;b1;Dois;10;Retrô\n;;CAMISA AZUL;10;Retrô\n" +
        "00000000-0000-4000-8000-000000000000;;Três;10;Retrô",
    );
    expect(report.lines.map(({ verdict, problems }) => problems[0]?.message ?? verdict)).toEqual([
      "create",
      "Este código já está na linha 2.",
      expect.stringContaining("Já existe um produto com este nome"),
      expect.stringContaining("Nenhum produto tem este ID"),
    ]);
  });

  it.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), "títulos das colunas"],
    ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), "formato antigo"],
    ["a broken archive", new Uint8Array([0x50, 0x4b, 3, 4, 0]), "danificado"],
    ["headings alone", "Nome;Preço\n", "nenhum produto"],
    ["an archive without a spreadsheet", zip({ "a.jpg": "x" }), "nenhuma planilha"],
    ["an archive with two", zip({ "a.csv": "Nome", "b.csv": "Nome" }), "mais de uma planilha"],
  ])("refuses %s with a message", async (_what, file, text) => {
    expect(await check(file)).toMatchObject({ status: "failed", message: expect.stringContaining(text) });
  });

  it("lists columns that the shop does not know, and the categories it would add", async () => {
    const report = await check("Nome;Preço;Categoria;Estoque\nCamisa;10;Várzea > Amador;3");
    expect(report).toMatchObject({
      ignored_columns: ["Estoque"],
      new_categories: ["Várzea", "Várzea > Amador"],
    });
  });

  it("is refused while another import runs", async () => {
    await db().insert(imports).values({ status: "applying", filename: "outra.csv" });
    expect(await upload(sheet("A1;Camisa;10;Retrô"))).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining("em andamento") } },
    });
  });
});

describe("an import", () => {
  it("creates and changes products by their codes, and leaves values that the file does not contain", async () => {
    await importWhole(sheet("A1;Camisa Azul;199,90;Retrô"));
    const done = await importWhole("codigo;valor\nA1;149,90\n");
    expect(done).toMatchObject({ status: "done", counts: { written: 1 } });
    expect(await listProducts()).toMatchObject([
      { code: "A1", name: "Camisa Azul", priceCents: 14990, categoryId: "4" },
    ]);
  });

  it("adds the categories that the check reported", async () => {
    await importWhole("Nome;Preço;Categoria;Subcategoria\nCamisa;10;Várzea;Amador\nOutra;10;várzea;AMADOR");
    const [category] = await db().select().from(categories).where(eq(categories.name, "Várzea"));
    expect(await db().select().from(subcategories).where(eq(subcategories.name, "Amador"))).toHaveLength(1);
    expect((await listProducts()).map(({ categoryId }) => categoryId)).toEqual([category?.id, category?.id]);
  });

  it("fetches pictures from other sites once, and reports which could not be fetched", async () => {
    const file = `Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;${reachable} | https://fotos.exemplo.com/nada.jpg`;
    const done = await importWhole(file);
    expect(done.lines).toMatchObject([
      { state: "written", problems: [{ column: "images", message: expect.stringContaining("nada.jpg") }] },
    ]);
    const [image] = await db().select().from(imageMetadata);
    expect(image).toMatchObject({ mimeType: "image/jpeg", isPrimary: true });
    fetches = 0;
    expect((await check(`Código;Imagens\nA1;${reachable}`)).lines).toMatchObject([{ verdict: "unchanged" }]);
    expect(fetches).toBe(0);
  });

  it("takes pictures from the ZIP by their names", async () => {
    const file = zip({
      "loja/produtos.csv": "Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;FRENTE.jpg | falta.jpg",
      "loja/fotos/frente.jpg": await drawPhoto(60, 80),
      "__MACOSX/loja/._produtos.csv": "x",
    });
    const report = await check(file);
    expect(report.lines).toMatchObject([
      { verdict: "error", problems: [{ message: expect.stringContaining("falta.jpg") }] },
    ]);
    const whole = zip({
      "produtos.csv": "Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;frente.jpg",
      "frente.jpg": await drawPhoto(60, 80),
    });
    expect(await importWhole(whole)).toMatchObject({ status: "done", counts: { written: 1 } });
    expect((await listProducts())[0]?.imageUrl).toContain(
      "/storage/v1/object/public/product-images/products/",
    );
    expect((await check(whole)).lines).toMatchObject([{ verdict: "unchanged" }]);
  });

  it("keeps a product's pictures when some of the new ones cannot be fetched", async () => {
    await importWhole(`Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;${reachable}`);
    await importWhole(`Código;Imagens\nA1;https://fotos.exemplo.com/nada.jpg`);
    expect(await db().select().from(imageMetadata)).toHaveLength(1);
  });

  it("has one entry in the audit log, with its counts", async () => {
    const { id } = await importWhole(sheet("A1;Camisa;10;Retrô", "A2;;10;Retrô"));
    const entries = await db().select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries.map(({ action, summary }) => [action, summary])).toEqual([
      ["import.applied", "Planilha “produtos.csv” importada: 1 linha gravada, 1 com erro"],
    ]);
  });

  it("is stopped when its process has died, and can be continued", async () => {
    const { id } = await check(
      sheet(...Array.from({ length: 30 }, (_, index) => `A${index};Camisa ${index};10;Retrô`)),
    );
    await db()
      .update(imports)
      .set({ status: "applying", beatAt: new Date(0) })
      .where(eq(imports.id, id));
    expect(await show(id)).toMatchObject({
      status: "stopped",
      message: expect.stringContaining("Interrompida, tente de novo"),
    });
    expect(await act(id, "apply")).toMatchObject({ status: "done", counts: { written: 30 } });
    expect(await listProducts()).toHaveLength(30);
  });

  it("can be stopped by an administrator", async () => {
    await db().insert(imports).values({ status: "applying", filename: "a.csv" });
    const [row] = await db().select().from(imports).orderBy(desc(imports.createdAt));
    expect((await call("POST", `/imports/${row?.id}/stop`)).status).toBe(200);
    expect((await db().select().from(imports))[0]).toMatchObject({ wantsStop: true });
  });

  it("fails a line whose code belongs to another product by now, and writes the others", async () => {
    const { id } = await check(sheet("A1;Um;10;Retrô", "A2;Dois;10;Retrô"));
    await db().insert(products).values({ code: "a1", name: "Outra", priceCents: 1, categoryId: "4" });
    expect((await act(id, "apply")).lines).toMatchObject([
      { state: "failed", problems: [{ column: "code", message: "Outro produto já tem este código." }] },
      { state: "written" },
    ]);
  });
});

describe("a spreadsheet that was checked", () => {
  it("can be discarded", async () => {
    const { id } = await check(sheet("A1;Um;10;Retrô"));
    expect((await call("DELETE", `/imports/${id}`)).status).toBe(204);
    expect((await call("GET", `/imports/${id}`)).status).toBe(404);
    await settle();
  });

  it("recognizes addresses of the shop's own pictures", async () => {
    const { lines } = await check(
      `Nome;Preço;Categoria;Imagens\nUm;10;Retrô;${TEST_ORIGIN}/storage/v1/object/public/product-images/products/202611/nada.webp`,
    );
    expect(lines[0]?.problems[0]?.message).toContain("não existe mais");
  });
});
