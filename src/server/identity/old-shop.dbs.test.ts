import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { dropAllTables } from "../../../tests/support/empty-database.ts";
import { send } from "../../../tests/support/requests.ts";
import { checkArchive } from "../backup/check-archive.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import type { DatabaseHandle } from "../db/client.ts";
import type { ObjectStorage } from "../storage/storage.ts";
import { scryptPasswords } from "./password-hash.ts";

type Row = Record<string, string | null>;

// tests/fixtures/README.md says what these files are.
const fixtures = new URL("../../../tests/fixtures/", import.meta.url);
const archive = await readFile(new URL("old-shop.tar.gz", fixtures));
const { administrator, customer, unconfirmed, rows } = JSON.parse(
  await readFile(new URL("old-shop.json", fixtures), "utf8"),
);

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** Inserts the sessions and links that a backup leaves out, as 0.1.0 wrote them, but with an hour left until they expire. */
async function fillOldShop(database: DatabaseHandle, storage: ObjectStorage): Promise<void> {
  await dropAllTables(database);
  const checked = await checkArchive(Readable.from([archive]));
  await restoreBackup({ database, storage }, checked, Readable.from([archive]));
  for (const table of ["sessions", "refresh_tokens", "verifications"]) {
    for (const row of rows[table]) await insertRow(database, table, row);
  }
}

async function insertRow({ pool }: DatabaseHandle, table: string, recorded: Row): Promise<void> {
  const row = "expires_at" in recorded ? { ...recorded, expires_at: inAnHour() } : recorded;
  const columns = Object.keys(row).join(", ");
  await pool.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

const app = setUpTestApp({ passwords: scryptPasswords, confirmEmail: true, fill: fillOldShop });

const whoIs = (accessToken: string) =>
  send(app, "GET", "/auth/v1/user", { headers: { Authorization: `Bearer ${accessToken}` } });
const renew = (refresh_token: string) =>
  send(app, "POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token } });
const open = (type: string, token_hash: string) =>
  send(app, "POST", "/auth/v1/verify", { body: { type, token_hash } });

describe("in a shop of the version 0.1.0", () => {
  it.each([
    ["an administrator", administrator],
    ["a customer", customer],
  ])("%s signs in with the password of then", async (_who, { email, password }) => {
    const { accessToken } = await signInByPassword(app, email, password);
    expect((await whoIs(accessToken)).body).toMatchObject({ email });
  });

  it("the administrator is still one", async () => {
    const { headers } = await signInByPassword(app, administrator.email, administrator.password);
    expect((await send(app, "GET", "/api/admin/administrators", { headers })).status).toBe(200);
  });

  it("a wrong password opens nothing", async () => {
    const attempt = signInByPassword(app, customer.email, administrator.password);
    await expect(attempt).rejects.toThrow("invalid_credentials");
  });

  it.each([
    ["an administrator's", administrator],
    ["a customer's", customer],
  ])("%s open session is renewed", async (_whose, { email, refreshToken }) => {
    const { body } = await renew(refreshToken);
    expect((await whoIs(body.access_token)).body).toMatchObject({ email });
  });

  it("a recovery link that was mailed sets a new password, and works once", async () => {
    const { body } = await open("recovery", customer.recoveryToken);
    const headers = { Authorization: `Bearer ${body.access_token}` };
    const change = { password: "uma senha nova" };
    expect((await send(app, "PUT", "/auth/v1/user", { headers, body: change })).status).toBe(200);
    await expect(signInByPassword(app, customer.email, "uma senha nova")).resolves.toBeDefined();
    expect((await open("recovery", customer.recoveryToken)).status).toBe(403);
  });

  it("a confirmation link that was mailed confirms its e-mail", async () => {
    const { email, password, confirmationToken } = unconfirmed;
    await expect(signInByPassword(app, email, password)).rejects.toThrow("email_not_confirmed");
    expect((await open("signup", confirmationToken)).status).toBe(200);
    await expect(signInByPassword(app, email, password)).resolves.toBeDefined();
  });
});
