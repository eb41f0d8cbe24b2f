import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { gunzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { extract } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { addApiKey } from "../api-keys/api-keys-fixture.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { users } from "../identity/tables.ts";
import { MANIFEST, manifestSchema, tableEntry, tablesLeftOut } from "./backup-format.ts";

const app = setUpTestApp();
let owner: SignedInTester;
const picture = new Uint8Array([1, 2, 3, 4, 5]);
const key = "products/202611/abcdefghijkmnpqrstuvwx.webp";

// These tests have a temporary folder of their own, so that every file left in it was left by them.
afterAll(() => vi.unstubAllEnvs());
beforeAll(async () => {
  vi.stubEnv("TMPDIR", app.dataDir());
  owner = await signedInAs(app, "administrator");
  const db = app.database.db();
  await insertCategories(db);
  const many = Array.from({ length: 1203 }, (_, index) => ({ name: `Camisa ${index}`, priceCents: 100 }));
  await insertProducts(db, many);
  await app.services().storage.put(key, picture, { contentType: "image/webp" });
  await app.services().storage.put(`renditions/${key}/w320.webp`, picture, { contentType: "image/webp" });
});

const prepare = (password: string, who = owner) =>
  send(app, "POST", "/api/admin/backups", { headers: who.headers, body: { password } });
const download = async (url: string, who = owner) => app.request(url, { headers: who.headers });

async function unpack(response: Response): Promise<Map<string, Buffer>> {
  const entries = new Map<string, Buffer>();
  const tar = extract();
  tar.end(gunzipSync(await response.bytes()));
  for await (const entry of tar) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    entries.set(entry.header.name, Buffer.concat(chunks));
  }
  return entries;
}

const newBackup = async () => unpack(await download((await prepare(owner.password)).body.url));
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith("manto-backup-"));
const linesOf = (entries: Map<string, Buffer>, table: string) =>
  (entries.get(tableEntry(table))?.toString("utf8") ?? "").split("\n").filter(Boolean);

describe("the download of a backup", () => {
  it("asks for the password", async () => {
    const { status, body } = await prepare("errada1");
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ password: "A senha atual está incorreta" });
  });

  it("works once, and only for the administrator who requested it", async () => {
    const colleague = await signedInAs(app, "administrator");
    const { url: stolen } = (await prepare(owner.password)).body;
    expect((await download(stolen, colleague)).status).toBe(403);
    const { url } = (await prepare(owner.password)).body;
    const first = await download(url);
    expect(first.status).toBe(200);
    expect(first.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="manto-backup-[\d-]+\.tar\.gz"$/,
    );
    await first.bytes();
    expect((await download(url)).status).toBe(403);
  });

  it("is refused to customers, even with a link", async () => {
    const customer = await signedInAs(app, "customer");
    const { url } = (await prepare(owner.password)).body;
    expect((await download(url, customer)).status).toBe(403);
  });

  it("is in the log", async () => {
    const count = () => app.database.db().$count(auditLog, eq(auditLog.action, "backup.downloaded"));
    const before = await count();
    await newBackup();
    expect(await count()).toBe(before + 1);
  });

  it("leaves nothing behind on the server's disk", async () => {
    await newBackup();
    await expect.poll(leftovers).toEqual([]);
  });

  it("leaves nothing behind when the download is aborted", async () => {
    const response = await download((await prepare(owner.password)).body.url);
    await response.body?.cancel();
    await expect.poll(leftovers).toEqual([]);
  });
});

describe("a backup", () => {
  it("begins with its manifest, which counts the rows", async () => {
    const entries = await newBackup();
    expect([...entries.keys()][0]).toBe(MANIFEST);
    const manifest = manifestSchema.parse(JSON.parse(String(entries.get(MANIFEST))));
    expect(manifest.tables).toContainEqual({ name: "products", rows: 1203 });
    expect(linesOf(entries, "products")).toHaveLength(1203);
  });

  it("has every table except those whose rows expire soon", async () => {
    const entries = await newBackup();
    const { rows } = await app.database
      .db()
      .execute<{ name: string }>(sql`select tablename as name from pg_tables where schemaname = 'public'`);
    const wanted = rows.map(({ name }) => name).filter((name) => !tablesLeftOut.some((one) => one === name));
    const tables = [...entries.keys()].filter((name) => name.startsWith("tables/"));
    expect(tables.sort()).toEqual(wanted.map(tableEntry).sort());
  });

  it("has no key of the API: one that was revoked since must not come back", async () => {
    const { key, id } = await addApiKey(app.database.db(), { orders: "read" });
    const entries = await newBackup();
    expect(entries.has(tableEntry("api_keys"))).toBe(false);
    const all = [...entries.values()].map(String).join("\n");
    expect([all.includes(id), all.includes(key)]).toEqual([false, false]);
  });

  it("has the pictures without their renditions", async () => {
    const entries = await newBackup();
    const stored = [...entries.keys()].filter((name) => name.startsWith("storage/"));
    expect(stored).toEqual([`storage/${key}`]);
    expect(new Uint8Array(entries.get(`storage/${key}`) ?? [])).toEqual(picture);
  });

  it("contains exactly the rows of the database", async () => {
    const db = app.database.db();
    const line = linesOf(await newBackup(), "users").find((text) => text.includes(owner.email));
    const { rows } = await db.execute<{ same: boolean }>(sql`
      select u = jsonb_populate_record(null::users, ${line}::jsonb) as same
      from ${users} u where u.id = ${owner.userId}`);
    expect(rows).toEqual([{ same: true }]);
  });

  it("is a snapshot of one moment, whatever is written meanwhile", async () => {
    const db = app.database.db();
    const { url } = (await prepare(owner.password)).body;
    const [response] = await Promise.all([
      download(url),
      insertProducts(db, [{ name: "Camisa Tardia", priceCents: 1 }]),
    ]);
    const entries = await unpack(response);
    const manifest = manifestSchema.parse(JSON.parse(String(entries.get(MANIFEST))));
    for (const { name, rows } of manifest.tables) expect(linesOf(entries, name)).toHaveLength(rows);
    await db.delete(products).where(eq(products.name, "Camisa Tardia"));
  });
});
