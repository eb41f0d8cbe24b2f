import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { melhorEnvioTexts } from "#domain/delivery/melhor-envio.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import {
  faults,
  fine,
  newAccount,
  openMelhorEnvio,
  refusesRequest,
  refusesToken,
  tokenUntil,
} from "../../../../tests/support/melhor-envio-stand-in.ts";
import { send } from "../../../../tests/support/requests.ts";
import { auditLog } from "../../audit/tables.ts";
import { melhorEnvioAccount } from "../tables.ts";

const melhorEnvio = await openMelhorEnvio();
afterAll(() => melhorEnvio.close());
const app = setUpTestApp({ melhorEnvioUrl: melhorEnvio.url });
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  for (const rows of [melhorEnvioAccount, auditLog]) await app.database.db().delete(rows);
  melhorEnvio.behave(fine);
  melhorEnvio.forget();
});

const { token, ...settings } = newAccount();

const call = (method: string, body?: unknown) =>
  send(app, method, "/api/admin/melhor-envio", {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const connect = (changes: object = {}) => call("PUT", { ...settings, token, ...changes });
const isPriceAsked = async () => {
  const { body } = await send(app, "GET", "/api/delivery/20040002");
  return "carriers" in body;
};

describe("a shop that has not connected Melhor Envio", () => {
  it("has no account, and asks nobody", async () => {
    expect((await call("GET")).body).toBeNull();
    expect(await isPriceAsked()).toBe(false);
    expect(melhorEnvio.questions()).toEqual([]);
  });

  it("has nothing to disconnect", async () => {
    const { status, body } = await call("DELETE");
    expect([status, body.error.message]).toEqual([404, melhorEnvioTexts.notConnected]);
  });
});

describe("connecting Melhor Envio", () => {
  it("asks for a price with the token before it is saved", async () => {
    const { status, body } = await connect();
    expect([status, body.answered]).toEqual([200, true]);
    expect(melhorEnvio.questions()).toMatchObject([
      {
        path: "/api/v2/me/shipment/calculate",
        headers: {
          authorization: `Bearer ${token}`,
          accept: "application/json",
          "user-agent": "Manto (loja@loja.test)",
        },
        body: {
          from: { postal_code: "01310100" },
          to: { postal_code: "01310100" },
          products: [{ width: 25, height: 4, length: 30, weight: 0.3, insurance_value: 199.9, quantity: 1 }],
        },
      },
    ]);
  });

  it("shows the account without its token, and when that ends", async () => {
    const expiry = new Date(Math.floor(Date.now() / 1000 + 30 * 24 * 3600) * 1000);
    await connect({ token: tokenUntil(expiry), services: [2, 1, 2], free_from_cents: 30_000 });
    const { body } = await call("GET");
    expect(body).toEqual({
      active: true,
      from_cep: "01310100",
      width_cm: 25,
      height_cm: 4,
      length_cm: 30,
      is_insured: true,
      services: [1, 2],
      free_from_cents: 30_000,
      free_from_units: null,
      token_state: "good",
      token_expires_at: expiry.toISOString(),
      updated_at: expect.any(String),
    });
  });

  it("keeps the token encrypted", async () => {
    await connect();
    const [row] = await app.database.db().select().from(melhorEnvioAccount);
    expect(Buffer.from(row?.sealedToken ?? "", "base64url").toString("latin1")).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("is written to the log, without the token", async () => {
    const { body } = await connect();
    await connect({ token: tokenUntil(), updated_at: body.account.updated_at });
    const changes = await app.database.db().select().from(auditLog).orderBy(desc(auditLog.at));
    expect(changes.map(({ summary }) => summary)).toEqual([
      "Melhor Envio alterado, com outro token",
      "Melhor Envio conectado",
    ]);
    expect(JSON.stringify(changes)).not.toContain(token.slice(0, 20));
  });

  it("is refused without a token", async () => {
    const { status, body } = await call("PUT", settings);
    expect([status, body.error.fields]).toEqual([400, { token: melhorEnvioTexts.tokenMissing }]);
  });

  it.each([
    ["a token that Melhor Envio does not take", refusesToken, { token: melhorEnvioTexts.tokenRefused }],
    ["data that Melhor Envio does not take", refusesRequest, { from_cep: melhorEnvioTexts.refused }],
  ])("is refused with %s", async (_, behaviour, fields) => {
    melhorEnvio.behave(behaviour);
    const { status, body } = await connect();
    expect([status, body.error.fields]).toEqual([400, fields]);
    expect(await app.database.db().$count(melhorEnvioAccount)).toBe(0);
  });

  it("saves a token that nobody can be asked about now", async () => {
    melhorEnvio.behave(faults["is out of order"] ?? fine);
    const { status, body } = await connect();
    expect([status, body.answered]).toEqual([200, false]);
    expect((await call("GET")).body).toMatchObject({ token_state: "good" });
  });

  it.each([
    ["a CEP that is none", { from_cep: "0131010" }, "from_cep"],
    ["a side that no carrier takes", { width_cm: 101 }, "width_cm"],
    ["a side that is nothing", { height_cm: 0 }, "height_cm"],
    ["a token with spaces in it", { token: "um token com espaços no meio" }, "token"],
    ["free delivery from nothing on", { free_from_cents: 0 }, "free_from_cents"],
  ])("is refused with %s, in Portuguese", async (_, changes, field) => {
    const { status, body } = await connect(changes);
    expect(status).toBe(400);
    expect(body.error.fields[field]).toMatch(/\S/);
    expect(melhorEnvio.questions()).toEqual([]);
  });
});

describe("changing the account", () => {
  it("keeps the token that is stored", async () => {
    const { body } = await connect();
    await call("PUT", { ...settings, from_cep: "20040002", updated_at: body.account.updated_at });
    expect(melhorEnvio.questions().at(-1)).toMatchObject({
      headers: { authorization: `Bearer ${token}` },
      body: { from: { postal_code: "20040002" } },
    });
    expect((await call("GET")).body).toMatchObject({ from_cep: "20040002", token_state: "good" });
  });

  it("lets one of two connect it at the same moment", async () => {
    const both = await Promise.all([connect(), connect({ from_cep: "20040002" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("does not overwrite what somebody else has saved meanwhile", async () => {
    await connect();
    const late = await connect({ from_cep: "20040002" });
    expect(late.status).toBe(409);
    expect((await call("GET")).body).toMatchObject({ from_cep: "01310100" });
  });

  it("pauses the questions", async () => {
    const { body } = await connect();
    expect(await isPriceAsked()).toBe(true);
    await call("PUT", { ...settings, active: false, updated_at: body.account.updated_at });
    expect(await isPriceAsked()).toBe(false);
  });

  it.each([
    ["refused", refusesToken, {}],
    ["of another server", fine, { sealedToken: "c2VhbGVkIGVsc2V3aGVyZQ" }],
  ])("pauses with a token that is %s, asking nobody, and does not resume with it", async (_, how, row) => {
    const { body } = await connect();
    melhorEnvio.behave(how);
    melhorEnvio.forget();
    await app.database
      .db()
      .update(melhorEnvioAccount)
      .set({ active: true, ...row });
    const paused = await call("PUT", { ...settings, active: false, updated_at: body.account.updated_at });
    expect([paused.status, paused.body.answered]).toEqual([200, false]);
    expect(melhorEnvio.questions()).toEqual([]);
    const resumed = await call("PUT", { ...settings, updated_at: paused.body.account.updated_at });
    expect([resumed.status, Object.keys(resumed.body.error.fields)]).toEqual([400, ["token"]]);
  });

  it("ends with the token gone", async () => {
    await connect();
    expect((await call("DELETE")).status).toBe(204);
    expect(await app.database.db().$count(melhorEnvioAccount)).toBe(0);
    expect(await isPriceAsked()).toBe(false);
  });

  it("asks for another token after a move to a server with another secret", async () => {
    const { body } = await connect();
    await app.database.db().update(melhorEnvioAccount).set({ sealedToken: "c2VhbGVkIGVsc2V3aGVyZQ" });
    expect((await call("GET")).body).toMatchObject({ token_state: "unreadable" });
    const kept = await call("PUT", { ...settings, updated_at: body.account.updated_at });
    expect(kept.body.error.fields).toEqual({ token: melhorEnvioTexts.tokenMissing });
  });
});
