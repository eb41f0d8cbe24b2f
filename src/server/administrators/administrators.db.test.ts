import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { protectedAdministrator } from "../two-factor/two-factor-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

const path = "/api/admin/administrators";
const list = async (who = owner) => (await send(app, "GET", path, { headers: who.headers })).body;
const revoke = (userId: string, who = owner) =>
  send(app, "DELETE", `${path}/${userId}`, { headers: who.headers });
const reset = (userId: string, password: string, who = owner) =>
  send(app, "DELETE", `${path}/${userId}/two-factor`, { headers: who.headers, body: { password } });
const isLogged = async (action: string, userId: string) =>
  (await app.database
    .db()
    .$count(auditLog, and(eq(auditLog.action, action), eq(auditLog.subjectId, userId)))) === 1;

describe("the list of administrators", () => {
  it("says which one is the caller, and who has a second factor", async () => {
    const colleague = await protectedAdministrator(app);
    const { administrators } = await list();
    const find = (id: string) => administrators.find((one: { id: string }) => one.id === id);
    expect(find(owner.userId)).toMatchObject({ email: owner.email, is_self: true, has_two_factor: false });
    expect(find(colleague.userId)).toMatchObject({ is_self: false, has_two_factor: true });
    expect(Date.parse(find(colleague.userId).last_seen_at)).not.toBeNaN();
  });
});

describe("revoking", () => {
  it("takes the permission at once and leaves the account", async () => {
    const colleague = await signedInAs(app, "administrator");
    expect((await revoke(colleague.userId)).status).toBe(204);
    expect((await send(app, "GET", path, { headers: colleague.headers })).status).toBe(403);
    await expect(signInByPassword(app, colleague.email, colleague.password)).resolves.toBeDefined();
    expect(await isLogged("administrator.dismissed", colleague.userId)).toBe(true);
  });

  it("takes the second factor along, which the account has no screen for any more", async () => {
    const colleague = await protectedAdministrator(app);
    await revoke(colleague.userId);
    await expect(signInByPassword(app, colleague.email, colleague.password)).resolves.toBeDefined();
  });

  it("is refused to customers, and for accounts that do not administer", async () => {
    const customer = await signedInAs(app, "customer");
    expect((await revoke(owner.userId, customer)).status).toBe(403);
    expect((await revoke(customer.userId)).status).toBe(404);
  });

  it("of the last one is refused, even when two revoke each other at once", async () => {
    const other = await signedInAs(app, "administrator");
    const { administrators } = await list();
    for (const { id } of administrators) {
      if (id !== owner.userId && id !== other.userId) await revoke(id);
    }
    const answers = await Promise.all([revoke(other.userId, owner), revoke(owner.userId, other)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const left = answers[0]?.status === 204 ? owner : other;
    const last = await revoke(left.userId, left);
    expect(last.status).toBe(409);
    expect(last.body.error.code).toBe("last_administrator");
    owner = left;
  });
});

describe("resetting a colleague's second factor", () => {
  it("lets the password alone open a session again, notifies the colleague and is logged", async () => {
    const colleague = await protectedAdministrator(app);
    expect((await reset(colleague.userId, owner.password)).status).toBe(204);
    await expect(signInByPassword(app, colleague.email, colleague.password)).resolves.toBeDefined();
    expect(await isLogged("administrator.two_factor_reset", colleague.userId)).toBe(true);
    const subjects = (await app.mails())
      .filter(({ to }) => to?.[0]?.address === colleague.email)
      .map(({ subject }) => subject);
    expect(subjects).toContain("Verificação em duas etapas na Manto: removida");
  });

  it("asks for one's own password", async () => {
    const colleague = await protectedAdministrator(app);
    expect((await reset(colleague.userId, "errada1")).status).toBe(400);
    await expect(signInByPassword(app, colleague.email, colleague.password)).rejects.toThrow();
  });

  it("is no way round the code for one's own, nor open to customers", async () => {
    const colleague = await protectedAdministrator(app);
    expect((await reset(colleague.userId, colleague.password, colleague)).status).toBe(409);
    const customer = await signedInAs(app, "customer");
    expect((await reset(colleague.userId, customer.password, customer)).status).toBe(403);
  });
});
