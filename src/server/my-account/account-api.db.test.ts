import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { fromBrowser, send } from "../../../tests/support/requests.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { sweepAccounts } from "../identity/sweep-sessions.ts";
import { refreshTokens, sessions, users, verifications } from "../identity/tables.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let ana: SignedInTester;
let bia: SignedInTester;
let owner: SignedInTester;
beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer", { email: "ana@exemplo.com.br" });
  bia = await signedInAs(app, "customer", { email: "bia@exemplo.com.br" });
});

const get = (path: string, who: SignedInTester) =>
  send(app, "GET", `/api/account${path}`, { headers: who.headers });

async function placeOrder(who: SignedInTester, customerWhatsapp = "11912345678"): Promise<string> {
  const [order] = await db()
    .insert(orders)
    .values({
      userId: who.userId,
      customer: "Ana Lima",
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp,
      totalCents: 21990,
      shippingAddress: { address: "Rua A, 1" },
    })
    .returning();
  const orderId = order?.id ?? "";
  const line = { name: "Camisa", unitPriceCents: 21990, size: "M", quantity: 1 };
  const customization = { customizationName: "ANA", customizationNumber: "10" };
  await db()
    .insert(orderItems)
    .values({ orderId, position: 0, ...line, ...customization });
  return orderId;
}

async function saveNotes(customerId: string, text: string): Promise<void> {
  const path = `/api/admin/customers/${customerId}`;
  const { body } = await send(app, "GET", path, { headers: owner.headers });
  const { status } = await send(app, "PUT", `${path}/notes`, {
    headers: owner.headers,
    body: { text, version: body.notes.version },
  });
  expect(status).toBe(200);
}

const subscribe = (email: string) => send(app, "POST", "/api/newsletter/subscriptions", { body: { email } });

describe("GET /api/account", () => {
  it("returns one's own profile, which no cache stores", async () => {
    const { body, headers } = await get("", ana);
    expect(body).toEqual({
      id: ana.userId,
      email: "ana@exemplo.com.br",
      full_name: "Ana Lima",
      confirmed: true,
      role: "customer",
      created_at: expect.any(String),
    });
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("GET /api/account/sessions", () => {
  it("lists one's own sessions and marks this one", async () => {
    const { headers } = await send(app, "POST", "/auth/v1/token?grant_type=password", {
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36" },
      body: { email: ana.email, password: ana.password },
    });
    expect(headers.get("Cache-Control")).toBe("no-store");
    const { body } = await get("/sessions", ana);
    expect(body).toHaveLength(2);
    expect(body).toContainEqual(expect.objectContaining({ device: "Chrome em Android", current: false }));
    expect(body.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  });

  it("an ended session is refused at once", async () => {
    const other = await signInByPassword(app, bia.email, bia.password);
    const { body } = await get("/sessions", bia);
    const { id } = body.find(({ current }: { current: boolean }) => !current);
    const path = `/api/account/sessions/${id}`;
    expect((await send(app, "DELETE", path, { headers: bia.headers })).status).toBe(204);
    expect((await send(app, "GET", "/api/account", { headers: other.headers })).status).toBe(401);
    expect((await send(app, "DELETE", path, { headers: bia.headers })).status).toBe(404);
  });
});

describe("GET /api/account/export", () => {
  it("exports all that the shop stores about the user, and nothing about others", async () => {
    const [own] = [await placeOrder(ana), await placeOrder(bia)];
    await subscribe(ana.email);
    const { body, headers } = await get("/export", ana);
    expect(headers.get("Content-Disposition")).toBe('attachment; filename="meus-dados.json"');
    expect(body).toMatchObject({
      profile: { email: ana.email },
      newsletter: { email: ana.email, status: "confirmed" },
      orders: [
        {
          id: own,
          customer: "Ana Lima",
          total_amount: 219.9,
          items: [{ name: "Camisa", customization: { name: "ANA", number: "10" } }],
        },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/password|token/);
  });

  describe("of a customer who ordered with a number of their own", () => {
    const NUMBER = "11955555555";
    let eva: SignedInTester;

    beforeAll(async () => {
      eva = await signedInAs(app, "customer");
      await placeOrder(eva, NUMBER);
      const deletedId = await placeOrder(eva, NUMBER);
      await db().update(orders).set({ deletedAt: new Date() }).where(eq(orders.id, deletedId));
      await db()
        .insert(deliveryProfiles)
        .values({ userId: eva.userId, name: "Eva", cep: "01001000", address: "Rua E, 5", whatsapp: NUMBER });
      await saveNotes(NUMBER, "Prefere tamanho G.");
    });

    it("contains the saved delivery", async () => {
      const { body } = await get("/export", eva);
      expect(body.delivery).toMatchObject({ name: "Eva", address: "Rua E, 5", whatsapp: NUMBER });
    });

    it("contains what the shop noted about them, and when", async () => {
      const { body } = await get("/export", eva);
      expect(body.notes).toMatchObject([{ text: "Prefere tamanho G." }]);
      expect(body.history).toMatchObject([{ summary: "Anotações sobre um cliente alteradas" }]);
    });

    it("contains deleted orders until they are purged", async () => {
      const { body } = await get("/export", eva);
      const deletions = body.orders.map((order: { deleted_at: string | null }) => order.deleted_at);
      expect(deletions.filter((at: string | null) => at !== null)).toHaveLength(1);
    });

    it("does not read the shop's notes about others to a person who orders with their number", async () => {
      const spy = await signedInAs(app, "customer");
      await placeOrder(spy, NUMBER);
      const { body } = await get("/export", spy);
      expect({ notes: body.notes, history: body.history }).toEqual({ notes: [], history: [] });
    });
  });
});

describe("DELETE /api/account", () => {
  const remove = (who: SignedInTester, password: string, headers: Record<string, string> = {}) =>
    send(app, "DELETE", "/api/account", { headers: { ...who.headers, ...headers }, body: { password } });

  it("asks for the password", async () => {
    expect(await remove(bia, "errada1")).toMatchObject({
      status: 400,
      body: { error: { fields: { password: "A senha atual está incorreta" } } },
    });
    expect((await get("", bia)).status).toBe(200);
  });

  it("removes the account and everything personal, and leaves the order without a person", async () => {
    const caio = await signedInAs(app, "customer", { email: "caio@exemplo.com.br" });
    const orderId = await placeOrder(caio);
    await subscribe(caio.email);
    await send(app, "POST", "/auth/v1/recover", { body: { email: caio.email } });
    await app.mails();
    const removed = await remove(caio, caio.password, fromBrowser);
    expect(removed.status).toBe(204);
    expect(removed.headers.getSetCookie()).toHaveLength(2);
    expect((await get("", caio)).status).toBe(401);
    expect(await db().select().from(users).where(eq(users.id, caio.userId))).toEqual([]);
    const links = eq(verifications.value, `recovery:${caio.userId}`);
    expect(await db().select().from(verifications).where(links)).toEqual([]);
    const list = eq(newsletterSubscribers.email, caio.email);
    expect(await db().select().from(newsletterSubscribers).where(list)).toEqual([]);
    expect(await db().select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      {
        userId: null,
        customer: "Cliente removido",
        customerAddress: "",
        customerCep: "",
        customerWhatsapp: "",
        shippingAddress: { address: "" },
        totalCents: 21990,
      },
    ]);
  });

  it("leaves other people's orders alone", async () => {
    const davi = await signedInAs(app, "customer");
    await remove(davi, davi.password);
    const [order] = await db().select().from(orders).where(eq(orders.userId, bia.userId));
    expect(order?.customer).toBe("Ana Lima");
  });

  it("is refused to the last administrator", async () => {
    expect(await remove(owner, owner.password)).toMatchObject({
      status: 409,
      body: { error: { code: "last_administrator" } },
    });
    expect((await get("", owner)).status).toBe(200);
  });
});

describe("sweeping", () => {
  it("deletes what has expired, and only that", async () => {
    const before = new Date("2020-01-01T00:00:00Z");
    const row = { userId: ana.userId, token: "old", expiresAt: before };
    const [old] = await db().insert(sessions).values(row).returning();
    const [mine] = await db().select().from(sessions).where(eq(sessions.userId, bia.userId));
    await db()
      .insert(refreshTokens)
      .values({ hash: "rotated long ago", sessionId: mine?.id ?? "", rotatedAt: before });
    await sweepAccounts(db(), new Date());
    expect(
      await db()
        .select()
        .from(sessions)
        .where(eq(sessions.id, old?.id ?? "")),
    ).toEqual([]);
    const left = await db().select().from(refreshTokens);
    expect(left.map(({ hash }) => hash)).not.toContain("rotated long ago");
    expect((await get("", bia)).status).toBe(200);
  });
});
