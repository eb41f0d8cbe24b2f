import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { countStock } from "../catalog/stock/stock-fixture.ts";
import { insertOrders } from "../orders/orders-fixture.ts";
import { orders } from "../orders/tables.ts";
import { addApiKey, type TestKey } from "./api-keys-fixture.ts";
import { apiKeys } from "./tables.ts";

const app = setUpTestApp({ caches: true });
const db = () => app.database.db();
let owner: SignedInTester;
let erp: TestKey;
let other: TestKey;
let shirt: string;

const ORDERS = "/api/admin/orders";
const NAME = "Chave da API “ERP”";

const as = (
  { headers }: Pick<TestKey, "headers">,
  method: string,
  path: string,
  body?: unknown,
  idempotencyKey?: string,
) =>
  send(app, method, path, {
    headers: { ...headers, ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }) },
    ...(body !== undefined && { body }),
  });
const entry = (customer = "Ana Lima") => ({
  customer,
  customer_cep: "01001000",
  customer_address: "Praça da Sé, 1",
  customer_whatsapp: "11912345678",
  items: [{ id: shirt, size: "M", quantity: 1 }],
});
const historyOf = async (id: string) =>
  (await as(owner, "GET", `${ORDERS}/${id}/history`)).body as {
    action: string;
    actor_email: string | null;
  }[];

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  erp = await addApiKey(db(), { orders: "write", catalog: "write", customers: "write" }, { name: "ERP" });
  other = await addApiKey(db(), { orders: "write" });
  await insertCategories(db());
  [shirt = ""] = await insertProducts(db(), [{ name: "Camisa Aurora", priceCents: 28990 }]);
});

describe("an order that a program enters", () => {
  it("is one that was entered by hand, by the key", async () => {
    const { status, body } = await as(erp, "POST", ORDERS, entry());
    expect(status).toBe(201);
    const [row] = await db().select().from(orders).where(eq(orders.id, body.id));
    expect(row).toMatchObject({ createdBy: erp.id, userId: null });
    expect(row?.openedAt).not.toBeNull();
    expect(await historyOf(body.id)).toMatchObject([{ action: "order.created", actor_email: NAME }]);
  });

  it("is entered once, however often the request is sent", async () => {
    const first = await as(erp, "POST", ORDERS, entry(), "venda-4711");
    const again = await as(erp, "POST", ORDERS, entry(), "venda-4711");
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it("is entered once also by requests at the same moment", async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => as(erp, "POST", ORDERS, entry(), "venda-4712")),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it("is not another request with the same idempotency key", async () => {
    await as(erp, "POST", ORDERS, entry(), "venda-4713");
    const { status, body } = await as(erp, "POST", ORDERS, entry("Outra Pessoa"), "venda-4713");
    expect([status, body.error.code]).toEqual([422, "idempotency_key_reused"]);
  });

  it.each([
    ["another key", () => other],
    ["a person", () => owner],
  ])("is not that of %s with the same idempotency key", async (_, whose) => {
    const key = `venda-${whose().headers.Authorization.slice(-8)}`;
    const first = await as(erp, "POST", ORDERS, entry(), key);
    const second = await as(whose(), "POST", ORDERS, entry(), key);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });
});

describe("an order of the shop", () => {
  it("is not placed with a key: a customer places it", async () => {
    const { status, body } = await as(erp, "POST", "/api/orders", entry(), "placed-by-a-key");
    expect([status, body.error.message]).toEqual([403, `${NAME}: ela não tem acesso a isto.`]);
  });
});

describe("a change by a program is named by its key:", () => {
  it("in the order's history and in the owner's", async () => {
    const [id = ""] = await insertOrders(db(), [{}]);
    expect((await as(erp, "PATCH", `${ORDERS}/${id}`, { status: "completed" })).status).toBe(200);
    expect((await historyOf(id))[0]).toMatchObject({ actor_email: NAME });
    const { body } = await as(owner, "GET", `/api/admin/audit-log?person=${erp.id}&subject=order`);
    expect(body.rows[0]).toMatchObject({ actor_id: erp.id, actor_email: NAME, subject_id: id });
  });

  it("among those who have made changes", async () => {
    const { body } = await as(owner, "GET", "/api/admin/audit-log/people");
    expect(body).toContainEqual({ id: erp.id, email: NAME });
  });

  it("where deleted orders are listed, also once the key is revoked", async () => {
    const [id = ""] = await insertOrders(db(), [{}]);
    const { id: keyId, ...revoked } = await addApiKey(db(), { orders: "write" }, { name: "Antiga" });
    expect((await as(revoked, "DELETE", `${ORDERS}/${id}`)).status).toBe(204);
    await db().update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, keyId));
    const { body } = await as(owner, "GET", `${ORDERS}/deleted`);
    expect(body.rows.find((row: { id: string }) => row.id === id)).toMatchObject({
      deleted_by: "Chave da API “Antiga”",
    });
  });

  it("in the movements of the stock", async () => {
    await countStock(db(), shirt, { P: 3 });
    const [{ units }] = (await as(erp, "GET", `/api/admin/stock/${shirt}`)).body.sizes.filter(
      ({ size }: { size: string }) => size === "P",
    );
    const body = { items: [{ product_id: shirt, size: "P", units: 5 }] };
    expect((await as(erp, "POST", "/api/admin/stock/deliveries", body)).status).toBe(200);
    const movements = await as(owner, "GET", `/api/admin/stock/${shirt}/movements`);
    expect(movements.body.rows[0]).toMatchObject({ delta: 5, units: units + 5, changed_by: NAME });
  });
});

describe("what is for people is refused to every key:", () => {
  it.each([
    ["the settings", "GET", "/api/admin/settings"],
    ["the team", "GET", "/api/admin/administrators"],
    ["the keys", "GET", "/api/admin/api-keys"],
    ["the reports", "GET", "/api/admin/reports/sales?by=product"],
    ["the export of all orders", "GET", "/api/admin/orders/export"],
    ["the export of all customers", "GET", "/api/admin/customers/export"],
    ["the erasure of a customer", "POST", "/api/admin/customers/11912345678/erasure"],
    ["the texts of the messages", "GET", "/api/admin/settings/message-templates"],
    ["the live stream of changes", "GET", "/api/admin/events"],
    ["the search of the whole back-office", "GET", "/api/admin/search?q=ana"],
    ["a proof of who one is", "POST", "/api/account/proof"],
    ["the second factor", "GET", "/api/account/two-factor"],
    ["an account", "GET", "/api/account"],
    ["the sessions", "GET", "/api/account/sessions"],
    ["the user of the session", "GET", "/auth/v1/user"],
  ])("%s", async (_, method, path) => {
    const { status, body } = await as(erp, method, path, method === "GET" ? undefined : {});
    expect([status, body.error.code]).toEqual([403, "forbidden"]);
  });
});

it("a key that only sees the production sees no customer's number there", async () => {
  await insertOrders(db(), [{ customer: "Bia Souza", customerWhatsapp: "11987654321" }]);
  const maker = await addApiKey(db(), { production: "read" });
  const { status, body } = await as(maker, "GET", "/api/admin/production");
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain("Bia Souza");
  expect(JSON.stringify(body)).not.toContain("87654321");
});
