import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, fromBrowser, send } from "../../../tests/support/requests.ts";
import { sessions, userRoles } from "../identity/tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let mallory: SignedInTester;
beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  mallory = await signedInAs(app, "customer");
});

const signIn = (headers: Record<string, string>) =>
  send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers,
    body: { email: ana.email, password: ana.password },
  });

describe("a token that has expired", () => {
  const expiredTokenOf = async (userId: string, sessionId: string) => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    const { token } = await app.accounts().accessTokens.issue({ userId, sessionId }, hourAgo);
    return { Authorization: `Bearer ${token}` };
  };
  const sessionsOf = (userId: string) =>
    app.database.db().select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));

  it("signs out all the same: the session cannot be renewed afterwards", async () => {
    const who = await signedInAs(app, "customer");
    const [session] = await sessionsOf(who.userId);
    const headers = await expiredTokenOf(who.userId, session?.id ?? "");
    expect((await send(app, "POST", "/auth/v1/logout", { headers })).status).toBe(204);
    const renewed = await send(app, "POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: who.refreshToken },
    });
    expect(renewed.status).toBe(401);
  });

  it("of a session that has ended does not end other sessions", async () => {
    const who = await signedInAs(app, "customer");
    const headers = await expiredTokenOf(who.userId, randomUUID());
    await send(app, "POST", "/auth/v1/logout?scope=global", { headers });
    expect(await sessionsOf(who.userId)).toHaveLength(1);
  });

  it("does nothing else", async () => {
    const who = await signedInAs(app, "customer");
    const [session] = await sessionsOf(who.userId);
    const headers = await expiredTokenOf(who.userId, session?.id ?? "");
    expect((await send(app, "GET", "/auth/v1/user", { headers })).status).toBe(401);
  });
});

describe("an attack fails:", () => {
  it("session fixation by cookies planted before the victim signs in", async () => {
    const planted = `manto-access=${mallory.accessToken}; manto-refresh=${mallory.refreshToken}`;
    const { headers } = await signIn({ ...fromBrowser, Cookie: planted });
    const cookies = cookiesOf(headers);
    expect(cookies.Cookie).not.toContain(mallory.accessToken);
    expect(cookies.Cookie).not.toContain(mallory.refreshToken);
    const whoIs = await send(app, "GET", "/auth/v1/user", { headers: mallory.headers });
    expect(whoIs.body.id).toBe(mallory.userId);
  });

  it.each([
    ["role and is_admin", { full_name: "Mallory", role: "admin", is_admin: true }],
    ["app_metadata", { full_name: "Mallory", app_metadata: { role: "admin" }, email_verified: true }],
  ])("mass assignment of %s at sign-up", async (_, data) => {
    const email = `m${Math.random().toString(36).slice(2)}@exemplo.com.br`;
    const { body } = await send(app, "POST", "/auth/v1/signup", {
      body: { email, password: "segredo1", data, role: "admin", is_admin: true, email_verified: true },
    });
    expect(body.user.role).toBe("authenticated");
    expect(body.user.user_metadata).toEqual({ full_name: "Mallory" });
    expect(await app.database.db().select().from(userRoles)).toEqual([]);
  });

  it("mass assignment of a role by updating the user", async () => {
    const { body } = await send(app, "PUT", "/auth/v1/user", {
      headers: mallory.headers,
      body: { data: { full_name: "Mallory", role: "admin" }, role: "admin", id: ana.userId },
    });
    expect(body).toMatchObject({ id: mallory.userId, role: "authenticated" });
  });

  it("another site's page signs the visitor in as another user", async () => {
    const { status, headers } = await signIn({
      Origin: "https://mau.example",
      "Sec-Fetch-Site": "cross-site",
    });
    expect(status).toBe(403);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("another site's page acts with the visitor's cookies", async () => {
    const cookies = cookiesOf((await signIn(fromBrowser)).headers);
    const { status } = await send(app, "PUT", "/auth/v1/user", {
      headers: { ...cookies, Origin: "https://mau.example" },
      body: { data: { full_name: "Outra Pessoa" } },
    });
    expect(status).toBe(403);
  });

  it("a refresh token is used as an access token", async () => {
    const { status } = await send(app, "GET", "/auth/v1/user", {
      headers: { Authorization: `Bearer ${ana.refreshToken}` },
    });
    expect(status).toBe(401);
  });

  it("an access token is used as a refresh token", async () => {
    const { status } = await send(app, "POST", "/auth/v1/token?grant_type=refresh_token", {
      body: { refresh_token: ana.accessToken.slice(0, 200) },
    });
    expect(status).toBe(401);
  });

  it("a customer ends another person's session", async () => {
    const { body } = await send(app, "GET", "/api/account/sessions", { headers: ana.headers });
    const { status } = await send(app, "DELETE", `/api/account/sessions/${body[0].id}`, {
      headers: mallory.headers,
    });
    expect(status).toBe(404);
    expect((await send(app, "GET", "/auth/v1/user", { headers: ana.headers })).status).toBe(200);
  });

  it.each(["ana\u0000@exemplo.com.br", "' or 1=1 --", "a".repeat(1001), ""])(
    "an e-mail of %j breaks the sign-in",
    async (email) => {
      const { status } = await send(app, "POST", "/auth/v1/token?grant_type=password", {
        body: { email, password: "segredo1" },
      });
      expect(status).toBe(400);
    },
  );

  it("the response time reveals which e-mails have an account", async () => {
    const { passwords } = app.accounts();
    const work = [vi.spyOn(passwords, "hash"), vi.spyOn(passwords, "verify")];
    const countWork = async (email: string) => {
      for (const spy of work) spy.mockClear();
      await send(app, "POST", "/auth/v1/token?grant_type=password", { body: { email, password: "errada1" } });
      return work.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    };
    const outcomes = [await countWork(ana.email), await countWork("ninguem@exemplo.com.br")];
    for (const spy of work) spy.mockRestore();
    expect(outcomes).toEqual([1, 1]);
  });

  it("a way in beside those of /auth/v1 is reached over HTTP", async () => {
    for (const path of ["/api/auth/sign-in/email", "/api/auth/get-session", "/auth/v1/admin/users"]) {
      expect((await send(app, "POST", path, { body: {} })).status).toBe(404);
    }
  });
});
