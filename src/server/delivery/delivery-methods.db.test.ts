import { desc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { deliveryTexts } from "#domain/delivery/delivery-texts.ts";
import { DomainError } from "#domain/errors.ts";
import type { ChangeEvent } from "#domain/events.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { deliveryMethods, deliveryRates } from "./tables.ts";

const square = { street: "Praça da Sé", district: "Sé", city: "São Paulo", state: "SP" };
let isLookupAway = false;
const app = setUpTestApp({
  cepLookup: {
    find: async (cep) => {
      if (isLookupAway) throw new DomainError("cep_unavailable");
      return { ...square, cep, address: "Praça da Sé, Sé, São Paulo - SP" };
    },
  },
});
let owner: SignedInTester;
let events: ChangeEvent[];

const table = {
  kind: "table",
  name: "Correios PAC",
  free_from_cents: 39_900,
  rates: [
    { cep_from: "01000000", cep_to: "05999999", up_to_grams: 1000, price_cents: 1890, days: 4 },
    { state: "RJ", price_cents: 2490, days: 6 },
    { price_cents: 3990, days: 12 },
  ],
};
const local = {
  kind: "local",
  name: "Motoboy",
  city: "São Paulo",
  rates: [
    { district: "se", price_cents: 900, days: 1 },
    { district: "Mooca", price_cents: 1500, days: 1 },
  ],
};
const pickup = {
  kind: "pickup",
  name: "Retirada na loja",
  note: "Rua A, 10, das 9h às 18h",
  rates: [{ price_cents: 0, days: 0 }],
};

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  app.services().events.subscribe((event) => events.push(event));
});

beforeEach(async () => {
  const db = app.database.db();
  for (const rows of [deliveryMethods, auditLog]) await db.delete(rows);
  isLookupAway = false;
  events = [];
});

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/delivery-methods${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });

const atCep = (cep: string) => send(app, "GET", `/api/delivery/${cep}`);
const namesAt = async (cep: string) =>
  (await atCep(cep)).body.methods.map(({ name }: { name: string }) => name);

describe("the owner's delivery methods", () => {
  it("are created with their rows, in the order in which they were written", async () => {
    const { status, body } = await call("POST", "", table);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "table",
      name: "Correios PAC",
      active: true,
      free_from_cents: 39_900,
      free_from_units: null,
      rates: [
        { cep_from: "01000000", cep_to: "05999999", over_grams: 0, up_to_grams: 1000, price_cents: 1890 },
        { state: "RJ", days: 6 },
        { cep_from: null, state: null, district: null },
      ],
    });
    expect((await call("GET")).body).toEqual([body]);
  });

  it("are replaced as a whole, with a row in the log and a change event for the pages", async () => {
    const { body: created } = await call("POST", "", table);
    const { status, body } = await call("PUT", `/${created.id}`, {
      ...pickup,
      name: "Retirada",
      updated_at: created.updated_at,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: created.id, kind: "pickup", rates: [{ price_cents: 0, days: 0 }] });
    expect(await app.database.db().$count(deliveryRates)).toBe(1);
    const [change] = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at));
    expect(change).toMatchObject({
      action: "delivery_method.updated",
      subjectType: "delivery-method",
      summary: "Forma de entrega “Retirada” alterada",
      actorEmail: owner.email,
    });
    expect(events).toContainEqual(expect.objectContaining({ topic: "settings" }));
  });

  it("are not overwritten by somebody who saw an older version", async () => {
    const { body: created } = await call("POST", "", table);
    await call("PUT", `/${created.id}`, { ...table, name: "PAC", updated_at: created.updated_at });
    const late = await call("PUT", `/${created.id}`, {
      ...table,
      name: "SEDEX",
      updated_at: "2020-01-01T00:00:00Z",
    });
    expect(late.status).toBe(409);
    expect((await call("GET")).body).toMatchObject([{ name: "PAC" }]);
  });

  it("are refused with two rows for one parcel, and nothing is written", async () => {
    const rates = [...table.rates, { cep_from: "05000000", cep_to: "05000999", price_cents: 1, days: 1 }];
    const { status, body } = await call("POST", "", { ...table, rates });
    expect(status).toBe(400);
    expect(body.error.fields["rates.3"]).toBe(
      "As linhas 1 (CEP 01000-000 a 05999-999, até 1 kg) e 4 (CEP 05000-000 a 05000-999) valem para a mesma entrega. Mude uma delas.",
    );
    expect(await app.database.db().$count(deliveryMethods)).toBe(0);
  });

  it("may be twenty, not more", async () => {
    for (let number = 0; number < 20; number += 1) await call("POST", "", pickup);
    const { status, body } = await call("POST", "", pickup);
    expect([status, body.error.message]).toEqual([400, deliveryTexts.tooManyMethods(20)]);
  });

  it("are gone with their rows once deleted", async () => {
    const { body } = await call("POST", "", table);
    expect((await call("DELETE", `/${body.id}`)).status).toBe(204);
    expect((await call("DELETE", `/${body.id}`)).status).toBe(404);
    expect(await app.database.db().$count(deliveryRates)).toBe(0);
  });
});

describe("what reaches a CEP", () => {
  it("is nothing in a shop that has set up no delivery", async () => {
    expect((await atCep("01001000")).body).toEqual({ methods: [], shirt_grams: 300 });
  });

  it("are the active methods, with only the rows that apply there", async () => {
    for (const method of [table, pickup, { ...pickup, name: "Pausada", active: false }]) {
      await call("POST", "", method);
    }
    const { body } = await atCep("20040002");
    expect(body.methods).toMatchObject([
      { name: "Correios PAC", rates: [{ state: "RJ" }, { price_cents: 3990 }] },
      { name: "Retirada na loja", note: "Rua A, 10, das 9h às 18h" },
    ]);
  });

  it("includes a local delivery for the district that the postal services name", async () => {
    await call("POST", "", local);
    expect((await atCep("01001000")).body.methods).toMatchObject([
      { name: "Motoboy", rates: [{ price_cents: 900 }] },
    ]);
  });

  it("leaves the local delivery out while the postal services do not answer, and keeps the rest", async () => {
    for (const method of [local, pickup]) await call("POST", "", method);
    isLookupAway = true;
    expect(await namesAt("01001000")).toEqual(["Retirada na loja"]);
  });

  it.each(["0100100", "abcdefgh", "010010000"])("is refused for %s, which is no CEP", async (cep) => {
    expect((await atCep(cep)).status).toBe(400);
  });
});
