import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertOrders } from "./orders-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let orderId: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});
beforeEach(async () => {
  [orderId = ""] = await insertOrders(app.database.db(), [{}]);
});

const call = (method: string, path: string, body?: object) =>
  send(app, method, `/api/admin/orders/${orderId}${path}`, { headers: owner.headers, ...(body && { body }) });
const pay = (paid: boolean) => call("PUT", "/payment", { paid });
const openMessage = () => call("POST", "/payment-message");
const opened = async () =>
  (await call("GET", "/history")).body.filter(
    ({ action }: { action: string }) => action === "order.payment_messaged",
  );

describe("that 'Pagamento confirmado' was opened", () => {
  it("stands in the order's history once, with who opened it", async () => {
    await pay(true);
    expect((await openMessage()).status).toBe(204);
    await openMessage();
    expect(await opened()).toEqual([
      expect.objectContaining({
        actor_email: owner.email,
        summary: `Mensagem 'Pagamento confirmado' do pedido #${orderId.slice(0, 8)} aberta no WhatsApp`,
      }),
    ]);
  });

  it("stands there once, if two open it at the same time", async () => {
    await pay(true);
    await Promise.all([openMessage(), openMessage()]);
    expect(await opened()).toHaveLength(1);
  });

  it("stands there again for the next payment", async () => {
    await pay(true);
    await openMessage();
    await pay(false);
    await pay(true);
    await openMessage();
    expect(await opened()).toHaveLength(2);
  });

  it("is not recorded of an order that was deleted", async () => {
    await call("DELETE", "");
    expect((await openMessage()).status).toBe(404);
  });
});
