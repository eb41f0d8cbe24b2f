import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { faults, oddities, RECEIVER, takes, verified } from "../../../tests/support/webhook-receiver.ts";
import { CLAIM_MS, claimDelivery } from "./claim-deliveries.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

const shop = await setUpWebhooks();
const db = () => shop.db();
const received = () => shop.receiver.received();
const idsReceived = () => received().map(({ headers }) => headers["webhook-id"]);
const statesOf = async () => (await shop.deliveries()).map(({ state }) => state);
const { changeProduct, listenApart, startAnother } = shop;
const DAY_MS = 24 * 3_600_000;

it("an event arrives signed with the endpoint's secret", async () => {
  const { secret } = await shop.listen("order.created");
  const { body: order } = await shop.order();
  await shop.work();
  const [webhook] = received();
  if (!webhook) throw new Error("nothing arrived");
  expect(verified(secret, webhook)).toMatchObject({ type: "order.created", data: { id: order.id } });
  expect(webhook.headers["content-type"]).toBe("application/json");
  expect(await statesOf()).toEqual(["delivered"]);
});

it("a signature of another secret is not taken for the endpoint's", async () => {
  await shop.listen("order.created");
  const other = await shop.listen("order.paid");
  await shop.order();
  await shop.work();
  const [webhook] = received();
  if (!webhook) throw new Error("nothing arrived");
  expect(() => verified(other.secret, webhook)).toThrow("No matching signature");
});

it("an event leaves by itself soon after the order", async () => {
  await shop.listen("order.created");
  await shop.order();
  await expect.poll(() => received().length, { timeout: 5_000 }).toBe(1);
});

describe.each(Object.entries(faults))("a receiver that %s", (_, fault) => {
  it("gets the same event again, with the same id", async () => {
    const { secret } = await shop.listen("order.created");
    shop.receiver.behave(fault);
    await shop.order();
    await shop.work();
    const [failed] = await shop.deliveries();
    expect([failed?.state, failed?.failures]).toEqual(["waiting", 1]);
    shop.receiver.behave(takes);
    await shop.passTime();
    expect(new Set(idsReceived()).size).toBe(1);
    const bodies = received().map((webhook) => JSON.stringify(verified(secret, webhook)));
    expect(new Set(bodies).size).toBe(1);
    expect(await statesOf()).toEqual(["delivered"]);
  });

  it("refuses and delays no order", async () => {
    await shop.listen("order.created");
    shop.receiver.behave(fault);
    const answers = await Promise.all([shop.order(), shop.order(), shop.order()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  });
});

it.each(Object.entries(oddities))("an event has arrived at a receiver that %s", async (_, odd) => {
  await shop.listen("order.created");
  shop.receiver.behave(odd);
  await shop.order();
  await shop.work();
  expect(await statesOf()).toEqual(["delivered"]);
});

it("a redirect is not followed", async () => {
  await shop.listen("order.created");
  shop.receiver.behave((response) => void response.writeHead(307, { Location: `${RECEIVER}/outro` }).end());
  await shop.order();
  await shop.work();
  expect(received().map(({ path }) => path)).toEqual(["/loja"]);
});

it("a name that has come to lead into a private network is not called", async () => {
  await shop.listen("order.created");
  shop.receiver.moveTo("169.254.169.254");
  await shop.order();
  await shop.work();
  const [delivery] = await shop.deliveries();
  expect([received(), delivery?.attempts[0]?.reason]).toEqual([[], "private_address"]);
});

it("of two workers at once, each event is sent by one", async () => {
  await shop.listen("product.changed");
  await changeProduct(20);
  const another = startAnother();
  await Promise.all([another.run(), shop.work()]);
  await another.stop();
  expect(received().length).toBe(20);
  expect(new Set(idsReceived()).size).toBe(20);
});

it("one delivery is claimed at a time, also while the planner takes the table for a small one", async () => {
  const { id, worker } = await listenApart();
  await changeProduct();
  await db().execute("analyze webhook_deliveries");
  await changeProduct(4);
  const now = new Date();
  await claimDelivery(db(), id, now);
  await worker.stop();
  const claimed = (await shop.deliveries()).filter(({ attemptAt }) => attemptAt && attemptAt > now);
  expect(claimed.length).toBe(1);
});

it("what a killed process has claimed is sent when the claim has ended", async () => {
  const { id, worker } = await listenApart();
  await changeProduct();
  const killedAt = new Date(Date.now() - CLAIM_MS);
  await db().update(webhookDeliveries).set({ attemptAt: killedAt });
  expect((await claimDelivery(db(), id, killedAt))?.endpointId).toBe(id);
  await worker.run();
  await worker.stop();
  expect(await statesOf()).toEqual(["delivered"]);
});

it("what is claimed is not sent by another meanwhile", async () => {
  const { id, worker } = await listenApart();
  await changeProduct();
  await claimDelivery(db(), id, new Date(Date.now() + 1_000));
  await worker.run();
  await worker.stop();
  expect(received()).toEqual([]);
});

it("a worker that stops lets go of what a silent receiver holds up", async () => {
  const asked = Promise.withResolvers<void>();
  const { worker } = await listenApart({
    post: (_address, _message, stop) =>
      new Promise((_resolve, reject) => {
        asked.resolve();
        stop?.addEventListener("abort", () => reject(stop.reason));
      }),
  });
  await changeProduct();
  const running = worker.run();
  await asked.promise;
  await worker.stop();
  await running;
  const [delivery] = await shop.deliveries();
  expect([delivery?.attempts, delivery?.attemptAt && delivery.attemptAt <= new Date()]).toEqual([[], true]);
});

it("what is sent beside the queue ends when the worker stops", async () => {
  const worker = startAnother();
  const sending = worker.sendBeside(
    (stop) => new Promise((_resolve, reject) => stop.addEventListener("abort", () => reject(stop.reason))),
  );
  const outcome = expect(sending).rejects.toThrow("abort");
  await worker.stop();
  await outcome;
});

it("nothing more is sent beside the queue of a worker that has stopped", async () => {
  const worker = startAnother();
  await worker.stop();
  expect(await worker.sendBeside(async (stop) => stop.aborted)).toBe(true);
});

it("a silent endpoint does not hold up another", async () => {
  await shop.create({ url: "https://mudo.exemplo.com.br/mudo", events: ["product.changed"] });
  await shop.listen("order.created");
  shop.receiver.behave((response, { path }) => {
    if (path !== "/mudo") response.writeHead(204).end();
  });
  await changeProduct(6);
  await shop.order();
  const working = shop.work();
  const countDelivered = async () => (await statesOf()).filter((state) => state === "delivered").length;
  await expect.poll(countDelivered).toBe(1);
  await working;
});

it("a paused endpoint gets what waits when it is resumed", async () => {
  const { worker } = await listenApart();
  await changeProduct();
  await db().update(webhookEndpoints).set({ active: false });
  await worker.run();
  expect(received()).toEqual([]);
  await db().update(webhookEndpoints).set({ active: true });
  await worker.run();
  await worker.stop();
  expect(received().length).toBe(1);
});

it("nothing is sent unsigned: what another key has sealed waits", async () => {
  const { id } = await shop.listen("order.created");
  const sealedSecret = shop.app.webhookDesk().seal("another endpoint", "whsec_AAAA");
  await db().update(webhookEndpoints).set({ sealedSecret }).where(eq(webhookEndpoints.id, id));
  await shop.order();
  await shop.work();
  expect([received(), await statesOf()]).toEqual([[], ["waiting"]]);
});

it("orders are placed while their endpoint is being deleted", async () => {
  const { id } = await shop.listen("order.created");
  const [first, second, gone] = await Promise.all([
    shop.order(),
    shop.order(),
    shop.asOwner("DELETE", `/api/admin/webhooks/${id}`),
    shop.order(),
  ]);
  expect([first?.status, second?.status, gone?.status]).toEqual([201, 201, 204]);
});

it("the log is emptied after thirty days, and an old secret after one", async () => {
  const { id } = await shop.listen("order.created");
  await shop.asOwner("POST", `/api/admin/webhooks/${id}/secret`);
  await shop.order();
  await shop.work();
  const [old] = await db().select().from(webhookEndpoints);
  expect(old?.sealedOldSecret).not.toBeNull();
  await sweepDeliveries(db(), new Date(Date.now() + 31 * DAY_MS));
  const [swept] = await db().select().from(webhookEndpoints);
  expect([await shop.deliveries(), swept?.sealedOldSecret]).toEqual([[], null]);
});
