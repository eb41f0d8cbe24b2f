import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { ACCESS_TOKEN_SECONDS } from "../identity/access-token.ts";
import { authenticate } from "../identity/authenticate.ts";
import { createAccount } from "../identity/create-account.ts";
import { createOwnerAccount } from "../identity/owner-account.ts";
import { userRoles, users } from "../identity/tables.ts";

const app = setUpTestApp();
const deps = () => ({ db: app.database.db(), passwords: app.accounts().passwords });
const whoActs = (headers: Record<string, string>, now?: Date) =>
  authenticate({ db: app.database.db(), accounts: app.accounts() }, new Headers(headers), now);

describe("the owner's account", () => {
  it("is made an administrator at the first start, with a password in a file that only the owner can read", async () => {
    const owner = { email: "dono@manto.local", password: undefined, dataDir: app.dataDir() };
    const made = await createOwnerAccount(deps(), owner);
    const file = join(app.dataDir(), "owner-password");
    expect((await readFile(file, "utf8")).trim()).toBe(made?.generatedPassword);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { headers } = await signInByPassword(app, "dono@manto.local", made?.generatedPassword ?? "");
    expect(await whoActs(headers)).toMatchObject({ kind: "staff", email: "dono@manto.local" });
  });

  it("keeps its password where it exists already", async () => {
    const owner = { email: "dono@manto.local", password: "another one", dataDir: app.dataDir() };
    expect(await createOwnerAccount(deps(), owner)).toBeUndefined();
  });

  it("does not show a password that was given", async () => {
    const owner = { email: "outro@manto.local", password: "a given one", dataDir: app.dataDir() };
    expect(await createOwnerAccount(deps(), owner)).toEqual({
      email: "outro@manto.local",
      generatedPassword: undefined,
    });
  });
});

describe("who acts", () => {
  it("is anonymous without a session", async () => {
    expect(await whoActs({})).toEqual({ kind: "anonymous" });
  });

  it.each([
    ["a forged cookie", { Cookie: "manto-access=forged" }],
    ["a forged header", { Authorization: "Bearer forged" }],
    ["another kind of header", { Authorization: "Basic YTpi" }],
  ])("is anonymous with %s", async (_, headers) => {
    expect(await whoActs(headers)).toEqual({ kind: "anonymous" });
  });

  it("is a customer until a role says otherwise, at once", async () => {
    const { userId, headers } = await signedInAs(app, "customer");
    expect(await whoActs(headers)).toMatchObject({ kind: "customer", userId });
    await app.database.db().insert(userRoles).values({ userId, role: "admin" });
    expect(await whoActs(headers)).toMatchObject({ kind: "staff", userId });
  });

  it("is the same by cookie as by header", async () => {
    const { accessToken, headers } = await signedInAs(app, "customer");
    expect(await whoActs({ Cookie: `manto-access=${accessToken}` })).toEqual(await whoActs(headers));
  });

  it("goes by the header where a cookie says otherwise", async () => {
    const ana = await signedInAs(app, "customer");
    const bia = await signedInAs(app, "customer");
    const both = { ...ana.headers, Cookie: `manto-access=${bia.accessToken}` };
    expect(await whoActs(both)).toMatchObject({ userId: ana.userId });
  });

  it("is anonymous with a worthless header, whatever the cookie says", async () => {
    const { accessToken } = await signedInAs(app, "customer");
    const both = { Authorization: "Bearer forged", Cookie: `manto-access=${accessToken}` };
    expect(await whoActs(both)).toEqual({ kind: "anonymous" });
  });

  it("is anonymous once the token has expired", async () => {
    const { headers } = await signedInAs(app, "customer");
    const later = new Date(Date.now() + (ACCESS_TOKEN_SECONDS + 1) * 1000);
    expect(await whoActs(headers, later)).toEqual({ kind: "anonymous" });
  });

  it("is anonymous once the user is gone, though the token is genuine", async () => {
    const { headers } = await signedInAs(app, "customer", { email: "some@exemplo.com.br" });
    await app.database.handle().pool.query("delete from users where email = 'some@exemplo.com.br'");
    expect(await whoActs(headers)).toEqual({ kind: "anonymous", sessionEnded: true });
  });
});

describe("creating an account", () => {
  it("leaves an existing one alone, also when the e-mail is written otherwise", async () => {
    const account = { name: "Bia", email: "bia@exemplo.com.br", password: "segredo1" };
    expect(await createAccount(deps(), account)).toBeTypeOf("string");
    expect(await createAccount(deps(), { ...account, email: "BIA@exemplo.com.br" })).toBeUndefined();
  });

  it("never stores the password itself", async () => {
    await createAccount(deps(), { name: "Caio", email: "caio@exemplo.com.br", password: "um segredo raro" });
    const rows = await app.database.handle().pool.query("select * from credentials");
    expect(JSON.stringify(rows.rows)).not.toContain("um segredo raro");
  });

  it("refuses a role that does not exist", async () => {
    const [user] = await app.database.db().select().from(users).limit(1);
    const insert = "insert into user_roles (user_id, role) values ($1, 'root')";
    await expect(app.database.handle().pool.query(insert, [user?.id])).rejects.toThrow();
  });
});
