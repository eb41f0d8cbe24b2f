import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { countMails, newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { sessions, verifications } from "../identity/tables.ts";

const app = setUpTestApp();
let ana: SignedInTester;
beforeAll(async () => {
  ana = await signedInAs(app, "customer");
});

const recover = (email: string, query = "") =>
  send(app, "POST", `/auth/v1/recover${query}`, { body: { email } });
const open = (token_hash: string, type = "recovery") =>
  send(app, "POST", "/auth/v1/verify", { body: { type, token_hash } });
const update = (headers: Record<string, string>, body: object) =>
  send(app, "PUT", "/auth/v1/user", { headers, body });
const isAlive = async (headers: Record<string, string>) =>
  (await send(app, "GET", "/auth/v1/user", { headers })).status === 200;

async function recoverySession(email: string) {
  await recover(email);
  const { body } = await open((await newestLink(app, email)).tokenHash);
  return { Authorization: `Bearer ${body.access_token}` };
}

describe("asking for a new password", () => {
  it("mails a link to /redefinir-senha whose secret no server sees", async () => {
    expect(await recover(ana.email)).toMatchObject({ status: 200, body: {} });
    const { url, type, tokenHash } = await newestLink(app, ana.email);
    expect(url.origin + url.pathname).toBe(`${TEST_ORIGIN}/redefinir-senha`);
    expect(url.search).toBe("");
    expect(type).toBe("recovery");
    expect(tokenHash).toMatch(/^[\w-]{43}$/);
  });

  it("never mails a link to another site", async () => {
    await recover(ana.email, "?redirect_to=https%3A%2F%2Fmau.example%2F");
    expect((await newestLink(app, ana.email)).url.origin).toBe(TEST_ORIGIN);
  });

  it("answers alike for an e-mail without an account, and sends nothing", async () => {
    expect(await recover("ninguem@exemplo.com.br")).toMatchObject({ status: 200, body: {} });
    expect(await countMails(app, "ninguem@exemplo.com.br")).toBe(0);
  });

  it("refuses what is no address", async () => {
    expect(await recover("ninguem")).toMatchObject({
      status: 422,
      body: { error: { code: "invalid_email" } },
    });
  });

  it("stores no secret that a reader of the table could use", async () => {
    await recover(ana.email);
    const { tokenHash } = await newestLink(app, ana.email);
    const rows = await app.database.db().select().from(verifications);
    expect(JSON.stringify(rows)).not.toContain(tokenHash);
    for (const { identifier } of rows) expect((await open(identifier)).status).toBe(403);
  });
});

describe("a recovery link", () => {
  it("works once", async () => {
    await recover(ana.email);
    const { tokenHash } = await newestLink(app, ana.email);
    expect((await open(tokenHash)).status).toBe(200);
    expect(await open(tokenHash)).toMatchObject({ status: 403, body: { error: { code: "otp_expired" } } });
  });

  it("works once, also when it is opened twice at the same moment", async () => {
    await recover(ana.email);
    const { tokenHash } = await newestLink(app, ana.email);
    const statuses = (await Promise.all([open(tokenHash), open(tokenHash)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 403]);
  });

  it("is over after an hour", async () => {
    await recover(ana.email);
    const { tokenHash } = await newestLink(app, ana.email);
    await app.database
      .handle()
      .pool.query("update verifications set expires_at = now() - interval '1 second'");
    expect((await open(tokenHash)).status).toBe(403);
  });

  it("is not accepted as a confirmation link", async () => {
    await recover(ana.email);
    expect((await open((await newestLink(app, ana.email)).tokenHash, "signup")).status).toBe(403);
  });
});

describe("a new password by a recovery link", () => {
  it("asks for no old one, ends every other session and is announced by mail", async () => {
    const bia = await signedInAs(app, "customer");
    const headers = await recoverySession(bia.email);
    expect((await update(headers, { password: "senha nova" })).status).toBe(200);
    expect(await isAlive(bia.headers)).toBe(false);
    expect(await isAlive(headers)).toBe(true);
    expect((await app.mails()).at(-1)).toMatchObject({
      subject: "Sua senha na Manto foi alterada",
      to: [{ address: bia.email }],
    });
    await expect(signInByPassword(app, bia.email, "senha nova")).resolves.toBeDefined();
    await expect(signInByPassword(app, bia.email, bia.password)).rejects.toThrow("invalid_credentials");
  });

  it("makes the other links that were on their way worthless", async () => {
    const caio = await signedInAs(app, "customer");
    await recover(caio.email);
    const earlier = await newestLink(app, caio.email);
    await update(await recoverySession(caio.email), { password: "senha nova" });
    expect((await open(earlier.tokenHash)).status).toBe(403);
  });

  it("can be set only once without the old one", async () => {
    const davi = await signedInAs(app, "customer");
    const headers = await recoverySession(davi.email);
    await update(headers, { password: "senha nova" });
    expect((await update(headers, { password: "mais uma" })).status).toBe(400);
  });

  it("needs the old one again when the session has lain around", async () => {
    const eva = await signedInAs(app, "customer");
    const headers = await recoverySession(eva.email);
    await app.database
      .db()
      .update(sessions)
      .set({ recoveryUntil: new Date(0) });
    expect((await update(headers, { password: "senha nova" })).status).toBe(400);
  });
});

describe("a new password by a signed-in user", () => {
  it("needs the old one", async () => {
    expect(await update(ana.headers, { password: "senha nova" })).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_request", fields: { current_password: "Informe sua senha atual" } } },
    });
  });

  it("is refused with a wrong old one", async () => {
    const change = { password: "senha nova", current_password: "errada1" };
    expect(await update(ana.headers, change)).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_credentials", message: "A senha atual está incorreta" } },
    });
  });

  it("must not be weak", async () => {
    const change = { password: "12345", current_password: ana.password };
    expect(await update(ana.headers, change)).toMatchObject({
      status: 422,
      body: { error: { code: "weak_password" } },
    });
  });

  it("ends the other sessions and keeps this one", async () => {
    const fabio = await signedInAs(app, "customer");
    const other = await signInByPassword(app, fabio.email, fabio.password);
    const change = { password: "senha nova", current_password: fabio.password };
    expect((await update(fabio.headers, change)).status).toBe(200);
    expect([await isAlive(fabio.headers), await isAlive(other.headers)]).toEqual([true, false]);
  });

  it("does not come with a new e-mail", async () => {
    expect(await update(ana.headers, { email: "outra@exemplo.com.br" })).toMatchObject({
      status: 400,
      body: { error: { fields: { email: "A troca de e-mail não está disponível" } } },
    });
  });
});
