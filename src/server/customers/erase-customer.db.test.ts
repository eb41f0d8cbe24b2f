import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { users } from "../identity/tables.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { salesDays } from "../sales-rollups/tables.ts";
import { insertOrder } from "./customers-fixture.ts";
import { customerDirectory, customerNotes } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const NUMBER = "11911111111";
let owner: SignedInTester;
let ana: SignedInTester;

beforeEach(async () => {
  for (const table of [orders, users, newsletterSubscribers, customerNotes, auditLog])
    await db().delete(table);
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer", { email: "ana.secreta@exemplo.com.br" });
  await insertOrder(db(), {
    customer: "Ana Secreta",
    whatsapp: NUMBER,
    userId: ana.userId,
    totalCents: 28_990,
    printedName: "ANINHA",
  });
  await insertOrder(db(), { customer: "Bia", whatsapp: "21922222222", totalCents: 500, printedName: "BIA" });
  await db().insert(deliveryProfiles).values({
    userId: ana.userId,
    name: "Ana Secreta",
    cep: "01001000",
    address: "Rua A, 1",
    whatsapp: NUMBER,
  });
  await send(app, "POST", "/api/newsletter/subscriptions", { body: { email: ana.email } });
  await send(app, "PUT", `/api/admin/customers/${NUMBER}/notes`, {
    headers: owner.headers,
    body: { text: "Mora perto da loja.", version: 0 },
  });
});

const erase = (body: Record<string, unknown>, id = NUMBER) =>
  send(app, "POST", `/api/admin/customers/${id}/erasure`, { headers: owner.headers, body });

/** Dumps every row of every table as one text. */
async function dump(): Promise<string> {
  const { rows: tables } = await db().execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => (await db().execute(sql`select * from ${sql.identifier(name)}`)).rows),
  );
  return JSON.stringify(texts);
}

describe("POST /api/admin/customers/{id}/erasure", () => {
  it("leaves nothing personal in any table", async () => {
    const before = await dump();
    const personal = [/Ana Secreta/, /ana\.secreta/, /11911111111/, /ANINHA/, /Mora perto/];
    for (const trace of personal) expect(before).toMatch(trace);
    expect((await erase({ confirmation: NUMBER })).body).toEqual({ orders: 1, accounts: 1 });
    const after = await dump();
    for (const trace of personal) expect(after).not.toMatch(trace);
  });

  it("keeps the accounting data: orders, items, prices and the daily rollups", async () => {
    const sums = () => db().select().from(salesDays);
    const before = await sums();
    await erase({ confirmation: NUMBER });
    expect(await sums()).toEqual(before);
    const [kept] = await db().select().from(orders).where(eq(orders.totalCents, 28_990));
    expect(kept).toMatchObject({ customer: "Cliente removido", customerWhatsapp: "", userId: null });
    const [item] = await db().select().from(orderItems).where(eq(orderItems.unitPriceCents, 28_990));
    expect(item).toMatchObject({ customizationName: "REMOVIDO", customizationNumber: "10" });
  });

  it("does not affect other customers", async () => {
    await erase({ confirmation: NUMBER });
    const [bia] = await db().select().from(customerDirectory).where(eq(customerDirectory.id, "21922222222"));
    expect(bia).toMatchObject({ name: "Bia", orders: 1 });
    const [item] = await db().select().from(orderItems).where(eq(orderItems.unitPriceCents, 500));
    expect(item?.customizationName).toBe("BIA");
  });

  it("keeps the account on request, without its orders, its address and its newsletter subscription", async () => {
    expect((await erase({ confirmation: NUMBER, delete_accounts: false })).body).toMatchObject({
      accounts: 0,
    });
    expect(await db().select().from(users).where(eq(users.id, ana.userId))).toHaveLength(1);
    expect(await db().select().from(deliveryProfiles)).toEqual([]);
    expect(await db().select().from(newsletterSubscribers)).toEqual([]);
    const { rows } = (
      await send(app, "GET", "/api/admin/customers?q=ana.secreta", { headers: owner.headers })
    ).body;
    expect(rows).toMatchObject([{ id: ana.userId, orders: 0, whatsapp: "" }]);
  });

  it("never removes the account of an administrator", async () => {
    await insertOrder(db(), { customer: "Ana", whatsapp: NUMBER, userId: owner.userId });
    expect((await erase({ confirmation: NUMBER })).body).toEqual({ orders: 2, accounts: 1 });
    expect(await db().select().from(users)).toMatchObject([{ id: owner.userId }]);
  });

  it("also erases deleted orders that could be restored", async () => {
    await db().update(orders).set({ deletedAt: new Date() }).where(eq(orders.customerWhatsapp, NUMBER));
    // Deleted orders do not count, so the account is listed under its own id.
    expect((await erase({ confirmation: NUMBER }, ana.userId)).body).toEqual({ orders: 1, accounts: 1 });
    expect(await dump()).not.toMatch(/Ana Secreta/);
  });

  it("removes an account that never ordered after its e-mail is typed as confirmation", async () => {
    const visitor = await signedInAs(app, "customer", { email: "visita@exemplo.com.br" });
    expect((await erase({ confirmation: "outra@exemplo.com.br" }, visitor.userId)).body.error.fields).toEqual(
      {
        confirmation: "O email digitado não confere",
      },
    );
    expect((await erase({ confirmation: "visita@exemplo.com.br" }, visitor.userId)).status).toBe(200);
    expect(await dump()).not.toMatch(/visita@/);
  });

  it("does nothing when another number was typed", async () => {
    const refused = await erase({ confirmation: "11911111112" });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { fields: { confirmation: "O número digitado não confere" } } },
    });
    expect(await dump()).toMatch(/Ana Secreta/);
  });

  it("is logged with the administrator and the number of orders that stayed", async () => {
    await erase({ confirmation: NUMBER });
    const log = await db().select().from(auditLog).where(eq(auditLog.action, "customer.erased"));
    expect(log).toMatchObject([
      { actorEmail: owner.email, subjectId: null, details: { orders: 1, accounts: 1 } },
    ]);
  });
});
