import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertOrders } from "./orders-fixture.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp({ caches: true });
const TEXT = "Retira na loja na sexta.";
let owner: SignedInTester;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  [id = ""] = await insertOrders(app.database.db(), [{}]);
});

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/orders${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const save = (text: unknown, previous_text: unknown = null) =>
  call("PUT", `/${id}/notes`, { text, previous_text });
const read = async () => (await call("GET", `/${id}`)).body.staff_notes;
const historyOf = async () => (await call("GET", `/${id}/history`)).body;

describe("the shop's notes on an order", () => {
  it("are saved with their lines, without spaces at the ends", async () => {
    const { status, body } = await save(" Retira na loja.\r\nSexta. \u0007");
    expect([status, body.staff_notes]).toEqual([200, "Retira na loja.\nSexta."]);
    expect(await read()).toBe("Retira na loja.\nSexta.");
  });

  it("are recorded in the history without their text", async () => {
    await save(TEXT);
    const history = await historyOf();
    expect(history).toMatchObject([
      {
        action: "order.notes_changed",
        actor_email: owner.email,
        summary: `Anotação alterada no pedido #${id.slice(0, 8)}`,
      },
      { action: "order.placed" },
    ]);
    expect(JSON.stringify(history)).not.toContain("sexta");
  });

  it("are published as one change event, and saving them again changes nothing", async () => {
    const events = await eventsDuring(app, async () => {
      await save(TEXT);
      expect((await save(TEXT)).status).toBe(200);
    });
    expect(events).toEqual([{ topic: "orders", id, kind: "updated" }]);
    expect(await historyOf()).toHaveLength(2);
  });

  it("are not replaced by somebody who has not read them", async () => {
    await save(TEXT);
    const { status, body } = await save("Entregar amanhã.");
    expect([status, body.error.message]).toEqual([
      409,
      "Outra pessoa alterou estas anotações enquanto você escrevia.",
    ]);
    expect(await read()).toBe(TEXT);
    expect((await save("Entregar amanhã.", TEXT)).body.staff_notes).toBe("Entregar amanhã.");
  });

  it("of two people who save at once keep the text of one, and the other is told", async () => {
    const answers = await Promise.all([save("Um."), save("Dois.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(["Um.", "Dois."]).toContain(await read());
  });

  it("are removed by an empty text", async () => {
    await save(TEXT);
    expect((await save("  ", TEXT)).body.staff_notes).toBeNull();
  });

  it("have 2,000 characters at most", async () => {
    expect((await save("a".repeat(2000))).status).toBe(200);
    const { status, body } = await save("a".repeat(2001), "a".repeat(2000));
    expect([status, body.error.fields]).toEqual([400, { text: "Use no máximo 2000 caracteres" }]);
  });

  it.each([7, { a: 1 }])("cannot be %j", async (text) => {
    expect((await save(text)).status).toBe(400);
  });

  it("of a deleted order are a 404", async () => {
    await call("DELETE", `/${id}`);
    expect((await save(TEXT)).status).toBe(404);
  });

  it("do not change the time that the customer sees", async () => {
    const readTime = async () => (await call("GET", `/${id}`)).body.updated_at;
    const before = await readTime();
    await save(TEXT);
    expect(await readTime()).toBe(before);
  });

  it("are announced in the list, which does not contain them", async () => {
    const list = async () => (await call("GET", `?q=%23${id.slice(0, 8)}`)).body.rows;
    expect(await list()).toMatchObject([{ has_staff_notes: false }]);
    await save(TEXT);
    const rows = await list();
    expect(rows).toMatchObject([{ has_staff_notes: true }]);
    expect(JSON.stringify(rows)).not.toContain("sexta");
  });

  it("are not searched", async () => {
    await app.database.db().update(orders).set({ staffNotes: "Girassol" }).where(eq(orders.id, id));
    expect((await call("GET", "?q=girassol")).body.rows).toEqual([]);
    const { body } = await send(app, "GET", "/api/admin/search?q=girassol", { headers: owner.headers });
    expect(body.orders).toEqual([]);
  });
});
