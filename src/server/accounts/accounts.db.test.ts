import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { createAccount } from "./create-account.ts";
import { ensureOwnerAccount } from "./owner-account.ts";
import { resolveActor } from "./resolve-actor.ts";
import { userRoles, users } from "./tables.ts";

const app = setUpTestApp();
const deps = () => ({ db: app.database.db(), auth: app.auth() });

async function signIn(email: string, password: string): Promise<Headers> {
  const { headers } = await app.auth().api.signInEmail({ body: { email, password }, returnHeaders: true });
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return new Headers({ Cookie: cookies.join("; ") });
}

describe("the owner's account", () => {
  it("is made an administrator at the first start, with a password kept where only the owner reads", async () => {
    const owner = { email: "dono@manto.local", password: undefined, dataDir: app.dataDir() };
    const made = await ensureOwnerAccount(deps(), owner);
    const file = join(app.dataDir(), "owner-password");
    expect((await readFile(file, "utf8")).trim()).toBe(made?.password);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const headers = await signIn("dono@manto.local", made?.password ?? "");
    expect(await resolveActor(deps(), headers)).toMatchObject({
      kind: "administrator",
      email: "dono@manto.local",
    });
  });

  it("keeps its password at the next start", async () => {
    const owner = { email: "dono@manto.local", password: "another one", dataDir: app.dataDir() };
    expect(await ensureOwnerAccount(deps(), owner)).toBeUndefined();
  });
});

describe("who acts", () => {
  it("is anonymous without a session", async () => {
    expect(await resolveActor(deps(), new Headers())).toEqual({ kind: "anonymous" });
  });

  it("is anonymous with a forged cookie", async () => {
    const headers = new Headers({ Cookie: "manto.session_token=forged.signature" });
    expect(await resolveActor(deps(), headers)).toEqual({ kind: "anonymous" });
  });

  it("is a customer until a role says otherwise, at once", async () => {
    const userId = await createAccount(deps(), {
      name: "Ana",
      email: "ana@exemplo.com.br",
      password: "segredo1",
    });
    const headers = await signIn("ana@exemplo.com.br", "segredo1");
    expect(await resolveActor(deps(), headers)).toMatchObject({ kind: "customer", userId });
    await app.database
      .db()
      .insert(userRoles)
      .values({ userId: userId ?? "", role: "admin" });
    expect(await resolveActor(deps(), headers)).toMatchObject({ kind: "administrator", userId });
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
    const insert = app.database
      .db()
      .insert(userRoles)
      .values({ userId: user?.id ?? "", role: "root" });
    await expect(insert).rejects.toThrow();
  });
});
