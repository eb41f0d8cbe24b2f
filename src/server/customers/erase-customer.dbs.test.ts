import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { agreedOffer } from "#domain/orders/order-input.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { commitDuring } from "../../../tests/support/open-transaction.ts";
import { send } from "../../../tests/support/requests.ts";
import { administratorInvitations } from "../administrators/tables.ts";
import { auditLog } from "../audit/tables.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { users } from "../identity/tables.ts";
import { newsletterSubscribers } from "../newsletter/tables.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { salesDays } from "../sales-rollups/views.ts";
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
  const orderId = await insertOrder(db(), {
    customer: "Ana Secreta",
    whatsapp: NUMBER,
    userId: ana.userId,
    totalCents: 28_990,
    printedName: "ANINHA",
  });
  const reason = { offerId: agreedOffer.id, name: "Aniversário da Aninha", code: null, cents: 100 };
  await db()
    .update(orders)
    .set({ discounts: [reason] })
    .where(eq(orders.id, orderId));
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
  await send(app, "PUT", `/api/admin/orders/${orderId}/notes`, {
    headers: owner.headers,
    body: { text: "Entregar ao irmão.", previous_text: null },
  });
});

const erase = (body: Record<string, unknown> = {}, id = NUMBER) =>
  send(app, "POST", `/api/admin/customers/${id}/erasure`, {
    headers: owner.headers,
    body: { confirmation: NUMBER, accounts: [], ...body },
  });
const preview = (id = NUMBER) =>
  send(app, "GET", `/api/admin/customers/${id}/erasure`, { headers: owner.headers });

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
    const personal = [
      /Ana Secreta/,
      /ana\.secreta/,
      /11911111111/,
      /ANINHA/,
      /Mora perto/,
      /ao irmão/,
      /da Aninha/,
    ];
    for (const trace of personal) expect(before).toMatch(trace);
    expect((await erase({ accounts: [ana.userId] })).body).toEqual({ orders: 1, accounts: 1 });
    const after = await dump();
    for (const trace of personal) expect(after).not.toMatch(trace);
  });

  it("keeps the accounting data: orders, items, prices and the daily rollups", async () => {
    const sums = () => db().select().from(salesDays);
    const before = await sums();
    await erase({ accounts: [ana.userId] });
    expect(await sums()).toEqual(before);
    const [kept] = await db().select().from(orders).where(eq(orders.totalCents, 28_990));
    expect(kept).toMatchObject({ customer: "Cliente removido", customerWhatsapp: "", userId: null });
    const [item] = await db().select().from(orderItems).where(eq(orderItems.unitPriceCents, 28_990));
    expect(item).toMatchObject({ customizationName: "REMOVIDO", customizationNumber: "10" });
  });

  it("does not affect other customers", async () => {
    await erase({ accounts: [ana.userId] });
    const [bia] = await db().select().from(customerDirectory).where(eq(customerDirectory.id, "21922222222"));
    expect(bia).toMatchObject({ name: "Bia", orders: 1 });
    const [item] = await db().select().from(orderItems).where(eq(orderItems.unitPriceCents, 500));
    expect(item?.customizationName).toBe("BIA");
  });

  it("keeps an account that was not chosen, without the number's orders and address", async () => {
    expect((await erase()).body).toMatchObject({ accounts: 0 });
    expect(await db().select().from(users).where(eq(users.id, ana.userId))).toHaveLength(1);
    expect(await db().select().from(deliveryProfiles)).toEqual([]);
    const { rows } = (
      await send(app, "GET", "/api/admin/customers?q=ana.secreta", { headers: owner.headers })
    ).body;
    expect(rows).toMatchObject([{ id: ana.userId, orders: 0, whatsapp: "" }]);
  });

  it("refuses to delete the account of a person who works in the shop, and erases nothing", async () => {
    await insertOrder(db(), { customer: "Ana", whatsapp: NUMBER, userId: owner.userId });
    expect(await erase({ accounts: [ana.userId, owner.userId] })).toMatchObject({
      status: 400,
      body: {
        error: { fields: { accounts: "A conta de quem trabalha na loja não é excluída por aqui" } },
      },
    });
    expect(await dump()).toMatch(/Ana Secreta/);
  });

  it("refuses to delete an account that has nothing to do with the number, and erases nothing", async () => {
    const bia = await signedInAs(app, "customer");
    expect((await erase({ accounts: [ana.userId, bia.userId] })).status).toBe(409);
    expect(await dump()).toMatch(/Ana Secreta/);
  });

  it("also erases deleted orders that could be restored", async () => {
    await db().update(orders).set({ deletedAt: new Date() }).where(eq(orders.customerWhatsapp, NUMBER));
    // Deleted orders do not count, so the account is listed under its own id.
    expect((await erase({}, ana.userId)).body).toEqual({ orders: 1, accounts: 1 });
    expect(await dump()).not.toMatch(/Ana Secreta/);
  });

  it("removes an account that never ordered after its e-mail is typed as confirmation", async () => {
    const visitor = await signedInAs(app, "customer", { email: "visita@exemplo.com.br" });
    expect((await erase({ confirmation: "outra@exemplo.com.br" }, visitor.userId)).body.error.fields).toEqual(
      {
        confirmation: "O e-mail digitado não confere",
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
    await erase({ accounts: [ana.userId] });
    const log = await db().select().from(auditLog).where(eq(auditLog.action, "customer.erased"));
    expect(log).toMatchObject([
      { actorEmail: owner.email, subjectId: null, details: { orders: 1, accounts: 1 } },
    ]);
  });
});

describe("erasing a number that two people share", () => {
  const OTHER_NUMBER = "11933333333";
  let bia: SignedInTester;

  beforeEach(async () => {
    bia = await signedInAs(app, "customer", { email: "bia@exemplo.com.br" });
    await insertOrder(db(), { customer: "Bia", whatsapp: NUMBER, userId: bia.userId });
    await insertOrder(db(), { customer: "Bia", whatsapp: OTHER_NUMBER, userId: bia.userId });
    await send(app, "POST", "/api/newsletter/subscriptions", { body: { email: bia.email } });
  });

  const ordersWith = (whatsapp: string) =>
    db().select().from(orders).where(eq(orders.customerWhatsapp, whatsapp));

  it("says beforehand what goes, account by account", async () => {
    expect((await preview()).body).toEqual({
      whatsapp: NUMBER,
      is_account: false,
      orders: 2,
      deleted_orders: 0,
      has_order_notes: true,
      has_notes: true,
      has_delivery: true,
      accounts: [
        expect.objectContaining({ id: ana.userId, other_orders: 0, has_subscription: true, is_staff: false }),
        expect.objectContaining({
          id: bia.userId,
          other_orders: 1,
          has_subscription: true,
          has_notes: false,
        }),
      ],
    });
  });

  it("deletes no account of another person", async () => {
    await erase({ accounts: [ana.userId] });
    expect(await db().select().from(users).where(eq(users.email, bia.email))).toHaveLength(1);
  });

  it("touches no order with another number", async () => {
    await erase({ accounts: [ana.userId] });
    expect(await ordersWith(OTHER_NUMBER)).toMatchObject([{ customer: "Bia", userId: bia.userId }]);
  });

  it("leaves another person's newsletter subscription", async () => {
    await erase({ accounts: [ana.userId] });
    const left = await db().select().from(newsletterSubscribers);
    expect(left.map(({ email }) => email)).toEqual([bia.email]);
  });

  it("leaves the notes about another person's account", async () => {
    await db().insert(customerNotes).values({ customerId: bia.userId, text: "Da Bia.", version: 1 });
    await erase({ accounts: [ana.userId] });
    expect(await db().select().from(customerNotes)).toMatchObject([{ text: "Da Bia." }]);
  });

  it("leaves the orders of a deleted account with other numbers as they are, without the account", async () => {
    await erase({ accounts: [ana.userId, bia.userId] });
    expect(await ordersWith(OTHER_NUMBER)).toMatchObject([{ customer: "Bia", userId: null }]);
    const [listed] = await db()
      .select()
      .from(customerDirectory)
      .where(eq(customerDirectory.id, OTHER_NUMBER));
    expect(listed).toMatchObject({ name: "Bia", orders: 1, emails: "" });
  });
});

describe("erasing an account that has not ordered", () => {
  it("leaves what other people ordered with the number that it saved", async () => {
    const caio = await signedInAs(app, "customer", { email: "caio@exemplo.com.br" });
    await db().delete(orders);
    await insertOrder(db(), { customer: "Caio", whatsapp: NUMBER, userId: caio.userId });
    await db().update(orders).set({ deletedAt: new Date() });
    await erase({}, ana.userId);
    expect(await db().select().from(orders)).toMatchObject([{ customer: "Caio", userId: caio.userId }]);
  });
});

it("erasing a person removes their mails, waiting and stored, and no others", async () => {
  const mailsTo = async () => (await app.mails()).map(({ to }) => to?.[0]?.address);
  for (const { email } of [ana, owner]) await send(app, "POST", "/auth/v1/recover", { body: { email } });
  expect(await mailsTo()).toEqual([ana.email, owner.email]);
  await send(app, "PUT", "/auth/v1/user", {
    headers: ana.headers,
    body: { password: "outra-senha-1", current_password: ana.password },
  });
  await erase({ accounts: [ana.userId] });
  expect(await mailsTo()).toEqual([owner.email]);
});

it("an open invitation to an erased e-mail is withdrawn", async () => {
  await db()
    .insert(administratorInvitations)
    .values({ email: ana.email, hash: "hash", expiresAt: new Date(Date.now() + 60_000) });
  await erase({ accounts: [ana.userId] });
  expect(await db().select().from(administratorInvitations)).toEqual([]);
});

it.runIf(app.database.kind === "postgres")(
  "an order that is being placed while its account is deleted keeps nothing of the person",
  async () => {
    const order: [string, unknown[]] = [
      `insert into orders (user_id, customer, customer_address, customer_cep, customer_whatsapp, shipping_address, total_cents)
        values ($1, 'Ana Tardia', 'Rua A, 1', '01001000', '11944444444', '{"address": "Rua A, 1"}', 100)`,
      [ana.userId],
    ];
    const { status } = await commitDuring(app.database, [order], () =>
      send(app, "DELETE", "/api/account", { headers: ana.headers, body: { password: ana.password } }),
    );
    expect(status).toBe(204);
    expect(await dump()).not.toMatch(/Ana Tardia|11944444444/);
  },
);
