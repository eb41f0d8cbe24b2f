import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { storeSettings } from "../settings/tables.ts";
import { insertOrders } from "./orders-fixture.ts";
import { findOrderByToken } from "./own-orders-service.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp({ caches: true });
const account = {
  keyType: "email" as const,
  key: "loja@exemplo.com.br",
  receiverName: "Manto",
  receiverCity: "São Paulo",
};
let owner: SignedInTester;
let ana: SignedInTester;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
});

beforeEach(async () => {
  await app.database.db().update(storeSettings).set({ pix: account });
  [id = ""] = await insertOrders(app.database.db(), [{ userId: ana.userId, totalCents: 96970 }]);
});

const admin = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/orders${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const pay = (paid: unknown) => admin("PUT", `/${id}/payment`, { paid });
const read = async () => (await admin("GET", `/${id}`)).body;

async function readPublic() {
  const [row] = await app.database.db().select().from(orders).where(eq(orders.id, id));
  const ctx = { ...app.services(), actor: anonymous, now: new Date() };
  return findOrderByToken(ctx, row?.publicToken ?? "");
}

describe("an order's payment", () => {
  it("is recorded with its time and in the history, and can be undone", async () => {
    expect((await pay(true)).body.paid_at).toEqual(expect.any(String));
    expect((await pay(false)).body.paid_at).toBeNull();
    const { body } = await admin("GET", `/${id}/history`);
    expect(body).toMatchObject([
      { action: "order.unpaid", summary: `Pagamento do pedido #${id.slice(0, 8)} desfeito` },
      { action: "order.paid", actor_email: owner.email },
      { action: "order.placed" },
    ]);
  });

  it("set twice keeps its first time and is recorded once", async () => {
    const { body: first } = await pay(true);
    const { body: second } = await pay(true);
    expect(second.paid_at).toBe(first.paid_at);
    expect((await admin("GET", `/${id}/history`)).body).toHaveLength(2);
  });

  it("publishes one change event", async () => {
    const events = await eventsDuring(app, async () => {
      await pay(true);
      await pay(true);
    });
    expect(events).toEqual([{ topic: "orders", id, kind: "updated" }]);
  });

  it("does not change the order's status", async () => {
    expect((await pay(true)).body.status).toBe("pending");
  });

  it.each(["sim", null, 1])("cannot be %j", async (paid) => {
    expect((await pay(paid)).status).toBe(400);
  });

  it("of a deleted order is a 404", async () => {
    await admin("DELETE", `/${id}`);
    expect((await pay(true)).status).toBe(404);
  });
});

describe("the Pix code", () => {
  it("is the same in the list, the detail, the customer's orders and the page behind the link", async () => {
    const { body: list } = await admin("GET", `?q=%23${id.slice(0, 8)}`);
    const { body: own } = await send(app, "GET", `/api/account/orders/${id}`, { headers: ana.headers });
    const codes = [list.rows[0].pix_code, own.pix_code, (await readPublic())?.pixCode];
    const { pix_code: code } = await read();
    expect(code).toContain("5406969.70");
    expect(codes).toEqual([code, code, code]);
  });

  it("follows the order's total", async () => {
    await app.database.db().update(orders).set({ totalCents: 100 }).where(eq(orders.id, id));
    expect((await read()).pix_code).toContain("54041.00");
  });

  it("is absent while the order is paid and returns when the payment is undone", async () => {
    const { pix_code: code } = await read();
    expect((await pay(true)).body.pix_code).toBeNull();
    expect((await readPublic())?.pixCode).toBeNull();
    expect((await pay(false)).body.pix_code).toBe(code);
  });

  it("is absent if the shop has no Pix key", async () => {
    await app.database.db().update(storeSettings).set({ pix: null });
    expect((await read()).pix_code).toBeNull();
  });
});
