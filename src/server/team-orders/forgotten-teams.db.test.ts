import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { forgetPerson, ownerOf, type Person } from "../customers/forget-person.ts";
import { insertOrders } from "../orders/orders-fixture.ts";
import { orders } from "../orders/tables.ts";
import { sweepTeamOrders } from "./sweep-team-orders.ts";
import { teamOrders, teamShirts } from "./tables.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp();
let shirt: string;
const teams = teamsOf(app, () => shirt);
const db = () => app.database.db();

const DAY_MS = 86_400_000;
const now = new Date("2026-11-19T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

beforeAll(async () => {
  shirt = await addShirt(app);
});

beforeEach(async () => {
  await db().delete(teamOrders);
});

const age = ({ token }: TestTeam, changes: Partial<typeof teamOrders.$inferInsert>) =>
  db().update(teamOrders).set(changes).where(eq(teamOrders.token, token));
const tokens = async () =>
  (await db().select({ token: teamOrders.token }).from(teamOrders)).map(({ token }) => token);

describe("a list is forgotten", () => {
  it("60 days after its last change, or after the order", async () => {
    const [stale, fresh, ordered, old] = [
      await teams.open(),
      await teams.open(),
      await teams.open(),
      await teams.open(),
    ];
    await teams.put(stale.token, newSecret());
    await age(stale, { updatedAt: daysAgo(61) });
    await age(fresh, { updatedAt: daysAgo(59) });
    const orderId = crypto.randomUUID();
    await age(ordered, { updatedAt: daysAgo(61), orderedAt: daysAgo(59), orderId });
    await age(old, { updatedAt: daysAgo(1), orderedAt: daysAgo(61), orderId });
    await sweepTeamOrders(db(), now);
    expect((await tokens()).sort()).toEqual([fresh.token, ordered.token].sort());
    expect(await db().$count(teamShirts)).toBe(0);
  });
});

describe("with a captain who is forgotten", () => {
  const forget = (person: Person) =>
    db().transaction((tx) => forgetPerson({ ...app.services(), actor: system, now: new Date() }, tx, person));
  const nothing = eq(orders.id, crypto.randomUUID());

  it("go the lists of the account, also those with another number", async () => {
    const captain = await signedInAs(app, "customer");
    const kept = await teams.open();
    await teams.open({ captain_whatsapp: "21912345678" }, { headers: captain.headers });
    await forget({ ...ownerOf([{ id: captain.userId, email: captain.email }]), orders: nothing });
    expect(await tokens()).toEqual([kept.token]);
  });

  it("go the lists of the number", async () => {
    const kept = await teams.open({ captain_whatsapp: "21912345678" });
    await teams.open({ captain_whatsapp: "31912345678" });
    await forget({ accounts: [], orders: nothing, whatsapp: "31912345678" });
    expect(await tokens()).toEqual([kept.token]);
  });

  it("goes the list that became one of the orders", async () => {
    const [orderId = ""] = await insertOrders(db(), [{ customerWhatsapp: "41912345678" }]);
    const kept = await teams.open();
    const team = await teams.open();
    await age(team, { orderId, orderedAt: new Date() });
    await forget({ accounts: [], orders: eq(orders.id, orderId) });
    expect(await tokens()).toEqual([kept.token]);
  });

  it("go the lists of a number that only the orders of the account had", async () => {
    const captain = await signedInAs(app, "customer");
    await insertOrders(db(), [{ userId: captain.userId, customerWhatsapp: "51912345678" }]);
    await teams.open({ captain_whatsapp: "51912345678" });
    await forget(ownerOf([{ id: captain.userId, email: captain.email }]));
    expect(await tokens()).toEqual([]);
  });
});
