import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { setFulfilment } from "./fulfilment/fulfilment-fixture.ts";
import { insertOrders } from "./orders-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  await insertOrders(app.database.db(), [
    { customer: "A fazer" },
    { customer: "Em produção", step: "in_production" },
    { customer: "Pronto", step: "ready" },
    { customer: "Concluído", status: "completed" },
    { customer: "Excluído", deletedAt: new Date() },
  ]);
});

const customersOnSheet = async () => {
  const { body } = await send(app, "GET", "/api/admin/production", { headers: owner.headers });
  return body.map(({ customer }: { customer: string }) => customer).toSorted();
};

describe("the production sheet, without a choice", () => {
  it("has the pending orders", async () => {
    await setFulfilment(app.database.db(), null);
    expect(await customersOnSheet()).toEqual(["A fazer", "Em produção", "Pronto"]);
  });

  it("has those whose shirts are not ready, in a shop with steps", async () => {
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: true });
    expect(await customersOnSheet()).toEqual(["A fazer", "Em produção"]);
  });
});
