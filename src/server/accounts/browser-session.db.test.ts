import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { cookiesOf, fromBrowser, send } from "../../../tests/support/requests.ts";

const app = setUpTestApp();
let ana: SignedInTester;
beforeAll(async () => {
  ana = await signedInAs(app, "customer", { email: "ana@exemplo.com.br" });
});

const signIn = (headers: Record<string, string> = fromBrowser, password = "segredo1") =>
  send(app, "POST", "/auth/v1/token?grant_type=password", {
    headers,
    body: { email: "ana@exemplo.com.br", password },
  });
const renew = (cookies: Record<string, string>) =>
  send(app, "POST", "/auth/v1/token?grant_type=refresh_token", { headers: { ...fromBrowser, ...cookies } });

describe("a browser that signs in", () => {
  it("gets both tokens and the device cookie, which scripts cannot read and other sites cannot use", async () => {
    const { headers } = await signIn();
    const cookies = headers.getSetCookie();
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(
        /^manto-(access|refresh|device)=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
    }
  });

  it("reads only the expiry and the user in the body", async () => {
    const { body } = await signIn();
    expect(Object.keys(body).sort()).toEqual(["expires_at", "user"]);
    expect(body.user).toMatchObject({ id: ana.userId, email: ana.email, role: "authenticated" });
  });

  it.each([
    ["only the origin is named (plain http on a home network)", { Origin: fromBrowser.Origin }],
    ["only the site is named", { "Sec-Fetch-Site": "same-origin" }],
  ])("is taken for one where %s", async (_, headers) => {
    expect((await signIn(headers as Record<string, string>)).body).not.toHaveProperty("access_token");
  });

  it("gets no cookie when it is refused", async () => {
    const { status, headers } = await signIn(fromBrowser, "errada1");
    expect(status).toBe(400);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("a program that signs in", () => {
  it("gets its tokens in the body and no cookies", async () => {
    const { body, headers } = await signIn({});
    expect(body).toMatchObject({
      token_type: "bearer",
      expires_in: 900,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });

  it("cannot renew by a cookie", async () => {
    const cookies = cookiesOf((await signIn()).headers);
    const { status } = await send(app, "POST", "/auth/v1/token?grant_type=refresh_token", {
      headers: cookies,
    });
    expect(status).toBe(401);
  });
});

describe("a browser with a session", () => {
  it("acts by its cookies", async () => {
    const cookies = cookiesOf((await signIn()).headers);
    const { body } = await send(app, "GET", "/auth/v1/user", { headers: cookies });
    expect(body).toMatchObject({ id: ana.userId });
  });

  it("renews by its cookie and gets new ones", async () => {
    const cookies = cookiesOf((await signIn()).headers);
    const renewed = await renew(cookies);
    expect(renewed.status).toBe(200);
    expect(Object.keys(renewed.body).sort()).toEqual(["expires_at", "user"]);
    expect(cookiesOf(renewed.headers)).not.toEqual(cookies);
  });

  it("clears invalid cookies when it tries to renew", async () => {
    const { status, body, headers } = await renew({ Cookie: "manto-refresh=nothing" });
    expect(status).toBe(401);
    expect(body).toMatchObject({
      error: { code: "refresh_token_not_found", message: "Sua sessão terminou. Faça login novamente." },
      error_code: "refresh_token_not_found",
    });
    expect(headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
    expect(headers.getSetCookie()).toHaveLength(2);
  });

  it("is signed out on the server and forgets its cookies", async () => {
    const cookies = cookiesOf((await signIn()).headers);
    const out = await send(app, "POST", "/auth/v1/logout", { headers: { ...fromBrowser, ...cookies } });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie().every((cookie) => cookie.includes("Max-Age=0"))).toBe(true);
    expect((await send(app, "GET", "/auth/v1/user", { headers: cookies })).body).toMatchObject({
      error: { code: "session_not_found" },
    });
    expect((await renew(cookies)).status).toBe(401);
  });

  it("can sign out when only the longer-lived cookie is left", async () => {
    const cookies = cookiesOf((await signIn()).headers);
    const refreshOnly = { Cookie: /manto-refresh=[^;]+/.exec(cookies.Cookie ?? "")?.[0] ?? "" };
    await send(app, "POST", "/auth/v1/logout", { headers: { ...fromBrowser, ...refreshOnly } });
    expect((await renew(cookies)).status).toBe(401);
  });
});

describe("GET /auth/v1/session", () => {
  const ask = (headers: Record<string, string> = {}) => send(app, "GET", "/auth/v1/session", { headers });

  it("answers nothing to a visitor, without an error", async () => {
    expect(await ask()).toMatchObject({ status: 200, body: { session: null, renewable: false } });
  });

  it("answers the user and when to renew", async () => {
    const signedIn = await signIn();
    const { body } = await ask(cookiesOf(signedIn.headers));
    expect(body).toEqual({ session: signedIn.body, renewable: false });
  });

  it("says when a session can be renewed", async () => {
    expect((await ask({ Cookie: "manto-refresh=x" })).body).toEqual({ session: null, renewable: true });
  });
});

describe("signing out", () => {
  const alive = async (headers: Record<string, string>) =>
    (await send(app, "GET", "/auth/v1/user", { headers })).status === 200;
  const bearer = async () => ({ Authorization: `Bearer ${(await signIn({})).body.access_token}` });
  const signOut = (scope: string, headers: Record<string, string>) =>
    send(app, "POST", `/auth/v1/logout?scope=${scope}`, { headers });

  it.each([
    ["local", false, true],
    ["others", true, false],
    ["global", false, false],
  ])("with scope %s leaves this one %s and the other one %s", async (scope, thisOne, otherOne) => {
    const [here, there] = [await bearer(), await bearer()];
    expect((await signOut(scope, here)).status).toBe(204);
    expect([await alive(here), await alive(there)]).toEqual([thisOne, otherOne]);
  });

  it("never ends another user's sessions", async () => {
    const bia = await signedInAs(app, "customer");
    await signOut("global", await bearer());
    expect(await alive(bia.headers)).toBe(true);
  });
});
