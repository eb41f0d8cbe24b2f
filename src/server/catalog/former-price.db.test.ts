import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { formatCents } from "#domain/money.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories } from "./catalog-fixture.ts";

const app = setUpTestApp();
let headers: Record<string, string>;

beforeAll(async () => {
  await insertCategories(app.database.db());
  ({ headers } = await signedInAs(app, "administrator"));
});

const shirt = { name: "Camisa Aurora", price: "199,90", category_id: "1" };
const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/products${path}`, { headers, ...(body !== undefined && { body }) });
const create = async (changes: object = {}) =>
  (await call("POST", "", { ...shirt, former_price: "249,90", ...changes })).body;
const update = ({ id, updated_at }: { id: string; updated_at: string }, changes: object) =>
  call("PUT", `/${id}`, { ...shirt, updated_at, ...changes });

describe("a product's former price", () => {
  it.each([["249,90"], [249.9]])("is saved from %j and returned in reais", async (former_price) => {
    const { id } = await create({ former_price });
    expect((await call("GET", `/${id}`)).body).toMatchObject({ price: 199.9, former_price: 249.9 });
  });

  it.each([[undefined], [null], [""]])("is none with %j", async (former_price) => {
    expect(await create({ former_price })).toMatchObject({ former_price: null });
  });

  it.each([
    ["199,90", "O preço anterior precisa ser maior que o preço."],
    [100, "O preço anterior precisa ser maior que o preço."],
    ["1.299", "Preço inválido. Por favor, insira um valor numérico."],
    [true, "Formato de preço inválido."],
  ])("of %j is refused with a message at its field", async (former_price, message) => {
    const { status, body } = await call("POST", "", { ...shirt, former_price });
    expect([status, body.error.fields]).toEqual([400, { former_price: message }]);
  });

  it("is refused by an update, too, if it is not higher than the price", async () => {
    const { status, body } = await update(await create(), { former_price: 150 });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["former_price"]]);
  });

  it("stays when an update does not mention it", async () => {
    const { status, body } = await update(await create(), { price: "189,90" });
    expect([status, body.former_price]).toEqual([200, 249.9]);
  });

  it("is removed by null", async () => {
    expect((await update(await create(), { former_price: null })).body.former_price).toBeNull();
  });

  it("ends with a price that reaches it", async () => {
    const { status, body } = await update(await create(), { price: "249,90" });
    expect([status, body.price, body.former_price]).toEqual([200, 249.9, null]);
  });

  it("is copied with the product", async () => {
    const { id } = await create();
    expect((await call("POST", `/${id}/duplicate`)).body).toMatchObject({
      price: 199.9,
      former_price: 249.9,
    });
  });

  it("is in the list of the back-office", async () => {
    const { id } = await create({ name: "Camisa da Lista" });
    const { rows } = (await call("GET", "?q=Camisa%20da%20Lista")).body;
    expect(rows).toMatchObject([{ id, former_price: 249.9 }]);
  });

  it("is written into the log when it changes", async () => {
    const product = await create();
    await update(product, { former_price: null });
    const [entry] = await app.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, product.id))
      .orderBy(desc(auditLog.at))
      .limit(1);
    expect(entry?.details).toEqual({ former_price: { before: formatCents(24990), after: null } });
  });

  it("is told to the cart", async () => {
    const { id } = await create();
    const items = [{ id, size: "M", quantity: 1, customization: { name: "ANA", number: "7" }, price: 219.9 }];
    const { status, body } = await send(app, "POST", "/api/cart/quote", { body: { items } });
    expect([status, body.items]).toMatchObject([200, [{ price: 219.9, former_price_cents: 26990 }]]);
  });
});
