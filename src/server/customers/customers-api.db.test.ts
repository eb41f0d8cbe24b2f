import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { orders } from "../orders/tables.ts";
import { insertOrder, type PlacedOrder } from "./customers-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});
beforeEach(async () => {
  await app.database.db().delete(orders);
});

const place = (order: PlacedOrder) => insertOrder(app.database.db(), order);
const get = (path: string) => send(app, "GET", `/api/admin/customers${path}`, { headers: owner.headers });
const namesOf = async (query: string) =>
  (await get(query)).body.rows.map(({ name }: { name: string }) => name);

describe("GET /api/admin/customers", () => {
  it("shows a customer with the totals and the date of the last order", async () => {
    await place({ customer: "Ana Lima", whatsapp: "11911111111", totalCents: 10_050, day: 1 });
    await place({ customer: "Ana Lima", whatsapp: "11911111111", totalCents: 5_000, day: 3 });
    expect((await get("")).body).toMatchObject({
      total: 1,
      total_is_exact: true,
      rows: [
        {
          id: "11911111111",
          name: "Ana Lima",
          whatsapp: "11911111111",
          orders: 2,
          total_cents: 15_050,
          last_order_at: "2026-03-03T12:00:00.000Z",
        },
      ],
    });
  });

  describe("with three customers", () => {
    beforeEach(async () => {
      await place({ customer: "Érica Alves", whatsapp: "11911111111", totalCents: 300, day: 1 });
      await place({ customer: "bruno Costa", whatsapp: "21922222222", totalCents: 200, day: 3 });
      await place({ customer: "bruno Costa", whatsapp: "21922222222", totalCents: 200, day: 3 });
      await place({ customer: "Duda Melo", whatsapp: "31933333333", totalCents: 900, day: 2 });
    });

    it.each([
      ["-last_order", ["bruno Costa", "Duda Melo", "Érica Alves"]],
      ["last_order", ["Érica Alves", "Duda Melo", "bruno Costa"]],
      ["name", ["bruno Costa", "Duda Melo", "Érica Alves"]],
      ["-name", ["Érica Alves", "Duda Melo", "bruno Costa"]],
      ["-orders", ["bruno Costa", "Duda Melo", "Érica Alves"]],
      ["-total", ["Duda Melo", "bruno Costa", "Érica Alves"]],
      ["total", ["Érica Alves", "bruno Costa", "Duda Melo"]],
    ])("sorts by %s", async (sort, names) => {
      expect(await namesOf(`?sort=${sort}`)).toEqual(names);
    });

    it.each([
      ["erica", ["Érica Alves"]],
      ["COSTA br", ["bruno Costa"]],
      ["(31) 93333-3333", ["Duda Melo"]],
      ["+55 31 93333-3333", ["Duda Melo"]],
      ["9333", ["Duda Melo"]],
      ["%", []],
      ["ninguém", []],
    ])("finds by %j", async (q, names) => {
      expect(await namesOf(`?q=${encodeURIComponent(q)}`)).toEqual(names);
    });
  });

  it("finds a customer by the e-mail of the account that ordered", async () => {
    const ana = await signedInAs(app, "customer", { email: "chuteira@exemplo.com.br" });
    await place({ customer: "Ana", whatsapp: "11911111111", userId: ana.userId });
    expect(await namesOf("?q=chuteira@")).toEqual(["Ana"]);
  });

  it("lists an account that never ordered by its name and e-mail", async () => {
    const { userId } = await signedInAs(app, "customer", { email: "visita@exemplo.com.br" });
    expect((await get("?q=visita@exemplo")).body.rows).toMatchObject([
      { id: userId, name: "Ana Lima", emails: ["visita@exemplo.com.br"], orders: 0, last_order_at: null },
    ]);
  });

  it("pages through all customers and back without losing or repeating one", async () => {
    for (let index = 0; index < 60; index++)
      await place({ customer: "Gêmeas", whatsapp: String(11_900_000_000 + index), totalCents: 100 });
    const seen: string[] = [];
    let cursor = "";
    let back: string | null = null;
    do {
      const { body } = await get(`?q=gemeas&sort=-total&cursor=${cursor}`.replace(/&cursor=$/, ""));
      seen.push(...body.rows.map(({ id }: { id: string }) => id));
      back = body.previous;
      cursor = body.next ?? "";
    } while (cursor);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
    const { body } = await get(`?q=gemeas&sort=-total&cursor=${back}`);
    expect(body.rows.map(({ id }: { id: string }) => id)).toEqual(seen.slice(25, 50));
  });

  it.each(["?sort=size", "?cursor=xyz", `?q=${"a".repeat(81)}`])("refuses %s", async (query) => {
    expect((await get(query)).status).toBe(400);
  });
});

describe("GET /api/admin/customers/export", () => {
  it("writes the filtered customers as a spreadsheet that runs no formula", async () => {
    await place({ customer: "=2+2", whatsapp: "11911111111", totalCents: 123_456, day: 1 });
    await place({ customer: "Outra", whatsapp: "21922222222" });
    const response = await app.request("/api/admin/customers/export?q=119", { headers: owner.headers });
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="clientes-[\d-]+\.csv"$/,
    );
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.split("\r\n")).toEqual([
      "\ufeffNome;WhatsApp;E-mail;Pedidos;Total;Total concluído;Desde;Último pedido",
      `"'=2+2";(11) 91111-1111;;1;1234,56;0,00;01/03/2026 09:00;01/03/2026 09:00`,
      "",
    ]);
  });
});

describe("GET /api/admin/customers/{id}", () => {
  it("shows the data, the joined accounts and the last address", async () => {
    const ana = await signedInAs(app, "customer");
    await place({ customer: "Ana", whatsapp: "11911111111", userId: ana.userId, totalCents: 700, day: 1 });
    await place({ customer: "Ana", whatsapp: "11911111111", status: "completed", totalCents: 300, day: 2 });
    expect((await get("/11911111111")).body).toMatchObject({
      is_account: false,
      total_cents: 1000,
      completed_cents: 300,
      since: "2026-03-01T12:00:00.000Z",
      address: { cep: "01001000", address: "Rua A, 1" },
      accounts: [{ id: ana.userId, email: ana.email, is_administrator: false, newsletter_status: null }],
      notes: { text: "", version: 0, updated_at: null },
    });
  });

  it("shows where the last order was delivered, whatever was picked up since", async () => {
    await place({ customer: "Ana", whatsapp: "11911111111", day: 1 });
    await place({ customer: "Ana", whatsapp: "11911111111", day: 2, isPickup: true });
    await place({ customer: "Bia", whatsapp: "11922222222", isPickup: true });
    expect((await get("/11911111111")).body.address).toEqual({ cep: "01001000", address: "Rua A, 1" });
    expect((await get("/11922222222")).body.address).toBeNull();
  });

  it.each(["/11999999999", "/00000000-0000-4000-8000-000000000000"])("answers 404 at %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("refuses an id that is neither a number nor a UUID", async () => {
    expect((await get("/ana")).status).toBe(400);
  });
});

describe("GET /api/admin/customers/{id}/orders", () => {
  it("lists the orders of that number alone, newest first, ten at a time", async () => {
    for (let day = 1; day <= 12; day++) await place({ customer: "Ana", whatsapp: "11911111111", day });
    await place({ customer: "Bia", whatsapp: "21922222222" });
    const first = (await get("/11911111111/orders")).body;
    expect(first).toMatchObject({ total: 12, total_is_exact: true });
    expect(first.rows).toHaveLength(10);
    expect(first.rows[0]).toMatchObject({ created_at: "2026-03-12T12:00:00.000Z", units: 0, names: [] });
    const second = (await get(`/11911111111/orders?cursor=${first.next}`)).body;
    expect(second.rows.map((row: { created_at: string }) => row.created_at.slice(8, 10))).toEqual([
      "02",
      "01",
    ]);
  });
});

describe("PUT /api/admin/customers/{id}/notes", () => {
  const write = (id: string, body: unknown) =>
    send(app, "PUT", `/api/admin/customers/${id}/notes`, { headers: owner.headers, body });

  it("stores the text, returns its version and logs the change without the text", async () => {
    await place({ customer: "Ana", whatsapp: "11911111111" });
    const saved = await write("11911111111", { text: " Prefere tamanho G. ", version: 0 });
    expect(saved.body).toMatchObject({ text: "Prefere tamanho G.", version: 1 });
    expect((await get("/11911111111")).body.notes).toEqual(saved.body);
    const log = await app.database.db().select().from(auditLog);
    expect(log).toMatchObject([{ action: "customer.notes_changed", subjectId: "11911111111" }]);
    expect(JSON.stringify(log)).not.toContain("tamanho");
  });

  it("does not overwrite a text that its author has not read", async () => {
    await place({ customer: "Bia", whatsapp: "11922222222" });
    expect((await write("11922222222", { text: "primeira", version: 0 })).status).toBe(200);
    const refused = await write("11922222222", { text: "segunda", version: 0 });
    expect(refused).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
    expect((await get("/11922222222")).body.notes.text).toBe("primeira");
  });

  it("moves the notes of an account to its number", async () => {
    const { userId } = await signedInAs(app, "customer");
    await write(userId, { text: "Pediu o catálogo.", version: 0 });
    await place({ customer: "Caio", whatsapp: "11933333333", userId });
    const { notes } = (await get("/11933333333")).body;
    expect(notes).toMatchObject({ text: "Pediu o catálogo.", version: 1 });
    const merged = await write("11933333333", { text: `${notes.text} Comprou.`, version: notes.version });
    expect(merged.body).toMatchObject({ text: "Pediu o catálogo. Comprou.", version: 2 });
    expect((await get("/11933333333")).body.notes.text).toBe("Pediu o catálogo. Comprou.");
  });

  it("refuses a text that is too long", async () => {
    await place({ customer: "Duda", whatsapp: "11944444444" });
    const refused = await write("11944444444", { text: "a".repeat(5001), version: 0 });
    expect(refused.body.error.fields).toEqual({ text: "Use no máximo 5000 caracteres" });
  });
});
