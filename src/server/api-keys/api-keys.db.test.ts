import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_API_KEYS } from "#domain/api-keys/api-key-input.ts";
import { apiKeyTexts } from "#domain/api-keys/api-key-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { hashSecret } from "../identity/secret-hash.ts";
import { sessions } from "../identity/tables.ts";
import { addApiKey } from "./api-keys-fixture.ts";
import { parseKey } from "./key-format.ts";
import { apiKeys } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let owner: SignedInTester;
let colleague: SignedInTester;

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const erp = { name: "ERP", scopes: { orders: "write", catalog: "read" } };

const call = (method: string, path = "", body?: unknown) =>
  send(app, method, `/api/admin/api-keys${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const create = async (given: object = {}) => (await call("POST", "", { ...erp, ...given })).body;

async function proofWas(minutes: number) {
  const provedAt = new Date(Date.now() - minutes * 60_000);
  await db().update(sessions).set({ provedAt }).where(eq(sessions.userId, owner.userId));
}

async function noticesTo({ email }: SignedInTester): Promise<string[]> {
  const mails = (await app.mails()).filter(({ to }) => to?.[0]?.address === email);
  return mails.map(({ text }) => text ?? "");
}

async function newestChange(): Promise<string> {
  const { body } = await send(app, "GET", "/api/admin/audit-log?subject=api-key", { headers: owner.headers });
  return body.rows[0].summary;
}

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  colleague = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await db().delete(apiKeys);
  await proofWas(0);
});

describe("a new key", () => {
  it("is told whole, once", async () => {
    const { key, ...shown } = await create();
    expect(parseKey(key)).toBeDefined();
    expect((await call("GET")).body).toEqual([shown]);
  });

  it("says what it may do, who made it and that nobody used it", async () => {
    expect(await create()).toMatchObject({
      name: "ERP",
      scopes: { orders: "write", catalog: "read" },
      created_by: owner.email,
      expires_at: null,
      expired: false,
      last_used_at: null,
    });
  });

  it("is recognised in the list by how it begins", async () => {
    const { key, begins_with } = await create();
    expect(key.startsWith(begins_with.replace("…", ""))).toBe(true);
  });

  it("is stored as a hash alone", async () => {
    const { key } = await create();
    const secret = parseKey(key)?.secret ?? "";
    const [row] = await db().select().from(apiKeys);
    expect(row?.secretHash).toBe(hashSecret(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it("is announced to every owner, with what it may do", async () => {
    await create({ name: "Planilha nova" });
    for (const who of [owner, colleague]) {
      expect((await noticesTo(who)).at(-1)).toContain(
        `${owner.email} criou a chave da API “Planilha nova” (Pedidos: ler e alterar; Catálogo: ler)`,
      );
    }
  });

  it("is in the history, without its text", async () => {
    await create();
    expect(await newestChange()).toBe("Chave da API “ERP” criada. Pedidos: ler e alterar; Catálogo: ler");
  });

  it("needs a fresh proof, without which nothing is made", async () => {
    await proofWas(11);
    expect(await call("POST", "", erp)).toMatchObject({
      status: 403,
      body: { error: { code: "proof_required" } },
    });
    expect(await db().select().from(apiKeys)).toEqual([]);
  });

  it.each([
    ["a name that another has", { name: "erp" }, { name: apiKeyTexts.nameTaken }],
    ["a day that is over", { name: "n8n", expires_at: inDays(-1) }, { expires_at: apiKeyTexts.datePast }],
  ])("is refused with %s", async (_, given, fields) => {
    await create();
    expect(await call("POST", "", { ...erp, ...given })).toMatchObject({
      status: 400,
      body: { error: { fields } },
    });
  });

  it("may have the name of one that was revoked", async () => {
    const { id } = await create();
    await call("DELETE", `/${id}`);
    expect((await call("POST", "", erp)).status).toBe(201);
  });

  it("is refused once there are as many as there may be", async () => {
    for (let made = 0; made < MAX_API_KEYS; made += 1) await addApiKey(db(), { orders: "read" });
    expect(await call("POST", "", erp)).toMatchObject({
      status: 400,
      body: { error: { message: apiKeyTexts.tooMany(MAX_API_KEYS) } },
    });
  });
});

describe("changing a key", () => {
  const update = (before: { id: string; updated_at: string }, given: object) =>
    call("PUT", `/${before.id}`, { ...erp, updated_at: before.updated_at, ...given });

  it("keeps its secret", async () => {
    const before = await create();
    expect((await update(before, { name: "ERP novo", scopes: { orders: "read" } })).status).toBe(200);
    const [row] = await db().select().from(apiKeys);
    expect(row?.secretHash).toBe(hashSecret(parseKey(before.key)?.secret ?? ""));
    expect(row).toMatchObject({ name: "ERP novo", scopes: { orders: "read" } });
  });

  it.each([
    ["a new area", { scopes: { ...erp.scopes, customers: "read" } }],
    ["writing where it only read", { scopes: { orders: "write", catalog: "write" } }],
    ["a later end", { expires_at: inDays(60) }],
    ["no end", { expires_at: null }],
  ])("opens %s only with a fresh proof", async (_, given) => {
    const before = await create({ expires_at: inDays(30) });
    await proofWas(11);
    const kept = { expires_at: before.expires_at, ...given };
    expect(await update(before, kept)).toMatchObject({
      status: 403,
      body: { error: { code: "proof_required" } },
    });
    expect((await call("GET")).body[0].updated_at).toBe(before.updated_at);
  });

  it("tells every owner what was opened", async () => {
    await update(await create(), { scopes: { orders: "write", customers: "read" } });
    for (const who of [owner, colleague]) {
      expect((await noticesTo(who)).at(-1)).toContain(
        "ampliou o que pode a chave da API “ERP” (Pedidos: ler e alterar; Clientes: ler)",
      );
    }
  });

  it.each([
    ["another name", { name: "Outro" }],
    ["less", { scopes: { orders: "read" } }],
    ["an end", { expires_at: inDays(30) }],
  ])("to %s asks for no proof and mails nobody", async (_, given) => {
    const before = await create();
    await proofWas(11);
    const mails = (await app.mails()).length;
    expect((await update(before, given)).status).toBe(200);
    expect(await app.mails()).toHaveLength(mails);
  });

  it("that has expired is renamed with the day that it had", async () => {
    const { id } = await addApiKey(db(), { orders: "read" }, { expiresAt: new Date(inDays(-1)) });
    const [before] = (await call("GET")).body;
    expect(before.expired).toBe(true);
    const renamed = { name: "Antiga", scopes: before.scopes, expires_at: before.expires_at };
    expect((await update({ id, updated_at: before.updated_at }, renamed)).status).toBe(200);
  });

  it("that somebody else has changed meanwhile changes nothing", async () => {
    const before = await create();
    await update(before, { name: "ERP dois" });
    expect((await update(before, { name: "ERP três" })).status).toBe(409);
    expect((await call("GET")).body[0].name).toBe("ERP dois");
  });

  it("is in the history under the name that it had", async () => {
    await update(await create(), { name: "Bling" });
    expect(await newestChange()).toBe(
      "Chave da API “ERP” agora se chama “Bling”. Pedidos: ler e alterar; Catálogo: ler",
    );
  });
});

describe("revoking a key", () => {
  it("takes it off the list and puts it into the history", async () => {
    const { id } = await create();
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
    expect((await call("GET")).body).toEqual([]);
    expect(await newestChange()).toBe("Chave da API “ERP” revogada");
  });

  it("needs no proof: closing a door must be quick", async () => {
    const { id } = await create();
    await proofWas(11);
    expect((await call("DELETE", `/${id}`)).status).toBe(204);
  });

  it("happens once", async () => {
    const { id } = await create();
    await call("DELETE", `/${id}`);
    expect((await call("DELETE", `/${id}`)).status).toBe(404);
  });
});

it("a key outlasts the role of the owner who made it", async () => {
  const { key } = await create();
  const leaving = await signedInAs(app, "administrator");
  await db().update(apiKeys).set({ createdBy: leaving.userId, createdByEmail: leaving.email });
  await send(app, "DELETE", `/api/admin/administrators/${leaving.userId}`, { headers: owner.headers });
  const { status } = await send(app, "GET", "/api/admin/orders", {
    headers: { Authorization: `Bearer ${key}` },
  });
  expect(status).toBe(200);
  expect((await call("GET")).body[0].created_by).toBe(leaving.email);
});
