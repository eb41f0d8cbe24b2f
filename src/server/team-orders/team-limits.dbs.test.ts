import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { stopClock } from "../../../tests/support/stop-clock.ts";
import { rateLimits } from "../rate-limits/tables.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp({ rateLimits: true });
let shirt: string;
const teams = teamsOf(app, () => shirt);
const elsewhere = { address: "203.0.113.9" };

beforeAll(async () => {
  shirt = await addShirt(app);
});

beforeEach(async () => {
  await app.database.db().delete(rateLimits);
  stopClock();
});

describe("a flood", () => {
  it("starts no more than five lists an hour from one address", async () => {
    const [id, secret] = [crypto.randomUUID(), newSecret()];
    for (let count = 0; count < 5; count++) expect((await teams.start({ id }, secret)).status).toBe(201);
    for (let count = 0; count < 4; count++) expect((await teams.start()).status).toBe(201);
    const { status, headers } = await teams.start();
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await teams.start({}, newSecret(), elsewhere)).status).toBe(201);
  });

  it("writes so much and no more from one address, and leaves the list to the others", async () => {
    const team: TestTeam = await teams.open();
    const id = crypto.randomUUID();
    const player = newSecret();
    const statuses = new Set<number>();
    for (let count = 0; count < 120; count++) {
      statuses.add((await teams.put(team.token, player, { id, number: String(count % 100) })).status);
    }
    expect([...statuses]).toEqual([200]);
    expect((await teams.put(team.token, player, { id })).status).toBe(429);
    expect((await teams.put(team.token, newSecret(), elsewhere)).status).toBe(200);
  });

  it("reads less than a whole team behind one address may, without a write", async () => {
    const { token } = await teams.open(undefined, elsewhere);
    const { version } = (await teams.read(token)).body;
    const asTeam = Array.from({ length: 300 }, () => teams.read(token, `?version=${version}`));
    expect(new Set((await Promise.all(asTeam)).map(({ status }) => status))).toEqual(new Set([204]));
    const asFlood = Array.from({ length: 400 }, () => teams.read(token, `?version=${version}`));
    expect((await Promise.all(asFlood)).map(({ status }) => status)).toContain(429);
    expect(await app.database.db().$count(rateLimits)).toBe(1);
  });
});
