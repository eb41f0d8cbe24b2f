import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { send } from "../../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../../catalog/catalog-fixture.ts";
import { changeSettings } from "../../settings/settings-fixture.ts";
import { eraseOrders } from "../erase-orders.ts";
import { insertOrders } from "../orders-fixture.ts";
import { findOrderByToken } from "../own-orders-service.ts";
import { orders } from "../tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const CPF = "52998224725";
let owner: SignedInTester;
let ana: SignedInTester;
let shirt: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
  await insertCategories(db());
  [shirt = ""] = await insertProducts(db(), [{ name: "Camisa Aurora" }]);
});

const askForCpf = (asksCpf: boolean) => changeSettings(db(), { asksCpf });

beforeEach(() => askForCpf(true));

const place = (customer_cpf: unknown) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      customer_cpf,
      items: [{ id: shirt, size: "G", quantity: 1 }],
    },
  });
const storedOf = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0]?.customerCpf;

describe("the CPF of an order", () => {
  it("is stored as its digits, and told to its customer and the shop", async () => {
    const { status, body } = await place("529.982.247-25");
    expect([status, body.customer_cpf]).toEqual([201, CPF]);
    const managed = await send(app, "GET", `/api/admin/orders/${body.id}`, { headers: owner.headers });
    expect(managed.body.customer_cpf).toBe(CPF);
  });

  it.each([undefined, null, "", "   "])("may be left out: %o", async (cpf) => {
    const { status, body } = await place(cpf);
    expect(status).toBe(201);
    expect(body).not.toHaveProperty("customer_cpf");
  });

  it.each(["52998224726", "123"])("is not looked at by a shop that does not ask for it: %o", async (cpf) => {
    await askForCpf(false);
    const { status, body } = await place(cpf);
    expect([status, await storedOf(body.id)]).toEqual([201, null]);
  });

  it.each(["52998224726", "111.111.111-11", "123", 5, "x".repeat(40)])("is refused: %o", async (cpf) => {
    const { status, body } = await place(cpf);
    expect([status, body.error.fields.customer_cpf]).toEqual([
      400,
      "Este CPF não existe: confira os números",
    ]);
  });

  it("is not stored by a shop that does not ask for it", async () => {
    await askForCpf(false);
    const { body } = await place(CPF);
    expect(await storedOf(body.id)).toBeNull();
  });

  it("is not on the page that the order's link leads to", async () => {
    const { body } = await place(CPF);
    const ctx = { ...app.services(), actor: anonymous, now: new Date() };
    expect(JSON.stringify(await findOrderByToken(ctx, body.token))).not.toContain(CPF);
  });

  it("is erased with the customer", async () => {
    const { body } = await place(CPF);
    await db().transaction((tx) => eraseOrders(tx, sql`${orders.id} = ${body.id}`, new Date()));
    expect(await storedOf(body.id)).toBeNull();
  });
});

describe("the papers of orders", () => {
  it("name the sender, the weight of a shirt, and the orders as they were chosen", async () => {
    const [newer = "", older = ""] = await insertOrders(db(), [{ customerCpf: CPF }, {}]);
    const path = `/api/admin/orders/papers?ids=${older},${newer}`;
    const { status, body } = await send(app, "GET", path, { headers: owner.headers });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sender: {
        name: "Manto",
        legal_name: expect.any(String),
        cnpj: expect.any(String),
        address: expect.any(String),
      },
      shirt_grams: 300,
      orders: [{ id: older }, { id: newer, customer_cpf: CPF }],
    });
  });

  it("say nothing that is not printed", async () => {
    const [id = ""] = await insertOrders(db(), [{ staffNotes: "Cliente difícil" }]);
    const { body } = await send(app, "GET", `/api/admin/orders/papers?ids=${id}`, { headers: owner.headers });
    expect(Object.keys(body.orders[0])).not.toEqual(expect.arrayContaining(["staff_notes"]));
    expect(JSON.stringify(body)).not.toContain("difícil");
  });

  it("leave out what was deleted", async () => {
    const [id = ""] = await insertOrders(db(), [{}]);
    await send(app, "DELETE", `/api/admin/orders/${id}`, { headers: owner.headers });
    const { body } = await send(app, "GET", `/api/admin/orders/papers?ids=${id}`, { headers: owner.headers });
    expect(body.orders).toEqual([]);
  });
});
