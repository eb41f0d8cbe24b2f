import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { newestLink } from "../../../tests/support/mailed-link.ts";
import { commitDuring } from "../../../tests/support/open-transaction.ts";
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
const invite = (email: string, who = owner, role = "admin") =>
  send(app, "POST", path, { headers: who.headers, body: { email, role } });
const inspect = (token: string, headers: Record<string, string> = {}) =>
  send(app, "POST", "/api/invitations/inspect", { headers, body: { token } });
const accept = (token: string, account: object = {}, headers: Record<string, string> = {}) =>
  send(app, "POST", "/api/invitations/accept", { headers, body: { token, ...account } });
const account = { full_name: "Bia Souza", password: "segredo1" };

const invited = async (email = newEmail(), role = "admin") => {
  const { body } = await invite(email, owner, role);
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
      role: "admin",
      has_account: false,
      signed_in: false,
    });
    const customer = await signedInAs(app, "customer");
    const known = await invited(customer.email);
    expect((await inspect(known.token)).body).toMatchObject({ has_account: true, signed_in: false });
    expect((await inspect(known.token, customer.headers)).body.signed_in).toBe(true);
  });

  it("makes a new account an administrator's", async () => {
    const { email, token } = await invited();
    expect((await accept(token, account)).body).toEqual({ email });
    expect(await roleOf(email)).toBe("admin");
  });

  it.each(["support", "production", "catalog"])("gives the role that it names: %s", async (role) => {
    const { email, token } = await invited(newEmail(), role);
    await accept(token, account);
    expect(await roleOf(email)).toBe(role);
  });

  it("gives an account the role in its own session, and leaves its password alone", async () => {
    const customer = await signedInAs(app, "customer");
    const { token } = await invited(customer.email);
    expect((await accept(token, {}, customer.headers)).status).toBe(200);
    expect(await roleOf(customer.email, customer.password)).toBe("admin");
  });

  it("cannot be accepted for an account that exists with neither its session nor a new password", async () => {
    const customer = await signedInAs(app, "customer");
    const { token } = await invited(customer.email);
    expect((await accept(token)).status).toBe(422);
    expect((await accept(token, { password: "outra-senha" })).status).toBe(200);
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

describe.runIf(app.database.kind === "postgres")("a request that began before another one has ended", () => {
  const ROLES_ARE_LOCKED: [string, unknown[]] = ["select pg_advisory_xact_lock(7214003)", []];

  it("sends no invitation if its sender is being dismissed, so that no link outlasts the role", async () => {
    const [dismissed, email] = [await signedInAs(app, "administrator"), newEmail()];
    const dismissal: [string, unknown[]] = ["delete from user_roles where user_id = $1", [dismissed.userId]];
    const { status } = await commitDuring(app.database, [ROLES_ARE_LOCKED, dismissal], () =>
      invite(email, dismissed),
    );
    expect(status).toBe(403);
    expect(
      await app.database.db().$count(administratorInvitations, eq(administratorInvitations.email, email)),
    ).toBe(0);
  });

  it("sends no invitation if its recipient is joining the team", async () => {
    const joining = await signedInAs(app, "customer");
    const appointment: [string, unknown[]] = [
      "insert into user_roles (user_id, role) values ($1, 'catalog')",
      [joining.userId],
    ];
    const { status } = await commitDuring(app.database, [ROLES_ARE_LOCKED, appointment], () =>
      invite(joining.email),
    );
    expect(status).toBe(409);
  });

  it("dismisses no one if its sender is being dismissed", async () => {
    const [dismissed, other] = [await signedInAs(app, "administrator"), await signedInAs(app, "catalog")];
    const dismissal: [string, unknown[]] = ["delete from user_roles where user_id = $1", [dismissed.userId]];
    const { status } = await commitDuring(app.database, [ROLES_ARE_LOCKED, dismissal], () =>
      send(app, "DELETE", `/api/admin/administrators/${other.userId}`, { headers: dismissed.headers }),
    );
    expect(status).toBe(403);
  });
});
