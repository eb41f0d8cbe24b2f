import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs, signInByPassword } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { sessions, userRoles, users } from "./tables.ts";

const app = setUpTestApp({ caches: true });
const db = () => app.database.db();
const readProducts = async ({ headers }: Pick<SignedInTester, "headers">) =>
  (await send(app, "GET", "/api/admin/products", { headers })).status;

describe("a session that was read before", () => {
  it("is refused by the request after its sign-out", async () => {
    const owner = await signedInAs(app, "administrator");
    expect(await readProducts(owner)).toBe(200);
    await send(app, "POST", "/auth/v1/logout", { headers: owner.headers });
    expect(await readProducts(owner)).toBe(401);
  });

  it("is refused by the request after the same user's new password in another session", async () => {
    const owner = await signedInAs(app, "administrator");
    const other = await signInByPassword(app, owner.email, owner.password);
    expect(await readProducts(other)).toBe(200);
    const body = { password: "outra-senha-forte-1", current_password: owner.password };
    expect((await send(app, "PUT", "/auth/v1/user", { headers: owner.headers, body })).status).toBe(200);
    expect(await readProducts(other)).toBe(401);
  });

  it("has no access by the request after its user was dismissed", async () => {
    const owner = await signedInAs(app, "administrator");
    const colleague = await signedInAs(app, "catalog");
    expect(await readProducts(colleague)).toBe(200);
    const path = `/api/admin/administrators/${colleague.userId}`;
    expect((await send(app, "DELETE", path, { headers: owner.headers })).status).toBeLessThan(300);
    expect(await readProducts(colleague)).toBe(403);
  });

  it("is refused once an event says that another process has ended it", async () => {
    const owner = await signedInAs(app, "administrator");
    expect(await readProducts(owner)).toBe(200);
    await eventsDuring(app, () => db().delete(sessions).where(eq(sessions.userId, owner.userId)));
    expect(await readProducts(owner)).toBe(401);
  });

  it("is refused at once by a request that changes something, whatever was cached", async () => {
    const owner = await signedInAs(app, "administrator");
    expect(await readProducts(owner)).toBe(200);
    await db().delete(sessions).where(eq(sessions.userId, owner.userId));
    const path = `/api/admin/products/${crypto.randomUUID()}`;
    expect((await send(app, "DELETE", path, { headers: owner.headers })).status).toBe(401);
  });
});

describe("the database announces", () => {
  const ofUser = (table: typeof sessions | typeof userRoles, id: string) => eq(table.userId, id);
  it.each<[string, (id: string) => Promise<unknown>]>([
    ["the end of a session", (id) => db().delete(sessions).where(ofUser(sessions, id))],
    [
      "a shortened session",
      (id) => db().update(sessions).set({ expiresAt: new Date() }).where(ofUser(sessions, id)),
    ],
    ["another role", (id) => db().update(userRoles).set({ role: "catalog" }).where(ofUser(userRoles, id))],
    ["a lost role", (id) => db().delete(userRoles).where(ofUser(userRoles, id))],
    [
      "another e-mail",
      (id) =>
        db()
          .update(users)
          .set({ email: `${id}@exemplo.com.br` })
          .where(eq(users.id, id)),
    ],
    ["a deleted account", (id) => db().delete(users).where(eq(users.id, id))],
  ])("%s", async (_, change) => {
    const { userId } = await signedInAs(app, "support");
    expect(await eventsDuring(app, () => change(userId))).toContainEqual({ topic: "sessions" });
  });

  it("a new role", async () => {
    const { userId } = await signedInAs(app, "customer");
    const appoint = () => db().insert(userRoles).values({ userId, role: "support" });
    expect(await eventsDuring(app, appoint)).toEqual([{ topic: "sessions" }]);
  });

  it("no renewal of a session", async () => {
    const { refreshToken } = await signedInAs(app, "support");
    const renew = () =>
      send(app, "POST", "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: refreshToken } });
    expect(await eventsDuring(app, renew)).toEqual([]);
  });

  it("many ended sessions of one transaction once", async () => {
    const { email, password, userId } = await signedInAs(app, "customer");
    await signInByPassword(app, email, password);
    const end = () => db().delete(sessions).where(ofUser(sessions, userId));
    expect(await eventsDuring(app, end)).toEqual([{ topic: "sessions" }]);
  });
});
