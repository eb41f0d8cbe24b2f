import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "#server/api-keys/api-keys-fixture.ts";
import { apiKeys } from "#server/api-keys/tables.ts";
import { insertCategories, insertProducts } from "#server/catalog/catalog-fixture.ts";
import { orders } from "#server/orders/tables.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { send } from "../support/requests.ts";

const app = setUpTestApp();
const FORGED_ID = "99999999-9999-4999-8999-999999999999";
const LONG_AGO = "2001-01-01T00:00:00.000Z";
let ana: SignedInTester;
let mallory: SignedInTester;
let owner: SignedInTester;
let productId: string;

/** Fields that no form sends but an attacker can. */
const forged = () => ({
  id: FORGED_ID,
  user_id: ana.userId,
  userId: ana.userId,
  role: "admin",
  is_admin: true,
  status: "completed",
  total: 0.01,
  total_amount: 0.01,
  totalCents: 1,
  price_cents: 1,
  created_at: LONG_AGO,
  createdAt: LONG_AGO,
  deleted_at: LONG_AGO,
  public_token: "chosen",
});

const delivery = {
  customer: "Mallory",
  customer_cep: "01001000",
  customer_address: "Rua A, 1",
  customer_whatsapp: "11912345678",
};

beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  mallory = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
  const db = app.database.db();
  await insertCategories(db);
  const [product = ""] = await insertProducts(db, [{ name: "Camisa", priceCents: 19_990 }]);
  productId = product;
});

const order = (extra: object, key: string) =>
  send(app, "POST", "/api/orders", {
    headers: { ...mallory.headers, "Idempotency-Key": key },
    body: { ...delivery, items: [{ id: productId, size: "M", quantity: 2, ...extra }], ...forged() },
  });

describe("mass assignment fails:", () => {
  it("a forged order still belongs to its buyer, is pending and new, and has the shop's price", async () => {
    const { status, body } = await order({}, "mass-assignment");
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "pending", total_amount: 399.8 });
    const [row] = await app.database.db().select().from(orders);
    expect(row).toMatchObject({ userId: mallory.userId, totalCents: 39_980, deletedAt: null });
    expect(row?.id).not.toBe(FORGED_ID);
    expect(row?.publicToken).not.toBe("chosen");
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it("a price that the browser sends is only compared, never used", async () => {
    const { status } = await order({ price: 0.01, priceCents: 1, subtotal: 0.01 }, "a-price-of-a-cent");
    expect(status).toBe(409);
  });

  it("an order's total, owner and date stay when an administrator changes its status", async () => {
    const { body: placed } = await order({}, "to-be-changed");
    await send(app, "PATCH", `/api/admin/orders/${placed.id}`, {
      headers: owner.headers,
      body: { ...forged(), status: "completed" },
    });
    const { body } = await send(app, "GET", `/api/account/orders/${placed.id}`, { headers: mallory.headers });
    expect(body).toMatchObject({ id: placed.id, status: "completed", total_amount: 399.8 });
  });

  it.each([
    ["POST", "/api/admin/categories", () => ({ name: "Camisas" })],
    ["POST", "/api/admin/products", () => ({ name: "Outra", price: 10, category_id: "1", status: "draft" })],
    [
      "POST",
      "/api/admin/site-images",
      () => ({ type: "featured", image_url: "https://fotos.exemplo.com/verao/praia.jpg" }),
    ],
  ])("%s %s chooses neither its id nor its age", async (method, path, body) => {
    const answer = await send(app, method, path, {
      headers: owner.headers,
      body: { ...forged(), ...body() },
    });
    expect(answer.status).toBe(201);
    expect(answer.body.id).not.toBe(FORGED_ID);
    expect(answer.body.created_at).not.toBe(LONG_AGO);
  });

  it("a key of the API chooses neither its secret nor its maker, nor an area of the owners'", async () => {
    const { id } = await addApiKey(app.database.db(), { orders: "read" });
    const [before] = await app.database.db().select().from(apiKeys);
    const { status, body } = await send(app, "PUT", `/api/admin/api-keys/${id}`, {
      headers: owner.headers,
      body: {
        ...forged(),
        name: "ERP",
        scopes: { orders: "read", store: "write", messages: "write" },
        updated_at: before?.updatedAt.toISOString(),
        secretHash: "chosen",
        secret_hash: "chosen",
        publicId: "chosen",
        key: "manto_chosen",
        created_by: ana.email,
        revoked_at: LONG_AGO,
      },
    });
    expect([status, body.id]).toEqual([200, id]);
    const [after] = await app.database.db().select().from(apiKeys);
    expect(after).toEqual({ ...before, name: "ERP", updatedAt: after?.updatedAt });
  });

  it("an order that a program enters chooses neither its author nor its total", async () => {
    const { id, headers } = await addApiKey(app.database.db(), { orders: "write" });
    const { status, body } = await send(app, "POST", "/api/admin/orders", {
      headers,
      body: {
        ...forged(),
        ...delivery,
        items: [{ id: productId, size: "M", quantity: 1 }],
        created_by: ana.userId,
      },
    });
    expect([status, body.total_amount]).toEqual([201, 199.9]);
    const [row] = await app.database.db().select().from(orders).where(eq(orders.id, body.id));
    expect(row).toMatchObject({ createdBy: id, userId: null, status: "pending" });
  });

  it("a customer's profile accepts no role, e-mail or id", async () => {
    const { body } = await send(app, "PUT", "/auth/v1/user", {
      headers: mallory.headers,
      body: { ...forged(), data: { full_name: "Mallory", ...forged() }, app_metadata: { role: "admin" } },
    });
    expect(body).toMatchObject({ id: mallory.userId, role: "authenticated" });
    const roles = await send(app, "GET", "/api/account/roles", { headers: mallory.headers });
    expect(JSON.stringify(roles.body)).not.toContain("admin");
  });
});
