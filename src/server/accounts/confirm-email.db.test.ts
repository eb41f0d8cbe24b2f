import { beforeAll, describe, expect, it } from "vitest";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { countMails, newestLink } from "../../../tests/support/mailed-link.ts";
import { fromBrowser, send } from "../../../tests/support/requests.ts";

const app = setUpTestApp({ confirmEmail: true });
const signUp = (email: string, headers: Record<string, string> = {}) =>
  send(app, "POST", "/auth/v1/signup", {
    headers,
    body: { email, password: "segredo1", data: { full_name: "Ana Lima" } },
  });
const signIn = (email: string, password = "segredo1") =>
  send(app, "POST", "/auth/v1/token?grant_type=password", { body: { email, password } });
const open = (token_hash: string, type = "signup") =>
  send(app, "POST", "/auth/v1/verify", { body: { type, token_hash } });
const resend = (email: string) => send(app, "POST", "/auth/v1/resend", { body: { type: "signup", email } });

describe("where a new account must confirm its e-mail, it", () => {
  beforeAll(() => signUp("ana@exemplo.com.br"));

  it("gets no session yet", async () => {
    const { status, body, headers } = await signUp("sem-sessao@exemplo.com.br", fromBrowser);
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_at: null, user: { email_confirmed_at: null } });
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("cannot sign in", async () => {
    expect(await signIn("ana@exemplo.com.br")).toMatchObject({
      status: 400,
      body: {
        error: {
          code: "email_not_confirmed",
          message: "Email não confirmado. Por favor, verifique sua caixa de entrada e confirme seu email.",
        },
      },
    });
  });

  it("learns nothing of that with a wrong password", async () => {
    expect((await signIn("ana@exemplo.com.br", "errada1")).body.error.code).toBe("invalid_credentials");
  });

  it("gets a link that confirms, once, and signs in", async () => {
    await signUp("bia@exemplo.com.br");
    const { url, tokenHash } = await newestLink(app, "bia@exemplo.com.br");
    expect(url.origin + url.pathname).toBe(`${TEST_ORIGIN}/login`);
    const { body } = await open(tokenHash);
    expect(body).toMatchObject({ access_token: expect.any(String), user: { email: "bia@exemplo.com.br" } });
    expect((await open(tokenHash)).status).toBe(403);
    expect((await signIn("bia@exemplo.com.br")).status).toBe(200);
  });

  it("gets another link on request, as often as it is unconfirmed", async () => {
    expect((await resend("ana@exemplo.com.br")).status).toBe(200);
    expect(await countMails(app, "ana@exemplo.com.br")).toBe(2);
  });

  it("gets no more mails once confirmed", async () => {
    await signUp("caio@exemplo.com.br");
    await open((await newestLink(app, "caio@exemplo.com.br")).tokenHash);
    expect((await resend("caio@exemplo.com.br")).status).toBe(200);
    expect(await countMails(app, "caio@exemplo.com.br")).toBe(1);
  });

  it("is confirmed by a recovery link, too, which proves the same", async () => {
    await signUp("davi@exemplo.com.br");
    await send(app, "POST", "/auth/v1/recover", { body: { email: "davi@exemplo.com.br" } });
    await open((await newestLink(app, "davi@exemplo.com.br")).tokenHash, "recovery");
    expect((await signIn("davi@exemplo.com.br")).status).toBe(200);
  });
});

describe("asking for another confirmation", () => {
  it("answers alike for an e-mail without an account, and sends nothing", async () => {
    expect(await resend("ninguem@exemplo.com.br")).toMatchObject({ status: 200, body: {} });
    expect(await countMails(app, "ninguem@exemplo.com.br")).toBe(0);
  });
});

describe("a refused registration", () => {
  it.each([
    ["no address", { email: "ana@" }, 422, "invalid_email"],
    ["a short password", { password: "12345" }, 422, "weak_password"],
    ["a password without end", { password: "x".repeat(129) }, 422, "weak_password"],
    ["a short name", { data: { full_name: "Jó" } }, 400, "invalid_request"],
  ])("with %s", async (_, change, status, code) => {
    const body = { email: "nova@exemplo.com.br", password: "segredo1", data: null, ...change };
    expect(await send(app, "POST", "/auth/v1/signup", { body })).toMatchObject({
      status,
      body: { error: { code }, error_code: code, msg: expect.any(String) },
    });
  });
});
