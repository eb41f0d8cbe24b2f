import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { newestLink } from "../../../tests/support/mailed-link.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { administratorInvitations } from "./tables.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

let people = 0;
const newEmail = () => `pessoa-${++people}@exemplo.com.br`;
const path = "/api/admin/administrators/invitations";
const invite = (email: string, who = owner) =>
  send(app, "POST", path, { headers: who.headers, body: { email } });
const inspect = (token: string) => send(app, "POST", "/api/invitations/inspect", { body: { token } });
const accept = (token: string, account: object = {}) =>
  send(app, "POST", "/api/invitations/accept", { body: { token, ...account } });
const account = { full_name: "Bia Souza", password: "segredo1" };

const invited = async (email = newEmail()) => {
  const { body } = await invite(email);
  const { tokenHash: token, url } = await newestLink(app, email);
  return { id: body.id as string, email, token, url };
};
const roleOf = async (email: string, password = account.password) => {
  const { headers } = await signInByPassword(app, email, password);
  return (await send(app, "GET", "/auth/v1/user", { headers })).body.role;
};

describe("an invitation", () => {
  it("is mailed as a link to its own page, its secret out of servers' logs", async () => {
    const { url } = await invited();
    expect(url.pathname).toBe("/convite");
    expect(url.search).toBe("");
    expect(url.hash).toContain("type=invitation");
  });

  it("says whom it is for, and whether a password is required", async () => {
    const fresh = await invited();
    expect((await inspect(fresh.token)).body).toEqual({
      email: fresh.email,
      invited_by: owner.email,
      has_account: false,
    });
    const customer = await signedInAs(app, "customer");
    const known = await invited(customer.email);
    expect((await inspect(known.token)).body.has_account).toBe(true);
  });

  it("makes a new account an administrator's", async () => {
    const { email, token } = await invited();
    expect((await accept(token, account)).body).toEqual({ email });
    expect(await roleOf(email)).toBe("admin");
  });

  it("gives an account that exists the role and leaves its password alone", async () => {
    const customer = await signedInAs(app, "customer");
    const { token } = await invited(customer.email);
    expect((await accept(token, { password: "outra-senha" })).status).toBe(200);
    expect(await roleOf(customer.email, customer.password)).toBe("admin");
  });

  it("is used up, and a password that is too short does not use it up", async () => {
    const { token } = await invited();
    expect((await accept(token, { ...account, password: "curta" })).status).toBe(422);
    expect((await accept(token, account)).status).toBe(200);
    expect((await accept(token, account)).body.error.code).toBe("otp_expired");
  });

  it("of two who accept at once lets one in", async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token, account), accept(token, account)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it("is over after seven days", async () => {
    const { id, token } = await invited();
    const [row] = await app.database
      .db()
      .select()
      .from(administratorInvitations)
      .where(eq(administratorInvitations.id, id));
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(7 * 24 * 3_600_000);
    await app.database
      .db()
      .update(administratorInvitations)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(administratorInvitations.id, id));
    expect((await accept(token, account)).status).toBe(403);
  });

  it("is refused for an invalid address and for an administrator's account", async () => {
    expect((await invite("ninguém")).body.error.fields).toEqual({ email: "Digite um email válido" });
    expect((await invite(owner.email)).status).toBe(409);
  });

  it("is stored only as a hash", async () => {
    const { token } = await invited();
    const stored = await app.database.db().select().from(administratorInvitations);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe("an invitation that was sent", () => {
  it("again has a new link; the old one is void", async () => {
    const { id, email, token } = await invited();
    await send(app, "POST", `${path}/${id}/resend`, { headers: owner.headers });
    const { tokenHash: newer } = await newestLink(app, email);
    expect((await accept(token, account)).status).toBe(403);
    expect((await accept(newer, account)).status).toBe(200);
  });

  it("is void once it is withdrawn", async () => {
    const { id, token } = await invited();
    const { status } = await send(app, "DELETE", `${path}/${id}`, { headers: owner.headers });
    expect(status).toBe(204);
    expect((await accept(token, account)).status).toBe(403);
  });

  it("is void once its sender is no longer an administrator", async () => {
    const colleague = await signedInAs(app, "administrator");
    const email = newEmail();
    await invite(email, colleague);
    const { tokenHash } = await newestLink(app, email);
    await send(app, "DELETE", `/api/admin/administrators/${colleague.userId}`, { headers: owner.headers });
    expect((await accept(tokenHash, account)).status).toBe(403);
  });

  it.each(["resend", "withdraw"])("cannot be changed by customers: %s", async (what) => {
    const { id } = await invited();
    const { headers } = await signedInAs(app, "customer");
    const answer =
      what === "resend"
        ? await send(app, "POST", `${path}/${id}/resend`, { headers })
        : await send(app, "DELETE", `${path}/${id}`, { headers });
    expect(answer.status).toBe(403);
  });
});

it("inviting and accepting are in the log, each under the one who did it", async () => {
  const { email, token } = await invited();
  await accept(token, account);
  const entries = await app.database.db().select().from(auditLog).orderBy(auditLog.at);
  const mine = entries.filter(({ summary }) => summary.includes(email));
  expect(mine.map(({ actorEmail, action }) => [actorEmail, action])).toEqual([
    [owner.email, "administrator.invited"],
    [email, "administrator.appointed"],
  ]);
});
