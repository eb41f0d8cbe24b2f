import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { recoveryCodes, twoFactors } from "./tables.ts";
import { codeOf, type ProtectedTester, protectedAdministrator } from "./two-factor-fixture.ts";

const app = setUpTestApp();
const limitedApp = setUpTestApp({ rateLimits: true });

const path = "/api/account/two-factor";
type Headers = Record<string, string>;
const stateOf = async (headers: Headers) => (await send(app, "GET", path, { headers })).body;
const start = (headers: Headers, password: string) =>
  send(app, "POST", path, { headers, body: { password } });
const confirm = (headers: Headers, code: string) =>
  send(app, "POST", `${path}/confirm`, { headers, body: { code } });

const actionsOf = async (userId: string) => {
  const entries = await app.database
    .db()
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "administrator"), eq(auditLog.subjectId, userId)))
    .orderBy(auditLog.at);
  return entries.map(({ action }) => action);
};

describe("switching the second factor on", () => {
  it("asks for the password", async () => {
    const { headers } = await signedInAs(app, "administrator");
    const { status, body } = await start(headers, "errada1");
    expect(status).toBe(400);
    expect(body.error.fields).toEqual({ password: "A senha atual está incorreta" });
  });

  it("changes nothing about signing in until a first code was shown", async () => {
    const { headers, email, password } = await signedInAs(app, "administrator");
    await start(headers, password);
    await expect(signInByPassword(app, email, password)).resolves.toBeDefined();
    expect(await stateOf(headers)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 });
  });

  it("refuses a first code that is wrong", async () => {
    const { headers, password } = await signedInAs(app, "administrator");
    await start(headers, password);
    expect((await confirm(headers, "000000")).body.error.code).toBe("mfa_code_invalid");
  });

  it("returns ten recovery codes, ends the other sessions and is in the log", async () => {
    const { headers, email, password, userId } = await signedInAs(app, "administrator");
    const elsewhere = await signInByPassword(app, email, password);
    const { body: started } = await start(headers, password);
    const { body } = await confirm(headers, codeOf(started.secret, 0));
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(await stateOf(headers)).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect((await send(app, "GET", "/auth/v1/user", { headers: elsewhere.headers })).status).toBe(401);
    expect(await actionsOf(userId)).toEqual(["administrator.two_factor_enabled"]);
  });

  it("is not done a second time while it is on", async () => {
    const { headers, password } = await protectedAdministrator(app);
    expect((await start(headers, password)).status).toBe(409);
  });

  it("notifies the account's owner by mail", async () => {
    const { email } = await protectedAdministrator(app);
    const mails = (await app.mails()).filter(({ to }) => to?.[0]?.address === email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Verificação em duas etapas na Manto: ativada"]);
  });
});

describe("what the database stores", () => {
  it("neither the secret nor a recovery code can be read from it", async () => {
    const { userId, secret, recoveryCodes: codes } = await protectedAdministrator(app);
    const db = app.database.db();
    const stored = JSON.stringify([
      await db.select().from(twoFactors).where(eq(twoFactors.userId, userId)),
      await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ]);
    for (const text of [secret, ...codes]) expect(stored).not.toContain(text);
  });
});

describe("new recovery codes", () => {
  it("take the place of the old ones", async () => {
    const { headers, secret, recoveryCodes: old } = await protectedAdministrator(app);
    const { body } = await send(app, "POST", `${path}/recovery-codes`, {
      headers,
      body: { code: codeOf(secret) },
    });
    expect(body.recovery_codes).toHaveLength(10);
    expect(body.recovery_codes).not.toContain(old[0]);
    expect(await stateOf(headers)).toMatchObject({ recovery_codes_left: 10 });
  });
});

describe("switching the second factor off", () => {
  const disable = (who: ProtectedTester, body: object) =>
    send(app, "DELETE", path, { headers: who.headers, body });

  it("wants both the password and a code", async () => {
    const who = await protectedAdministrator(app);
    const code = codeOf(who.secret);
    expect((await disable(who, { password: "errada1", code })).status).toBe(400);
    expect((await disable(who, { password: who.password, code: "000000" })).status).toBe(400);
    expect(await stateOf(who.headers)).toMatchObject({ enabled: true });
  });

  it("lets the password alone open a session again", async () => {
    const who = await protectedAdministrator(app);
    const { status } = await disable(who, { password: who.password, code: codeOf(who.secret) });
    expect(status).toBe(204);
    await expect(signInByPassword(app, who.email, who.password)).resolves.toBeDefined();
    expect(await actionsOf(who.userId)).toContain("administrator.two_factor_disabled");
  });
});

describe("trying codes through", () => {
  it("is stopped for the account, however many challenges are requested", async () => {
    const who = await protectedAdministrator(limitedApp);
    const outcomes: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const first = await send(limitedApp, "POST", "/auth/v1/token?grant_type=password", {
        body: { email: who.email, password: who.password },
      });
      if (first.status === 429) break;
      const body = { challenge: first.body.challenge, code: "000000" };
      outcomes.push((await send(limitedApp, "POST", "/auth/v1/factors/verify", { body })).status);
    }
    // One attempt went into switching it on, nine into guessing.
    expect(outcomes.filter((status) => status === 400).length).toBeLessThanOrEqual(9);
  });
});
