import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { auditLog } from "../audit/tables.ts";
import { teamOrders } from "./tables.ts";
import { addShirt, newSecret, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp();
let shirt: string;
let owner: SignedInTester;
const teams = teamsOf(app, () => shirt);
const db = () => app.database.db();
const list = (headers: object = owner.headers) =>
  send(app, "GET", "/api/admin/team-orders", { headers: { ...headers } });
const remove = (id: string) =>
  send(app, "DELETE", `/api/admin/team-orders/${id}`, { headers: owner.headers });

beforeAll(async () => {
  shirt = await addShirt(app);
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await db().delete(teamOrders);
});

describe("the owner's list of team orders", () => {
  it("has those that may still become orders, the one that changed last first", async () => {
    const [first, second, ordered] = [await teams.open(), await teams.open(), await teams.open()];
    await db()
      .update(teamOrders)
      .set({ orderedAt: new Date(), orderId: crypto.randomUUID() })
      .where(eq(teamOrders.id, ordered.id));
    await teams.put(first.token, newSecret());
    const gone = crypto.randomUUID();
    await teams.put(first.token, first.secret, { id: gone });
    await teams.takeOff(first.token, first.secret, gone);
    const { body } = await list();
    expect(body.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(body[0]).toMatchObject({
      team_name: "Tigres da Vila",
      captain_name: "Ana Souza",
      captain_whatsapp: "11987654321",
      product_id: shirt,
      product_name: "Camisa Aurora",
      shirts: 1,
      max_shirts: 22,
      state: "open",
    });
  });

  it("tells neither a link nor a secret, with which one could act for the team", async () => {
    const { token, secret } = await teams.open();
    const { body } = await list();
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toContain(secret);
    expect(Object.keys(body[0]).join()).not.toMatch(/hash|token/i);
  });

  it("says which are full and which are closed", async () => {
    const full = await teams.open({ max_shirts: 1 });
    await teams.put(full.token, newSecret());
    const closed = await teams.open();
    await teams.change(closed, { closed: true });
    const { body } = await list();
    expect(body.map(({ state }: { state: string }) => state)).toEqual(["closed", "full"]);
  });

  it("is refreshed by every change of a list", async () => {
    const team = await teams.open();
    const changes = [
      () => teams.open(),
      () => teams.put(team.token, newSecret()),
      () => teams.change(team, { closed: true }),
      () => teams.remove(team),
    ];
    for (const change of changes) {
      expect(await eventsDuring(app, change)).toEqual([{ topic: "team-orders" }]);
    }
  });
});

describe("a team order that the owner deletes", () => {
  it("is gone, and the log says so without naming the captain", async () => {
    const { id, token } = await teams.open();
    expect((await remove(id)).status).toBe(204);
    expect((await teams.read(token)).status).toBe(404);
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entry).toMatchObject({
      action: "team_order.deleted",
      actorId: owner.userId,
      summary: "Pedido do time Tigres da Vila apagado",
    });
    expect(JSON.stringify(entry)).not.toMatch(/Ana Souza|11987654321/);
    expect((await remove(id)).status).toBe(404);
  });
});
