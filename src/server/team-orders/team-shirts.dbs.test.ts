import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_REMEMBERED_SHIRTS, MAX_SHIRTS_PER_DEVICE } from "#domain/team-orders/put-shirt.ts";
import { teamOrderTexts } from "#domain/team-orders/team-order-texts.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { countStock } from "../catalog/stock/stock-fixture.ts";
import { stockLevels } from "../catalog/stock-tables.ts";
import { products } from "../catalog/tables.ts";
import { teamOrders, teamShirts } from "./tables.ts";
import { addShirt, newSecret, type TestTeam, teamsOf } from "./team-orders-fixture.ts";

const app = setUpTestApp();
let shirt: string;
const teams = teamsOf(app, () => shirt);
const db = () => app.database.db();
let team: TestTeam;
let player: string;
let id: string;

const namesOf = async (token = team.token): Promise<string[]> =>
  (await teams.read(token)).body.shirts.map(({ name }: { name: string }) => name);
const refusal = (status: number, message: string) => ({ status, body: { error: { message } } });

beforeAll(async () => {
  shirt = await addShirt(app);
});

beforeEach(async () => {
  await db().delete(teamOrders);
  await db().delete(stockLevels);
  await db().update(products).set({ printRules: null, leadTime: null });
  team = await teams.open();
  player = newSecret();
  id = crypto.randomUUID();
});

describe("a player's shirt", () => {
  it("is printed as it will be, and seen by everybody with the link", async () => {
    const { status, body } = await teams.put(team.token, player, {
      id,
      name: " joão  d’ávila ⚽",
      number: "07",
    });
    expect(status).toBe(200);
    expect(body.shirts).toEqual([{ id, name: "JOÃO D'ÁVILA", number: "07", size: "G" }]);
    expect((await teams.read(team.token)).body).toEqual(body);
  });

  it("is on the list once, however often it is sent", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => teams.put(team.token, player, { id })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await namesOf()).toEqual(["SILVA"]);
    const { version } = (await teams.read(team.token)).body;
    expect((await teams.put(team.token, player, { id })).body.version).toBe(version);
  });

  it("is changed by its device and by the captain, and keeps its place", async () => {
    await teams.put(team.token, player, { id });
    await teams.put(team.token, newSecret(), { name: "SOUZA" });
    await teams.put(team.token, player, { id, name: "SILVINHA" });
    expect(await namesOf()).toEqual(["SILVINHA", "SOUZA"]);
    await teams.put(team.token, team.secret, { id, name: "SILVÃO" });
    expect(await namesOf()).toEqual(["SILVÃO", "SOUZA"]);
    expect((await teams.put(team.token, player, { id, number: "9" })).status).toBe(200);
  });

  it("is neither changed nor taken off by another device, nor by the captain of another team", async () => {
    await teams.put(team.token, player, { id });
    const other = await teams.open();
    for (const secret of [newSecret(), other.secret]) {
      expect(await teams.put(team.token, secret, { id, name: "X" })).toMatchObject(
        refusal(403, teamOrderTexts.notYours),
      );
      expect((await teams.takeOff(team.token, secret, id)).status).toBe(403);
    }
    expect(await namesOf()).toEqual(["SILVA"]);
  });

  it("has an id that means nothing in another list", async () => {
    await teams.put(team.token, player, { id });
    const other = await teams.open();
    expect((await teams.put(other.token, newSecret(), { id, name: "OUTRO" })).status).toBe(200);
    expect((await teams.takeOff(other.token, other.secret, id)).body.shirts).toEqual([]);
    expect(await namesOf()).toEqual(["SILVA"]);
  });

  it("may be one of several of a device, but not of too many", async () => {
    for (let count = 0; count < MAX_SHIRTS_PER_DEVICE; count++) {
      expect((await teams.put(team.token, player)).status).toBe(200);
    }
    expect(await teams.put(team.token, player)).toMatchObject(
      refusal(409, teamOrderTexts.tooManyOfDevice(MAX_SHIRTS_PER_DEVICE)),
    );
    expect((await teams.put(team.token, team.secret)).status).toBe(200);
  });

  it.each([
    ["name", { name: "" }],
    ["name", { name: "⚽️" }],
    ["name", { number: "dez" }],
    ["size", { size: "XXXL" }],
    ["size", { size: "" }],
    ["number", { number: 10 }],
  ])("is refused with a reason at the field %s for %j", async (field, fields) => {
    const { status, body } = await teams.put(team.token, player, fields);
    expect(status).toBe(400);
    expect(Object.keys(body.error.fields)).toEqual([field]);
  });

  it("has no more letters than the product takes", async () => {
    await db()
      .update(products)
      .set({ printRules: { isRefused: false, priceCents: null, maxLetters: 5 } });
    expect(await teams.put(team.token, player, { name: "SILVEIRA" })).toMatchObject({
      status: 400,
      body: { error: { fields: { name: teamOrderTexts.nameTooLong(5) } } },
    });
  });

  it("gets a size only while there are units of it, and keeps the one that it has", async () => {
    await countStock(db(), shirt, { G: 0, M: 0 });
    expect(await teams.put(team.token, player, { id })).toMatchObject({
      status: 400,
      body: { error: { fields: { size: "O tamanho G esgotou." } } },
    });
    await countStock(db(), shirt, { G: 1 });
    expect((await teams.put(team.token, player, { id })).status).toBe(200);
    await countStock(db(), shirt, { G: 0 });
    expect((await teams.put(team.token, player, { id, number: "9" })).status).toBe(200);
    expect((await teams.put(team.token, player, { id, size: "M" })).status).toBe(400);
  });
});

describe("a shirt that was taken off", () => {
  beforeEach(async () => {
    await teams.put(team.token, player, { id });
  });

  it("by its player is off, however often that is sent", async () => {
    for (let count = 0; count < 2; count++) {
      expect((await teams.takeOff(team.token, player, id)).body.shirts).toEqual([]);
    }
  });

  it("does not come back by a device that was offline, but by the captain", async () => {
    await teams.takeOff(team.token, team.secret, id);
    expect(await teams.put(team.token, player, { id })).toMatchObject(refusal(409, teamOrderTexts.removed));
    expect((await teams.put(team.token, team.secret, { id, name: "DE VOLTA" })).status).toBe(200);
    expect(await namesOf()).toEqual(["DE VOLTA"]);
    expect((await teams.put(team.token, player, { id, name: "SILVA" })).status).toBe(200);
  });

  it("is not told to another device", async () => {
    await teams.takeOff(team.token, team.secret, id);
    expect((await teams.put(team.token, newSecret(), { id })).status).toBe(403);
  });

  it("makes room for another one", async () => {
    await teams.change(team, { max_shirts: 1 });
    expect((await teams.put(team.token, newSecret())).status).toBe(409);
    await teams.takeOff(team.token, team.secret, id);
    expect((await teams.put(team.token, newSecret())).status).toBe(200);
    expect(await teams.put(team.token, team.secret, { id })).toMatchObject(refusal(409, teamOrderTexts.full));
  });

  it("that was never there changes nothing", async () => {
    const before = (await teams.read(team.token)).body;
    expect((await teams.takeOff(team.token, newSecret(), crypto.randomUUID())).body).toEqual(before);
  });

  it("is remembered, up to a bound for each list", async () => {
    const [known] = await db().select({ teamOrderId: teamShirts.teamOrderId }).from(teamShirts);
    const gone = Array.from({ length: MAX_REMEMBERED_SHIRTS - 1 }, () => ({
      id: crypto.randomUUID(),
      teamOrderId: known?.teamOrderId ?? "",
      playerHash: "flood",
      name: "X",
      number: "1",
      size: "G",
      removedAt: new Date(),
    }));
    await db().insert(teamShirts).values(gone);
    expect(await teams.put(team.token, newSecret())).toMatchObject(refusal(409, teamOrderTexts.worn));
    expect((await teams.put(team.token, player, { id, name: "AINDA" })).status).toBe(200);
  });
});

describe("a list that is not open", () => {
  it("takes no new shirt when it is full, but a change of one", async () => {
    await teams.put(team.token, player, { id });
    await teams.change(team, { max_shirts: 1 });
    expect(await teams.put(team.token, newSecret())).toMatchObject(refusal(409, teamOrderTexts.full));
    expect((await teams.put(team.token, player, { id, number: "11" })).status).toBe(200);
    expect((await teams.put(team.token, team.secret)).status).toBe(409);
  });

  it("is changed by the captain alone when it is closed", async () => {
    await teams.put(team.token, player, { id });
    await teams.change(team, { closed: true });
    const closed = refusal(409, teamOrderTexts.closed);
    expect(await teams.put(team.token, player, { id, number: "11" })).toMatchObject(closed);
    expect(await teams.put(team.token, newSecret())).toMatchObject(closed);
    expect(await teams.takeOff(team.token, player, id)).toMatchObject(closed);
    expect((await teams.put(team.token, team.secret, { id, number: "11" })).status).toBe(200);
    expect((await teams.put(team.token, team.secret)).status).toBe(200);
    expect((await teams.takeOff(team.token, team.secret, id)).status).toBe(200);
  });
});

describe("many at the same time", () => {
  it("all twelve are on the list", async () => {
    const names = Array.from({ length: 12 }, (_, n) => `JOGADOR ${n}`);
    const answers = await Promise.all(names.map((name) => teams.put(team.token, newSecret(), { name })));
    expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200));
    expect((await namesOf()).sort()).toEqual(names.sort());
  });

  it("one of two gets the last place, and the other hears that the list is full", async () => {
    for (let race = 0; race < 10; race++) {
      const { token } = await teams.open({ max_shirts: 1 });
      const answers = await Promise.all([teams.put(token, newSecret()), teams.put(token, newSecret())]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.error.message).toBe(teamOrderTexts.full);
      expect(await namesOf(token)).toEqual(["SILVA"]);
    }
  });
});
