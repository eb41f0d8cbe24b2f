import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { listOfTask, orderTasks } from "#domain/today/order-tasks.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { countStock } from "../catalog/stock/stock-fixture.ts";
import { setFulfilment } from "../orders/fulfilment/fulfilment-fixture.ts";
import { insertOrders } from "../orders/orders-fixture.ts";
import { orders } from "../orders/tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  await insertCategories(db());
  const [few = "", enough = ""] = await insertProducts(db(), [{ name: "Aurora" }, { name: "Boreal" }]);
  await countStock(db(), few, { M: 0 });
  await countStock(db(), enough, { M: 9 });
});

const opened = { openedAt: new Date() };
const paid = { ...opened, paidAt: new Date() };

beforeEach(async () => {
  await setFulfilment(db(), null);
  await db().delete(orders);
  await insertOrders(db(), [
    {},
    opened,
    paid,
    { ...paid, step: "ready" },
    {
      ...paid,
      step: "sent",
      promisedDays: 1,
      promisedOn: addDays(dayOf(new Date()), -1),
      deliveryDays: 1,
      deliveryCents: 0,
      deliveryName: "PAC",
    },
    { ...paid, status: "completed" },
  ]);
});

const read = async (path: string, headers = owner.headers) =>
  (await send(app, "GET", path, { headers })).body;
const counts = async () =>
  Object.fromEntries(
    (await read("/api/admin/today")).orders.map(({ task, count }: { task: string; count: number }) => [
      task,
      count,
    ]),
  );

describe("what there is to do today", () => {
  it("is new, unpaid, and paid orders in a shop without steps", async () => {
    expect(await counts()).toEqual({ unanswered: 1, unpaid: 2, to_produce: 3 });
  });

  it("is also what is late, to be made and to be sent in a shop with steps", async () => {
    await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    expect(await counts()).toEqual({ unanswered: 1, unpaid: 2, late: 1, to_produce: 1, to_send: 1 });
  });

  it.each([false, true])("is as many as its list says, with steps: %s", async (usesSteps) => {
    if (usesSteps) await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    const found = await counts();
    for (const task of orderTasks) {
      const filter = listOfTask(task, usesSteps);
      if (!filter) continue;
      const list = await read(`/api/admin/orders?${new URLSearchParams(filter as Record<string, string>)}`);
      expect([task, found[task]]).toEqual([task, list.total]);
    }
  });

  it("names the products that run out, to those who see the stock", async () => {
    expect((await read("/api/admin/today")).low_stock).toEqual({ count: 1, exact: true });
    const support = await signedInAs(app, "support");
    expect((await read("/api/admin/today", support.headers)).low_stock).toBeNull();
  });
});
