import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { setUpTestDatabase } from "../../../tests/support/database.ts";
import { deliveryProfiles } from "../delivery/tables.ts";
import { userRoles, users } from "../identity/tables.ts";
import { orders } from "../orders/tables.ts";
import { compareDirectory } from "./customers-fixture.ts";

const database = setUpTestDatabase();
const db = () => database.db();

afterEach(async () => {
  await db().delete(orders);
  await db().delete(users);
});

const people = ["ana", "bia", "caio"];
const numbers = ["11911111111", "11922222222"];
const person = fc.constantFrom(...people);
const number = fc.constantFrom(...numbers);

const step = fc.oneof(
  fc.record({ act: fc.constant("register"), who: person }),
  fc.record({ act: fc.constant("order"), who: person, whatsapp: number, guest: fc.boolean() }),
  fc.record({ act: fc.constant("profile"), who: person, whatsapp: number }),
  fc.record({ act: fc.constantFrom("rename", "appoint", "dismiss", "leave", "forgetProfile"), who: person }),
  fc.record({
    act: fc.constantFrom("delete", "restore", "complete", "erase", "purge", "open"),
    whatsapp: number,
  }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const ofNumber = (change: SQL) => (whatsapp: string) =>
  db().execute(sql`${change} where customer_whatsapp = ${whatsapp}`);
const ofPerson = (change: SQL, column: SQL) => (who: string) =>
  db().execute(sql`${change} where ${column} = (select id from users where email = ${emailOf(who)})`);
const emailOf = (who: string) => `${who}@exemplo.com.br`;

const changes: Record<string, (key: string) => Promise<unknown>> = {
  delete: ofNumber(sql`update orders set deleted_at = now()`),
  restore: ofNumber(sql`update orders set deleted_at = null`),
  complete: ofNumber(sql`update orders set status = 'completed'`),
  erase: ofNumber(
    sql`update orders set customer = 'Cliente removido', customer_whatsapp = '', user_id = null`,
  ),
  purge: ofNumber(sql`delete from orders`),
  open: ofNumber(sql`update orders set opened_at = now()`),
  rename: ofPerson(sql`update users set name = name || ' Souza'`, sql`id`),
  leave: ofPerson(sql`delete from users`, sql`id`),
  dismiss: ofPerson(sql`delete from user_roles`, sql`user_id`),
  forgetProfile: ofPerson(sql`delete from delivery_profiles`, sql`user_id`),
  register: (who) =>
    db()
      .insert(users)
      .values({ name: who, email: emailOf(who) })
      .onConflictDoNothing(),
  appoint: async (who) => {
    const userId = await findUser(who);
    if (userId) await db().insert(userRoles).values({ userId, role: "admin" }).onConflictDoNothing();
  },
};

async function findUser(who: string): Promise<string | undefined> {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from users where email = ${emailOf(who)}`,
  );
  return rows[0]?.id;
}

async function run(one: Step, moment: number): Promise<void> {
  if ("guest" in one) return placeOrder(one, moment);
  if ("who" in one && "whatsapp" in one) return saveProfile(one);
  await changes[one.act]?.("who" in one ? one.who : one.whatsapp);
}

async function placeOrder(
  { who, whatsapp, guest }: { who: string; whatsapp: string; guest: boolean },
  moment: number,
) {
  await db()
    .insert(orders)
    .values({
      userId: guest ? null : ((await findUser(who)) ?? null),
      customer: who,
      customerAddress: "",
      customerCep: "",
      customerWhatsapp: whatsapp,
      shippingAddress: { address: "" },
      totalCents: 100,
      createdAt: new Date(Date.UTC(2026, 2, 1, moment)),
    });
}

async function saveProfile({ who, whatsapp }: { who: string; whatsapp: string }) {
  const userId = await findUser(who);
  if (!userId) return;
  await db()
    .insert(deliveryProfiles)
    .values({ userId, name: who, cep: "", address: "", whatsapp })
    .onConflictDoUpdate({ target: deliveryProfiles.userId, set: { whatsapp } });
}

describe("the customer directory", () => {
  it("equals what is computed from orders, accounts and delivery addresses, after any sequence of changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        for (const [moment, one] of steps.entries()) await run(one, moment);
        const { stored, computed } = await compareDirectory(db());
        expect(stored).toEqual(computed);
        await db().delete(orders);
        await db().delete(users);
      }),
      { numRuns: 30 },
    );
  });

  it("shows an account without orders under its own id, and under its number once it has ordered", async () => {
    await changes.register?.("ana");
    expect((await compareDirectory(db())).stored).toMatchObject([
      { name: "ana", emails: "ana@exemplo.com.br", orders: 0 },
    ]);
    await placeOrder({ who: "ana", whatsapp: "11911111111", guest: false }, 1);
    expect((await compareDirectory(db())).stored).toMatchObject([
      { id: "11911111111", name: "ana", emails: "ana@exemplo.com.br", orders: 1 },
    ]);
  });

  it("leaves out administrators who never ordered", async () => {
    await changes.register?.("ana");
    await changes.appoint?.("ana");
    expect((await compareDirectory(db())).stored).toEqual([]);
  });
});
