import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { importTools } from "./imports-fixture.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, act } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(products);
  await db().delete(imports);
  await db()
    .insert(products)
    .values({ code: "A1", name: "Camisa", priceCents: 19990, formerPriceCents: 24990, categoryId: "4" });
});

const readPrices = () =>
  db().select({ price: products.priceCents, former: products.formerPriceCents }).from(products);
const importWhole = async (file: string) => act((await check(file)).id, "apply");

describe("a spreadsheet with former prices", () => {
  it.each([
    ["sets one", "Código;Preço;Preço anterior\nA1;150,00;300,00", { price: 15000, former: 30000 }],
    [
      "leaves it with an empty cell",
      "Código;Preço;Preço anterior\nA1;150,00;",
      { price: 15000, former: 24990 },
    ],
    ["leaves it without that column", "Código;Preço\nA1;150,00", { price: 15000, former: 24990 }],
    ["ends the offer with a dash", "Código;Preço anterior\nA1;-", { price: 19990, former: null }],
    ["ends the offer by a price that reaches it", "Código;Preço\nA1;249,90", { price: 24990, former: null }],
  ])("%s", async (_, file, prices) => {
    expect(await importWhole(file)).toMatchObject({ status: "done", counts: { written: 1 } });
    expect(await readPrices()).toEqual([prices]);
  });

  it("creates a product on offer", async () => {
    await importWhole("Código;Nome;Preço;Preço anterior;Categoria\nB1;Nova;80;100;Retrô");
    expect(await readPrices()).toContainEqual({ price: 8000, former: 10000 });
  });

  it.each(["A1;;199,90", "A1;300,00;250,00"])(
    "refuses one that is not higher than the price: %s",
    async (line) => {
      const { lines } = await check(`Código;Preço;Preço anterior\n${line}`);
      expect(lines).toMatchObject([
        {
          verdict: "error",
          problems: [{ column: "former_price", message: "O preço anterior precisa ser maior que o preço." }],
        },
      ]);
    },
  );

  it("fails in the line whose product became dearer after the check", async () => {
    const { id } = await check("Código;Preço anterior\nA1;220,00");
    await db().update(products).set({ priceCents: 23000 });
    expect(await act(id, "apply")).toMatchObject({ counts: { written: 0, failed: 1 } });
    expect(await readPrices()).toEqual([{ price: 23000, former: 24990 }]);
  });

  it("gives the former price back when it is undone", async () => {
    const { id } = await importWhole("Código;Preço\nA1;300,00");
    expect(await act(id, "undo")).toMatchObject({ counts: { undone: 1 } });
    expect(await readPrices()).toEqual([{ price: 19990, former: 24990 }]);
  });

  it("that was imported before there were former prices leaves a later offer as it is", async () => {
    await db().update(products).set({ formerPriceCents: null });
    const { id } = await importWhole("Código;Preço\nA1;100,00");
    await db().execute(sql`update import_lines set before = before #- '{product,formerPriceCents}',
      after = after #- '{product,formerPriceCents}'`);
    await db().update(products).set({ formerPriceCents: 15000 });
    expect(await act(id, "undo")).toMatchObject({
      counts: { undone: 0, kept: 1 },
      lines: [{ problems: [{ message: expect.stringContaining("(Preço anterior)") }] }],
    });
    expect(await readPrices()).toEqual([{ price: 10000, former: 15000 }]);
  });
});
