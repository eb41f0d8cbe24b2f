import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orders } from "../orders/tables.ts";

const app = setUpTestApp();
let administrator: SignedInTester;

const joana = {
  id: "a41f09c2-0000-4000-8000-000000000001",
  customer: "Joana D'Água Conceição",
  customerWhatsapp: "11987654321",
};
const bento = {
  id: "b52f09c2-0000-4000-8000-000000000002",
  customer: "Bento Luz",
  customerWhatsapp: "21912345678",
};

beforeAll(async () => {
  administrator = await signedInAs(app, "administrator");
  const db = app.database.db();
  await insertCategories(db);
  await insertProducts(db, [
    { name: "Camisa Canarinho Titular" },
    { name: "Agasalho Noturno" },
    { name: "Regata de Treino", code: "RGT-10" },
    { name: "Meião Listrado", code: "rgt-1" },
    { name: "Calção Preto", code: "XY%7" },
    { name: "Luva de Goleiro", code: "Regata" },
  ]);
  const order = { customerAddress: "", customerCep: "", shippingAddress: { address: "" }, totalCents: 12990 };
  await db.insert(orders).values([joana, bento].map((person) => ({ ...order, ...person })));
});

async function search(q: string) {
  const { status, body } = await send(app, "GET", `/api/admin/search?q=${encodeURIComponent(q)}`, {
    headers: administrator.headers,
  });
  expect(status).toBe(200);
  return body;
}

describe("GET /api/admin/search", () => {
  it.each(["joana", "CONCEICAO", "água conc", "joana conceição"])(
    "finds an order and a customer by the name typed as %s",
    async (typed) => {
      const found = await search(typed);
      expect(found.orders.map(({ id }: { id: string }) => id)).toEqual([joana.id]);
      expect(found.customers.map(({ id }: { id: string }) => id)).toEqual([joana.customerWhatsapp]);
    },
  );

  it.each(["#b52f", "b52f09c2", "B52F09C2"])("finds an order by its id typed as %s", async (typed) => {
    expect((await search(typed)).orders).toMatchObject([
      { id: bento.id, customer: "Bento Luz", total_cents: 12_990, status: "pending" },
    ]);
  });

  it.each(["(11) 98765-4321", "98765-4321", "8765"])("finds a customer by the number %s", async (typed) => {
    expect((await search(typed)).customers).toMatchObject([{ name: joana.customer, orders: 1 }]);
  });

  it("finds the orders of a whole phone number", async () => {
    expect((await search("(11) 98765-4321")).orders).toMatchObject([{ id: joana.id }]);
  });

  it("finds a product by a word without its accents", async () => {
    expect((await search("canarinho")).products).toMatchObject([{ name: "Camisa Canarinho Titular" }]);
  });

  it.each([
    ["rgt-10", ["RGT-10"]],
    ["RGT-1", ["rgt-1", "RGT-10"]],
    ["RGT-", ["rgt-1", "RGT-10"]],
    ["rega", ["RGT-10", "Regata"]],
    ["REGATA", ["Regata", "RGT-10"]],
    ["xy%", ["XY%7"]],
    ["y%7", []],
  ])(
    "finds for %s the products with the codes %j: the same code first, names before the beginnings of codes",
    async (typed, codes) => {
      const { products } = await search(typed);
      expect(products.map(({ code }: { code: string | null }) => code)).toEqual(codes);
    },
  );

  it("shows the code of a product that was found by its name", async () => {
    expect((await search("treino")).products).toMatchObject([{ name: "Regata de Treino", code: "RGT-10" }]);
  });

  it("treats % and _ as plain characters, not as wildcards", async () => {
    expect(await search("%_%")).toEqual({ products: [], orders: [], customers: [] });
  });

  it("leaves deleted orders out", async () => {
    const db = app.database.db();
    await db.execute(sql`update orders set deleted_at = now() where id = ${bento.id}`);
    const found = await search("bento");
    await db.execute(sql`update orders set deleted_at = null where id = ${bento.id}`);
    expect(found).toEqual({ products: [], orders: [], customers: [] });
  });

  it("refuses an empty search in a Portuguese sentence", async () => {
    const { status, body } = await send(app, "GET", "/api/admin/search?q=", {
      headers: administrator.headers,
    });
    expect(status).toBe(400);
    expect(body.error.fields.q).toBeTruthy();
  });
});
