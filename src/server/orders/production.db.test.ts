import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { setFulfilment } from "./fulfilment/fulfilment-fixture.ts";
import { insertOrders } from "./orders-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let maker: SignedInTester;
const paidAt = new Date("2026-05-09T12:00:00Z");

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  maker = await signedInAs(app, "production");
  await insertOrders(app.database.db(), [
    { customer: "A fazer", paidAt },
    { customer: "A fazer, não pago" },
    { customer: "Em produção", step: "in_production", paidAt },
    { customer: "Pronto", step: "ready", paidAt },
    { customer: "Concluído", status: "completed", paidAt },
    { customer: "Excluído", deletedAt: new Date(), paidAt },
  ]);
});

const listed = async (query = "", { headers }: SignedInTester = owner) =>
  (await send(app, "GET", `/api/admin/production${query}`, { headers })).body;
const customersOf = async (query?: string) =>
  (await listed(query)).map(({ customer }: { customer: string }) => customer).toSorted();

describe("the production sheet, without a choice", () => {
  it("has the pending orders", async () => {
    await setFulfilment(app.database.db(), null);
    expect(await customersOf()).toEqual(["A fazer", "A fazer, não pago", "Em produção", "Pronto"]);
  });

  it("has those whose shirts are not ready, in a shop with steps", async () => {
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: true });
    expect(await customersOf()).toEqual(["A fazer", "A fazer, não pago", "Em produção"]);
  });

  it("has only those that are paid, if asked for them", async () => {
    await setFulfilment(app.database.db(), null);
    expect(await customersOf("?paid=true")).toEqual(["A fazer", "Em produção", "Pronto"]);
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: true });
    expect(await customersOf("?paid=true")).toEqual(["A fazer", "Em produção"]);
  });

  it("says of each order whether it is paid, and its step only where the shop uses steps", async () => {
    await setFulfilment(app.database.db(), null);
    expect((await listed())[0]).toMatchObject({ customer: "Pronto", paid: true });
    expect((await listed())[0]).not.toHaveProperty("step");
    await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: true });
    expect((await listed()).map(({ step }: { step: string }) => step)).toEqual([
      "in_production",
      "to_do",
      "to_do",
    ]);
  });

  it("shows whoever only produces neither numbers nor prices", async () => {
    const text = JSON.stringify(await listed("", maker));
    expect(text).toContain("Camisa Aurora");
    expect(text).not.toMatch(/price|total|11912345678/);
  });
});
