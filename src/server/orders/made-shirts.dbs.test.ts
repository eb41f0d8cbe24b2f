import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertOrders } from "./orders-fixture.ts";
import { madeShirts, orderItems, orders } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let maker: SignedInTester;
let orderId: string;

beforeAll(async () => {
  maker = await signedInAs(app, "production");
});
beforeEach(async () => {
  await db().delete(orders);
  [orderId = ""] = await insertOrders(db(), [{}]);
  await db().update(orderItems).set({ quantity: 2 });
});

const tick = (changes: object = {}, { headers }: { headers: Record<string, string> } = maker) =>
  send(app, "PUT", "/api/admin/production/shirts", {
    headers,
    body: { order_id: orderId, position: 0, unit: 1, made: true, ...changes },
  });
const madeUnits = async () => {
  const { body } = await send(app, "GET", `/api/admin/production?ids=${orderId}`, { headers: maker.headers });
  return body[0]?.items.map(({ made }: { made: number[] }) => made);
};

describe("a shirt that is ticked off", () => {
  it("is made for everybody, and no more once the tick is taken back", async () => {
    expect((await tick()).status).toBe(204);
    expect(await madeUnits()).toEqual([[1]]);
    expect((await tick({ made: false })).status).toBe(204);
    expect(await madeUnits()).toEqual([[]]);
  });

  it("is ticked off once, however often that is said, and announced once", async () => {
    const events = await eventsDuring(app, async () => {
      await tick();
      await tick();
    });
    expect(events).toEqual([{ topic: "production" }]);
    expect(await db().$count(madeShirts)).toBe(1);
  });

  it("is ticked off once by two who tap at the same time", async () => {
    const answers = await Promise.all([tick(), tick(), tick({ unit: 0 })]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await madeUnits()).toEqual([[0, 1]]);
  });

  it("leaves the order as it was, so that an edit that was begun before is not overtaken", async () => {
    const [before] = await db().select().from(orders);
    await tick();
    const [after] = await db().select().from(orders);
    expect(after).toEqual(before);
  });

  it("goes with its order", async () => {
    await tick();
    await db().delete(orders).where(eq(orders.id, orderId));
    expect(await db().$count(madeShirts)).toBe(0);
  });
});

describe("a tick is refused", () => {
  it.each([
    ["beyond the units of its line", { unit: 2 }, 404],
    ["of a line that the order does not have", { position: 1 }, 404],
    ["of an order that does not exist", { order_id: "00000000-0000-4000-8000-000000000000" }, 404],
    ["of a unit below the first", { unit: -1 }, 400],
    ["of a unit that is no number", { unit: "1" }, 400],
    ["of a line beyond all numbers", { position: 1e15 }, 400],
    ["that does not say what it wants", { made: undefined }, 400],
  ])("%s", async (_, changes, status) => {
    const answer = await tick(changes);
    expect(answer.status).toBe(status);
    expect(answer.body.error.message).not.toBe("");
    expect(await db().$count(madeShirts)).toBe(0);
  });

  it("of an order that was deleted, and of one that is restored it is still there", async () => {
    await tick();
    const owner = await signedInAs(app, "administrator");
    await send(app, "DELETE", `/api/admin/orders/${orderId}`, { headers: owner.headers });
    expect((await tick({ unit: 0 })).status).toBe(404);
    await send(app, "POST", `/api/admin/orders/${orderId}/restore`, { headers: owner.headers });
    expect(await madeUnits()).toEqual([[1]]);
  });

  it("from whoever does not produce", async () => {
    expect((await tick({}, await signedInAs(app, "catalog"))).status).toBe(403);
    expect((await tick({}, { headers: {} })).status).toBe(401);
  });
});
