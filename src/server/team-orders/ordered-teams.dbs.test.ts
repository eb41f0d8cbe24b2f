import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { orders } from "../orders/tables.ts";
import { teamOrders } from "./tables.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp();
let shirt: string;
let ana: SignedInTester;
const teams = teamsOf(app, () => shirt);
const db = () => app.database.db();
let team: TestTeam;
let id: string;

beforeAll(async () => {
  shirt = await addShirt(app);
  ana = await signedInAs(app, "customer");
});

beforeEach(async () => {
  team = await teams.open();
  id = crypto.randomUUID();
  await teams.put(team.token, team.secret, { id });
});

const order = (body: object = {}, key = crypto.randomUUID() as string) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      items: [{ id: shirt, size: "G", quantity: 1, price: 200 }],
      ...body,
    },
  });
const keyOf = ({ token, secret }: TestTeam) => ({ token, secret });
const orderOf = async ({ token }: TestTeam) => {
  const [row] = await db().select().from(teamOrders).where(eq(teamOrders.token, token));
  return row?.orderId ?? null;
};

describe("the captain's order", () => {
  it("says with itself that the team has ordered", async () => {
    const before = (await teams.read(team.token)).body.version;
    const { status, body } = await order({ team: keyOf(team) });
    expect(status).toBe(201);
    expect(await orderOf(team)).toBe(body.id);
    expect((await teams.read(team.token)).body).toMatchObject({ state: "ordered", version: before + 1 });
    expect((await teams.readAsCaptain(team)).body.ordered_at).toBe(body.created_at);
  });

  it("is refused for nothing that is wrong with the link", async () => {
    const deleted = await teams.open();
    await teams.remove(deleted);
    const other = await teams.open();
    const bad = [
      { token: "A".repeat(22), secret: newSecret() },
      { ...keyOf(team), secret: newSecret() },
      { ...keyOf(team), secret: other.secret },
      keyOf(deleted),
      null,
    ];
    for (const one of bad) expect((await order({ team: one })).status).toBe(201);
    expect(await orderOf(team)).toBeNull();
    expect(await orderOf(other)).toBeNull();
  });

  it("stays the first one, and is the same when it is sent again", async () => {
    const key = crypto.randomUUID();
    const first = await order({ team: keyOf(team) }, key);
    expect((await order({ team: keyOf(team) }, key)).body.id).toBe(first.body.id);
    expect((await order({ team: keyOf(team) })).status).toBe(201);
    expect(await orderOf(team)).toBe(first.body.id);
  });

  it("marks the list only if it is written", async () => {
    const before = await db().$count(orders);
    expect(
      (await order({ team: keyOf(team), items: [{ id: shirt, size: "G", quantity: 1, price: 1 }] })).status,
    ).toBe(409);
    expect(await db().$count(orders)).toBe(before);
    expect(await orderOf(team)).toBeNull();
  });

  it("is the first of two that are placed at once", async () => {
    const placed = await Promise.all([order({ team: keyOf(team) }), order({ team: keyOf(team) })]);
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);
    expect(placed.map(({ body }) => body.id)).toContain(await orderOf(team));
  });

  it("tells open back-offices that the list is gone from theirs", async () => {
    const seen = await eventsDuring(app, () => order({ team: keyOf(team) }));
    expect(seen).toContainEqual({ topic: "team-orders" });
    expect(await eventsDuring(app, () => order())).not.toContainEqual({ topic: "team-orders" });
  });

  it("leaves the list as it was ordered, whoever wants to change it", async () => {
    await order({ team: keyOf(team) });
    const ordered = { status: 409, body: { error: { message: teamOrderTexts.ordered } } };
    expect(await teams.put(team.token, newSecret())).toMatchObject(ordered);
    expect(await teams.put(team.token, team.secret, { id, name: "OUTRO" })).toMatchObject(ordered);
    expect(await teams.takeOff(team.token, team.secret, id)).toMatchObject(ordered);
    expect(await teams.change(team)).toMatchObject(ordered);
    expect((await teams.read(team.token)).body.shirts).toHaveLength(1);
    expect((await teams.remove(team)).status).toBe(204);
  });

  it("is never marked by an order that the shop enters", async () => {
    const owner = await signedInAs(app, "administrator");
    const { status } = await send(app, "POST", "/api/admin/orders", {
      headers: { ...owner.headers, "Idempotency-Key": crypto.randomUUID() },
      body: {
        pickup: true,
        customer: "Ana Lima",
        customer_whatsapp: "11912345678",
        items: [{ id: shirt, size: "G", quantity: 1 }],
        team: keyOf(team),
      },
    });
    expect(status).toBe(201);
    expect(await orderOf(team)).toBeNull();
  });
});
