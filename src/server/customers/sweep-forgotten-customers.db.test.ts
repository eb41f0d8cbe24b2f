import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { auditLog } from "../audit/tables.ts";
import { users } from "../identity/tables.ts";
import { purgeOrders } from "../orders/deleted-orders-service.ts";
import { orders } from "../orders/tables.ts";
import { insertOrder } from "./customers-fixture.ts";
import { sweepForgottenCustomers } from "./sweep-forgotten-customers.ts";
import { customerNotes } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
const NUMBER = "11911111111";

beforeEach(async () => {
  for (const table of [orders, users, customerNotes, auditLog]) await db().delete(table);
});

async function addTraces(customerId: string) {
  await db().insert(customerNotes).values({ customerId, text: "Paga em dia.", version: 1 });
  await db().insert(auditLog).values({
    action: "customer.notes_changed",
    subjectType: "customer",
    subjectId: customerId,
    summary: "Anotações sobre um cliente alteradas",
  });
}

async function readTraces() {
  const notes = await db().select().from(customerNotes);
  const log = await db().select().from(auditLog).where(eq(auditLog.subjectType, "customer"));
  return { notes: notes.length, subjects: log.map(({ subjectId }) => subjectId) };
}

it("the notes about a number whose last order was purged do not wait for the next person", async () => {
  await insertOrder(db(), { customer: "Ana", whatsapp: NUMBER });
  await addTraces(NUMBER);
  await db()
    .update(orders)
    .set({ deletedAt: new Date("2026-01-01T12:00:00Z") });
  await purgeOrders({ ...app.services(), actor: system, now: new Date("2026-03-01T12:00:00Z") });
  await sweepForgottenCustomers(db());
  expect(await readTraces()).toEqual({ notes: 0, subjects: [null] });
});

it("the notes about an account that an earlier version deleted are removed", async () => {
  await addTraces(crypto.randomUUID());
  await sweepForgottenCustomers(db());
  expect(await readTraces()).toEqual({ notes: 0, subjects: [null] });
});

it("the notes about a customer whose deleted order can be restored stay", async () => {
  await insertOrder(db(), { customer: "Ana", whatsapp: NUMBER });
  await addTraces(NUMBER);
  await db().update(orders).set({ deletedAt: new Date() });
  await sweepForgottenCustomers(db());
  expect(await readTraces()).toEqual({ notes: 1, subjects: [NUMBER] });
});

it("the notes about an account without orders stay", async () => {
  const { userId } = await signedInAs(app, "customer");
  await addTraces(userId);
  await sweepForgottenCustomers(db());
  expect(await readTraces()).toEqual({ notes: 1, subjects: [userId] });
});
