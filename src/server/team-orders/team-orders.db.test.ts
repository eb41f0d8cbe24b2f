import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { stopClock } from "../../../tests/support/stop-clock.ts";
import { productOptions } from "../catalog/option-tables.ts";
import { products } from "../catalog/tables.ts";
import { teamOrders } from "./tables.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp();
let shirt: string;
const teams = teamsOf(app, () => shirt);
const db = () => app.database.db();

const today = () => dayOf(new Date());
const inDays = (count: number) => addDays(today(), count);

beforeAll(async () => {
  shirt = await addShirt(app);
});

beforeEach(async () => {
  await db().delete(teamOrders);
  await db().update(products).set({ status: "published", printRules: null, optionRules: null });
});

describe("a team order that a captain starts", () => {
  it("has a link that cannot be guessed, and answers the captain with what only the captain sees", async () => {
    const { status, body } = await teams.start({ max_shirts: 12, closes_on: inDays(3) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      team_name: "Tigres da Vila",
      captain_name: "Ana Souza",
      captain_whatsapp: "11987654321",
      max_shirts: 12,
      closes_on: inDays(3),
      state: "open",
      closed: false,
      ordered_at: null,
      shirts: [],
    });
    expect(body.token).toMatch(/^[\w-]{22}$/);
  });

  it("is one, however often it is sent", async () => {
    const [id, secret] = [crypto.randomUUID(), newSecret()];
    const answers = await Promise.all([teams.start({ id }, secret), teams.start({ id }, secret)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.token).toBe(answers[1]?.body.token);
    expect(await db().$count(teamOrders)).toBe(1);
  });

  it("is not told to another secret that sends its id", async () => {
    const { id, token } = await teams.open();
    const { status, body } = await teams.start({ id });
    expect(status).toBe(409);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it("stores no secret as it is", async () => {
    const { secret } = await teams.open();
    const rows = await db().select().from(teamOrders);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("is refused for a shirt that shoppers do not find, or that takes no name", async () => {
    await db().update(products).set({ status: "hidden" });
    expect((await teams.start()).status).toBe(404);
    const refused = { isRefused: true, priceCents: null, maxLetters: null };
    await db().update(products).set({ status: "published", printRules: refused });
    expect(await teams.start()).toMatchObject({
      status: 409,
      body: { error: { message: teamOrderTexts.notPrintable } },
    });
  });

  it.each([
    ["closes_on", { closes_on: "2020-01-01" }],
    ["closes_on", { closes_on: "amanhã" }],
    ["max_shirts", { max_shirts: 61 }],
    ["max_shirts", { max_shirts: 0 }],
    ["team_name", { team_name: " " }],
    ["team_name", { team_name: "x".repeat(31) }],
    ["captain_whatsapp", { captain_whatsapp: "+5511987654321" }],
    ["option_ids", { option_ids: [crypto.randomUUID()] }],
  ])("is refused with a reason at the field %s", async (field, changes) => {
    const { status, body } = await teams.start(changes);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  it("needs a secret of 256 bits", async () => {
    expect((await teams.start({}, "short")).status).toBe(400);
  });
});

describe("the list behind the link", () => {
  it("says nothing of the captain, and of players only what is on their shirts", async () => {
    const { token, secret } = await teams.open();
    await teams.put(token, newSecret(), { id: crypto.randomUUID() });
    const { body } = await teams.read(token);
    expect(Object.keys(body).sort()).toEqual(
      "closes_on max_shirts option_ids product_id shirts state team_name token version".split(" "),
    );
    expect(Object.keys(body.shirts[0]).sort()).toEqual(["id", "name", "number", "size"]);
    expect(JSON.stringify(body)).not.toMatch(/Ana|11987654321/);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it("is not sent again while nothing changed", async () => {
    const { token } = await teams.open();
    const { body } = await teams.read(token);
    expect((await teams.read(token, `?version=${body.version}`)).status).toBe(204);
    await teams.put(token, newSecret());
    const next = await teams.read(token, `?version=${body.version}`);
    expect(next.status).toBe(200);
    expect(next.body.version).toBeGreaterThan(body.version);
  });

  it.each(["A".repeat(22), "..%2F..%2Fetc", "0"])("is not there for the link %s", async (token) => {
    const statuses = [(await teams.read(token)).status, (await teams.read(token, "?version=1")).status];
    expect(statuses.every((status) => status === 404 || status === 400)).toBe(true);
  });

  it("has the captain's side only for the captain's secret", async () => {
    const team = await teams.open();
    const other = await teams.open();
    const player = newSecret();
    await teams.put(team.token, player);
    for (const secret of [newSecret(), player, other.secret]) {
      const key = { ...team, secret };
      const answers = [await teams.readAsCaptain(key), await teams.change(key), await teams.remove(key)];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(JSON.stringify(answers)).not.toContain("11987654321");
    }
    expect((await teams.readAsCaptain(team)).status).toBe(200);
  });
});

describe("what the captain changes", () => {
  let team: TestTeam;
  beforeEach(async () => {
    team = await teams.open({ closes_on: inDays(2) });
  });

  it("is seen by everybody, and counts as a change", async () => {
    const before = (await teams.read(team.token)).body.version;
    const changed = { team_name: "Leões", max_shirts: 5, closes_on: inDays(9) };
    expect((await teams.change(team, changed)).status).toBe(200);
    expect((await teams.read(team.token)).body).toMatchObject({ ...changed, version: before + 1 });
  });

  it("closes the list and opens it again", async () => {
    expect((await teams.change(team, { closed: true })).body).toMatchObject({
      state: "closed",
      closed: true,
    });
    expect((await teams.change(team)).body).toMatchObject({ state: "open", closed: false });
  });

  it("cannot limit the list to fewer shirts than it has", async () => {
    await teams.put(team.token, newSecret());
    await teams.put(team.token, newSecret());
    expect(await teams.change(team, { max_shirts: 1 })).toMatchObject({
      status: 400,
      body: { error: { fields: { max_shirts: teamOrderTexts.fewerThanListed(2) } } },
    });
  });

  it("keeps a last day that has passed, but takes no other one", async () => {
    const past = addDays(today(), -3);
    await db().update(teamOrders).set({ closesOn: past });
    expect((await teams.change(team, { closes_on: past })).body).toMatchObject({ state: "closed" });
    expect((await teams.change(team, { closes_on: addDays(past, 1) })).status).toBe(400);
  });

  it("takes only options that the shirt has", async () => {
    const [option] = await db()
      .insert(productOptions)
      .values({ name: `Manga ${crypto.randomUUID()}`, priceCents: 2500 })
      .returning();
    const ids = [option?.id ?? ""];
    expect((await teams.change(team, { option_ids: ids })).status).toBe(400);
    await db()
      .update(products)
      .set({ optionRules: { optionIds: ids, max: null, oneOf: [] } });
    expect((await teams.change(team, { option_ids: ids })).body).toMatchObject({ option_ids: ids });
    await db().update(products).set({ optionRules: null });
    expect((await teams.change(team, { option_ids: ids })).status).toBe(200);
  });

  it("deletes the list for good, with its shirts", async () => {
    await teams.put(team.token, newSecret());
    expect((await teams.remove(team)).status).toBe(204);
    expect((await teams.read(team.token)).status).toBe(404);
    expect((await teams.remove(team)).status).toBe(404);
  });
});

describe("the state of a list", () => {
  it("is open for the whole of its last day in São Paulo", async () => {
    stopClock();
    vi.setSystemTime(new Date("2026-11-30T12:00:00Z"));
    const { token } = await teams.open({ closes_on: "2026-11-30" });
    // 23:59 in São Paulo.
    vi.setSystemTime(new Date("2026-12-01T02:59:00Z"));
    expect((await teams.read(token)).body.state).toBe("open");
    vi.setSystemTime(new Date("2026-12-01T03:00:00Z"));
    expect((await teams.read(token)).body.state).toBe("closed");
    expect((await teams.put(token, newSecret())).status).toBe(409);
  });

  it("is full at the limit, and open again when a shirt is taken off", async () => {
    const team = await teams.open({ max_shirts: 1 });
    const id = crypto.randomUUID();
    expect((await teams.put(team.token, newSecret(), { id })).body.state).toBe("full");
    expect((await teams.takeOff(team.token, team.secret, id)).body.state).toBe("open");
  });

  it("is closed, without a product, while the shop does not show the shirt or prints nothing on it", async () => {
    const { token } = await teams.open();
    const closed = { state: "closed", product_id: null };
    await db().update(products).set({ status: "hidden" });
    expect((await teams.read(token)).body).toMatchObject(closed);
    const refused = { isRefused: true, priceCents: null, maxLetters: null };
    await db().update(products).set({ status: "published", printRules: refused });
    expect((await teams.read(token)).body).toMatchObject(closed);
    await db().update(products).set({ printRules: null });
    expect((await teams.read(token)).body).toMatchObject({ state: "open", product_id: shirt });
  });

  it("outlives the product, which may be deleted", async () => {
    const { token } = await teams.open();
    await db().update(teamOrders).set({ productId: null }).where(eq(teamOrders.token, token));
    expect((await teams.read(token)).body).toMatchObject({ state: "closed", product_id: null });
    expect((await teams.put(token, newSecret())).body.error.message).toBe(teamOrderTexts.closed);
  });
});
