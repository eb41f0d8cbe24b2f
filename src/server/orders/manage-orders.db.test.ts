import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { purgeOrders } from "./deleted-orders-service.ts";
import { insertOrders } from "./orders-fixture.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp({ caches: true });
let owner: SignedInTester;
let ana: SignedInTester;
let shirt: string;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
  await insertCategories(app.database.db());
  [shirt = ""] = await insertProducts(app.database.db(), [{ name: "Camisa Aurora", priceCents: 28990 }]);
});

beforeEach(async () => {
  [id = ""] = await insertOrders(app.database.db(), [{ userId: ana.userId }]);
});

const call = (method: string, path: string, body?: unknown, headers = {}) =>
  send(app, method, `/api/admin/orders${path}`, {
    headers: { ...owner.headers, ...headers },
    ...(body !== undefined && { body }),
  });

const historyOf = async (order: string) =>
  (await call("GET", `/${order}/history`)).body.map((entry: { action: string }) => entry.action);

describe("an order's status", () => {
  it("is set, published as a change event and recorded in the history", async () => {
    const events = await eventsDuring(app, async () => {
      const { status, body } = await call("PATCH", `/${id}`, { status: "completed" });
      expect([status, body.status]).toEqual([200, "completed"]);
    });
    expect(events).toEqual([{ topic: "orders", id, kind: "updated", status: "completed" }]);
    const { body } = await call("GET", `/${id}/history`);
    expect(body).toMatchObject([
      {
        action: "order.status_changed",
        actor_email: owner.email,
        summary: `Status do pedido #${id.slice(0, 8)} alterado de Pendente para Concluído`,
      },
      { action: "order.placed", actor_email: null },
    ]);
  });

  it("set to what it is already changes and records nothing", async () => {
    expect((await call("PATCH", `/${id}`, { status: "pending" })).status).toBe(200);
    expect(await historyOf(id)).toEqual(["order.placed"]);
  });

  it.each(["shipped", "", null])("cannot be %j", async (status) => {
    expect((await call("PATCH", `/${id}`, { status })).status).toBe(400);
  });

  it("of an order that is not there is a 404", async () => {
    const { status, body } = await call("PATCH", `/${crypto.randomUUID()}`, { status: "pending" });
    expect([status, body.error.message]).toEqual([404, "Pedido não encontrado"]);
  });
});

describe("opening an order", () => {
  it("counts once", async () => {
    const events = await eventsDuring(app, async () => {
      await call("POST", `/${id}/open`);
      await call("POST", `/${id}/open`);
    });
    expect(events).toHaveLength(1);
    expect((await call("GET", `/${id}`)).body).toMatchObject({ opened: true, customer: "Ana Lima" });
    expect(await historyOf(id)).toEqual(["order.opened", "order.placed"]);
  });
});

describe("a deleted order", () => {
  const own = () => send(app, "GET", `/api/account/orders/${id}`, { headers: ana.headers });

  it("is only in the list of deleted orders until it is restored", async () => {
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await own()).status).toBe(404);
    expect((await call("GET", `/${id}`)).status).toBe(404);
    const deleted = (await call("GET", "/deleted")).body;
    expect(deleted.rows[0]).toMatchObject({ id, deleted_by: owner.email });

    expect((await call("POST", `/${id}/restore`)).body).toMatchObject({ id, status: "pending" });
    expect((await own()).status).toBe(200);
    expect(await historyOf(id)).toEqual(["order.restored", "order.deleted", "order.placed"]);
  });

  it("cannot be deleted twice, nor change its status", async () => {
    await call("DELETE", `/${id}`);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
    expect((await call("PATCH", `/${id}`, { status: "completed" })).status).toBe(404);
  });

  it("is purged after thirty days, and not before", async () => {
    const [kept = ""] = await insertOrders(app.database.db(), [{}]);
    const now = new Date("2026-06-30T12:00:00Z");
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const db = app.database.db();
    await db
      .update(orders)
      .set({ deletedAt: daysAgo(30.1) })
      .where(eq(orders.id, id));
    await db
      .update(orders)
      .set({ deletedAt: daysAgo(29.9) })
      .where(eq(orders.id, kept));
    await purgeOrders({ ...app.services(), actor: system, now });
    expect((await call("POST", `/${id}/restore`)).status).toBe(404);
    expect((await call("POST", `/${kept}/restore`)).status).toBe(200);
  });
});

describe("an order typed in by hand", () => {
  const order = () => ({
    customer: "Caio Figueira",
    customer_cep: "01310100",
    customer_address: "Avenida Paulista, 1000",
    customer_whatsapp: "11955554444",
    items: [{ id: shirt, size: "M", quantity: 2, customization: { name: "caio", number: "9" } }],
  });

  it("is priced by the shop, pending, without an account and already opened", async () => {
    const { status, body } = await call("POST", "", { ...order(), total_amount: 1 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customer: "Caio Figueira",
      total_amount: 619.8,
      status: "pending",
      user_id: null,
      opened: true,
      entered_by_hand: true,
    });
    expect(await historyOf(body.id)).toEqual(["order.created"]);
  });

  it("with the same key is made once", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await call("POST", "", order(), key);
    const second = await call("POST", "", order(), key);
    expect(second.body.id).toBe(first.body.id);
  });

  it("at another price than the one shown is not made", async () => {
    const [line] = order().items;
    const { status, body } = await call("POST", "", { ...order(), items: [{ ...line, price: 1 }] });
    expect([status, body.quote.total_amount]).toEqual([409, 619.8]);
  });

  it("without a customer is refused, and names the field", async () => {
    const { status, body } = await call("POST", "", { ...order(), customer: " " });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ["customer"]]);
  });

  it("that is picked up in the shop has no address, and reads so", async () => {
    const { customer_cep: _, customer_address: __, ...pickedUp } = order();
    const { status, body } = await call("POST", "", { ...pickedUp, pickup: true });
    expect([status, body.customer_address, body.customer_cep]).toEqual([201, "Retira na loja", ""]);
    const sheet = await send(app, "GET", `/api/admin/production?ids=${body.id},${id}`, owner);
    expect(sheet.body.map((made: { pickup: boolean }) => made.pickup).toSorted()).toEqual([false, true]);
    const { body: spreadsheet } = await call("GET", `/export?q=${body.id}`);
    expect(spreadsheet).toContain(";Caio Figueira;(11) 95555-4444;;Retira na loja;");
  });

  it.each([
    ["neither an address nor a pickup", {}, ["customer_cep", "customer_address"]],
    ["something else than yes or no", { pickup: "sim" }, ["pickup"]],
  ])("with %s is refused", async (_, changes, fields) => {
    const { customer_cep: _cep, customer_address: __, ...rest } = order();
    const { status, body } = await call("POST", "", { ...rest, ...changes });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, fields]);
  });

  it("is the only kind that may be picked up: customers give an address", async () => {
    const { customer_cep: _, customer_address: __, ...rest } = order();
    const headers = { ...ana.headers, "Idempotency-Key": crypto.randomUUID() };
    const { status } = await send(app, "POST", "/api/orders", { headers, body: { ...rest, pickup: true } });
    expect(status).toBe(400);
  });
});
