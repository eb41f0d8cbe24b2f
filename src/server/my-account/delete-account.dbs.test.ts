import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { countMails } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { administratorInvitations } from "../administrators/tables.ts";
import { auditLog } from "../audit/tables.ts";
import { insertOrder } from "../customers/customers-fixture.ts";
import { customerNotes } from "../customers/tables.ts";
import { orders } from "../orders/tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const NUMBER = "11966666666";
let owner: SignedInTester;
let fabio: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  for (const table of [orders, customerNotes, auditLog]) await db().delete(table);
  fabio = await signedInAs(app, "customer");
  await insertOrder(db(), { customer: "Fábio", whatsapp: NUMBER, userId: fabio.userId });
  const { status } = await send(app, "PUT", `/api/admin/customers/${NUMBER}/notes`, {
    headers: owner.headers,
    body: { text: "Reclamou da entrega.", version: 0 },
  });
  expect(status).toBe(200);
});

const remove = (who: SignedInTester) =>
  send(app, "DELETE", "/api/account", { headers: who.headers, body: { password: who.password } });
const readLog = () => db().select().from(auditLog).where(eq(auditLog.subjectId, NUMBER));

describe("deleting one's own account", () => {
  it("does not show the shop's notes to the next person who orders with the number", async () => {
    await remove(fabio);
    await insertOrder(db(), { customer: "Ana", whatsapp: NUMBER });
    const { body } = await send(app, "GET", `/api/admin/customers/${NUMBER}`, { headers: owner.headers });
    expect(body.notes).toMatchObject({ text: "", version: 0 });
  });

  it("takes the number out of the audit log", async () => {
    expect(await readLog()).not.toEqual([]);
    await remove(fabio);
    expect(await readLog()).toEqual([]);
  });

  it("leaves no notes about the account", async () => {
    await db().insert(customerNotes).values({ customerId: fabio.userId, text: "Ligou antes.", version: 1 });
    await remove(fabio);
    expect(await db().select().from(customerNotes)).toEqual([]);
  });

  it("leaves no notes on the account's orders", async () => {
    await db().update(orders).set({ staffNotes: "Entregar ao irmão." });
    await remove(fabio);
    expect(await db().select().from(orders)).toMatchObject([{ staffNotes: null }]);
  });

  it("does not erase the notes about others who use the number", async () => {
    await insertOrder(db(), { customer: "Bia", whatsapp: NUMBER });
    await remove(fabio);
    expect(await db().select().from(customerNotes)).toMatchObject([{ customerId: NUMBER }]);
  });

  it("removes the mails to the account, waiting and stored", async () => {
    await send(app, "POST", "/auth/v1/recover", { body: { email: fabio.email } });
    expect(await countMails(app, fabio.email)).toBe(1);
    await send(app, "POST", "/auth/v1/recover", { body: { email: fabio.email } });
    await remove(fabio);
    expect(await countMails(app, fabio.email)).toBe(0);
  });

  it("withdraws the invitations that a leaving colleague has sent", async () => {
    const colleague = await signedInAs(app, "administrator");
    const invited = { email: "convite@exemplo.com.br", hash: "hash", invitedBy: colleague.userId };
    await db()
      .insert(administratorInvitations)
      .values({ ...invited, expiresAt: new Date(Date.now() + 60_000) });
    expect((await remove(colleague)).status).toBe(204);
    expect(await db().select().from(administratorInvitations)).toEqual([]);
  });
});

describe.runIf(app.database.kind === "postgres")("on a PostgreSQL server", () => {
  const countWaiting = async () => {
    const { rows } = await app.database
      .handle()
      .pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
    return rows.length;
  };

  it("an order that is placed while its account is deleted keeps no personal data", async () => {
    const entered = Promise.withResolvers<void>();
    const leave = Promise.withResolvers<void>();
    const placing = db().transaction(async (tx) => {
      await insertOrder(tx, { customer: "Fábio Tardio", whatsapp: NUMBER, userId: fabio.userId });
      entered.resolve();
      await leave.promise;
    });
    await entered.promise;
    const removing = remove(fabio);
    await expect.poll(countWaiting).toBe(1);
    leave.resolve();
    await placing;
    expect((await removing).status).toBe(204);
    const names = (await db().select().from(orders)).map(({ customer }) => customer);
    expect(names).toEqual(["Cliente removido", "Cliente removido"]);
  });
});
