import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { apiKeyTexts, KEY_CALLS_PER_MINUTE } from "#domain/api-keys/api-key-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, fromBrowser, send } from "../../../tests/support/requests.ts";
import { stopClock } from "../../../tests/support/stop-clock.ts";
import { addApiKey, type TestKey } from "./api-keys-fixture.ts";
import { newKey } from "./key-format.ts";
import { apiKeys } from "./tables.ts";

const app = setUpTestApp({ caches: true, rateLimits: true });
const db = () => app.database.db();
let owner: SignedInTester;
let key: TestKey;

const ORDERS = "/api/admin/orders";
const PRODUCTS = "/api/admin/products";
const MINUTE_MS = 60_000;

const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
const read = (headers: Record<string, string>, path = ORDERS, from = app, address?: string) =>
  send(from, "GET", path, { headers, ...(address !== undefined && { address }) });
const rowOf = async ({ id }: TestKey) =>
  (await db().select().from(apiKeys).where(eq(apiKeys.id, id)))[0] as typeof apiKeys.$inferSelect;
const change = ({ id }: TestKey, values: Partial<typeof apiKeys.$inferInsert>) =>
  db().update(apiKeys).set(values).where(eq(apiKeys.id, id));
const unauthenticated = (message: string) => ({
  status: 401,
  body: { error: { code: "unauthenticated", message } },
});

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  key = await addApiKey(db(), { orders: "write", catalog: "read" });
});

describe("a request with a key", () => {
  it("reads what the key may read", async () => {
    expect((await read(key.headers)).status).toBe(200);
  });

  it.each([
    ["an unknown key", () => newKey().key, apiKeyTexts.unknown],
    ["half a key", () => key.key.slice(0, 40), apiKeyTexts.unknown],
    ["the secret of another key", () => key.key.slice(0, 19) + newKey().key.slice(19), apiKeyTexts.unknown],
  ])("with %s is refused", async (_, text, message) => {
    expect(await read(bearer(text()))).toMatchObject(unauthenticated(message));
  });

  it("with a wrong key is refused even where anybody may ask", async () => {
    const answer = await send(app, "POST", "/api/cart/quote", {
      headers: bearer(newKey().key),
      body: { items: [{ id: "00000000-0000-4000-8000-000000000000", size: "M", quantity: 1 }] },
    });
    expect(answer).toMatchObject(unauthenticated(apiKeyTexts.unknown));
  });

  it("is refused as soon as the key has expired", async () => {
    const expiring = await addApiKey(
      db(),
      { orders: "read" },
      { expiresAt: new Date(Date.now() + MINUTE_MS) },
    );
    expect((await read(expiring.headers)).status).toBe(200);
    await change(expiring, { expiresAt: new Date(Date.now() - 1) });
    expect(await read(expiring.headers)).toMatchObject(unauthenticated(apiKeyTexts.expired));
  });

  it("counts neither as a cookie nor in the address", async () => {
    const asCookie = await read({ Cookie: `manto-access=${key.key}` });
    const inAddress = await read({}, `${ORDERS}?key=${key.key}&access_token=${key.key}`);
    expect([asCookie.status, inAddress.status]).toEqual([401, 401]);
  });

  it("is the key's, whatever session comes beside it", async () => {
    const { headers } = await send(app, "POST", "/auth/v1/token?grant_type=password", {
      headers: fromBrowser,
      body: { email: owner.email, password: owner.password },
    });
    const both = { ...cookiesOf(headers), ...key.headers };
    expect((await read(both, "/api/admin/settings")).status).toBe(403);
    expect((await read({ ...both, ...bearer(newKey().key) })).status).toBe(401);
  });

  it("gets no answer that was cached for a person", async () => {
    const ofTheOwner = await read(owner.headers, PRODUCTS);
    expect(ofTheOwner.status).toBe(200);
    const onlyOrders = await addApiKey(db(), { orders: "read" });
    expect((await read(onlyOrders.headers, PRODUCTS)).status).toBe(403);
  });

  it("notes when the key was used, once a minute", async () => {
    const used = await addApiKey(db(), { orders: "read" });
    await read(used.headers);
    const first = (await rowOf(used)).lastUsedAt;
    expect(first).not.toBeNull();
    await read(used.headers);
    expect((await rowOf(used)).lastUsedAt).toEqual(first);
    const earlier = new Date(Date.now() - MINUTE_MS);
    await change(used, { lastUsedAt: earlier });
    await read(used.headers);
    expect((await rowOf(used)).lastUsedAt?.getTime()).toBeGreaterThan(earlier.getTime());
  });

  it("leaves the version of the key as it was, so that an open form still saves", async () => {
    const before = await rowOf(key);
    await read(key.headers);
    expect((await rowOf(key)).updatedAt).toEqual(before.updatedAt);
  });
});

describe("the request after a change is refused:", () => {
  const revoke = ({ id }: TestKey) =>
    send(app, "DELETE", `/api/admin/api-keys/${id}`, { headers: owner.headers });

  it("the key was revoked", async () => {
    const revoked = await addApiKey(db(), { orders: "read", catalog: "read" });
    for (const path of [ORDERS, PRODUCTS]) expect((await read(revoked.headers, path)).status).toBe(200);
    await revoke(revoked);
    for (const path of [ORDERS, PRODUCTS]) {
      expect(await read(revoked.headers, path)).toMatchObject(unauthenticated(apiKeyTexts.revoked));
    }
  });

  it.runIf(app.database.kind === "postgres")("another process of the shop revoked it", async () => {
    const revoked = await addApiKey(db(), { catalog: "read" });
    const another = await app.startAnother();
    expect((await read(revoked.headers, PRODUCTS, another)).status).toBe(200);
    await revoke(revoked);
    expect((await read(revoked.headers, PRODUCTS, another)).status).toBe(401);
  });

  it("an area was closed", async () => {
    const narrowed = await addApiKey(db(), { orders: "read", catalog: "read" });
    expect((await read(narrowed.headers, PRODUCTS)).status).toBe(200);
    const { name, updatedAt } = await rowOf(narrowed);
    const { status } = await send(app, "PUT", `/api/admin/api-keys/${narrowed.id}`, {
      headers: owner.headers,
      body: { name, scopes: { orders: "read" }, updated_at: updatedAt.toISOString() },
    });
    expect(status).toBe(200);
    expect((await read(narrowed.headers, PRODUCTS)).status).toBe(403);
  });
});

describe("a program that asks too much", () => {
  it("is refused for the rest of the minute, and others are not", async () => {
    stopClock();
    const busy = await addApiKey(db(), { orders: "read" });
    const path = `${ORDERS}/summary`;
    for (let asked = 0; asked < KEY_CALLS_PER_MINUTE; asked += 1) await read(busy.headers, path);
    const refused = await read(busy.headers, path);
    expect(refused).toMatchObject({ status: 429, body: { error: { message: apiKeyTexts.tooManyCalls } } });
    expect(refused.headers.get("Retry-After")).toBe("60");
    expect((await read(key.headers, path)).status).toBe(200);
    vi.setSystemTime(Date.now() + MINUTE_MS);
    expect((await read(busy.headers, path)).status).toBe(200);
  });

  it("cannot be kept from asking by whoever knows how its key begins", async () => {
    const victim = await addApiKey(db(), { orders: "read" });
    const beginning = victim.key.slice(0, 19);
    for (let tried = 0; tried < 70; tried += 1) {
      await read(bearer(beginning + newKey().key.slice(19)), ORDERS, app, "203.0.113.7");
    }
    expect((await read(victim.headers, ORDERS, app, "203.0.113.8")).status).toBe(200);
  });

  const KEYS_GUESSED = 60;
  const guess = (address: string) => read(bearer(newKey().key), ORDERS, app, address);
  const guessAll = async (address: string) => {
    for (let tried = 0; tried < KEYS_GUESSED; tried += 1) await guess(address);
  };

  it("by guessing keys is told to wait, once it has guessed too many", async () => {
    stopClock();
    const address = "203.0.113.9";
    const answers = [];
    for (let tried = 0; tried <= KEYS_GUESSED; tried += 1) answers.push(await guess(address));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual([...Array<number>(KEYS_GUESSED).fill(401), 429]);
    expect(answers.at(-1)?.headers.get("Retry-After")).toBe("60");
  });

  it("by guessing keys does not lock out a right one that shares its address", async () => {
    stopClock();
    const address = "203.0.113.11";
    await guessAll(address);
    expect((await read(key.headers, ORDERS, app, address)).status).toBe(200);
  });

  it("with a key that was revoked or has expired is not taken for one that guesses", async () => {
    stopClock();
    const address = "203.0.113.12";
    const revoked = await addApiKey(db(), { orders: "read" }, { revokedAt: new Date() });
    const expired = await addApiKey(db(), { orders: "read" }, { expiresAt: new Date(Date.now() - 1) });
    await guessAll(address);
    const answers = [
      await read(revoked.headers, ORDERS, app, address),
      await read(expired.headers, ORDERS, app, address),
    ];
    expect(answers).toMatchObject([
      unauthenticated(apiKeyTexts.revoked),
      unauthenticated(apiKeyTexts.expired),
    ]);
  });

  it("with a right key does not use up what is allowed to wrong ones", async () => {
    stopClock();
    const address = "203.0.113.10";
    const right = await addApiKey(db(), { orders: "read" });
    for (let asked = 0; asked < 70; asked += 1) await read(right.headers, `${ORDERS}/summary`, app, address);
    expect((await guess(address)).status).toBe(401);
  });
});
