import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { faults, isGone, takes } from "../../../tests/support/webhook-receiver.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import { setUpWebhooks } from "./webhooks-fixture.ts";

const shop = await setUpWebhooks();
const db = () => shop.db();
const received = () => shop.receiver.received();
const { changeProduct } = shop;
const DAY_MS = 24 * 3_600_000;

it("nothing more is sent to an endpoint that answers 410, and the owners are told once", async () => {
  const { id } = await shop.listen("product.changed");
  shop.receiver.behave(isGone);
  const before = (await shop.app.mails()).length;
  await changeProduct(5);
  await shop.work();
  await shop.passTime();
  expect(received().length).toBeLessThanOrEqual(2);
  const [endpoint] = await db().select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  expect([endpoint?.active, endpoint?.offReason]).toEqual([false, "gone"]);
  const mails = (await shop.app.mails()).slice(before);
  expect(mails.map(({ subject }) => subject)).toEqual(["O webhook ERP da Manto foi desligado"]);
  expect(mails[0]?.text).toContain("não é guardado nem enviado depois");
});

describe("an endpoint that fails", () => {
  const failSince = (days: number) =>
    db()
      .update(webhookEndpoints)
      .set({ failingSince: new Date(Date.now() - days * DAY_MS) });
  const isLastTry = () => db().update(webhookDeliveries).set({ failures: 9 });

  it("for three days is switched off, and the owners are told once", async () => {
    await shop.listen("product.changed");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await failSince(3);
    const before = (await shop.app.mails()).length;
    await changeProduct(3);
    await isLastTry();
    await shop.work();
    const [endpoint] = await db().select().from(webhookEndpoints);
    expect([endpoint?.active, endpoint?.offReason]).toEqual([false, "failing"]);
    expect((await shop.app.mails()).slice(before).length).toBe(1);
  });

  it("for less goes on", async () => {
    await shop.listen("product.changed");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await failSince(2);
    await changeProduct();
    await isLastTry();
    await shop.work();
    const [endpoint] = await db().select().from(webhookEndpoints);
    expect(endpoint?.active).toBe(true);
  });

  it("again after three days in which nothing was tried goes on", async () => {
    await shop.listen("product.changed");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await failSince(3);
    await changeProduct();
    await shop.work();
    const [endpoint] = await db().select().from(webhookEndpoints);
    expect(endpoint?.active).toBe(true);
  });

  it("has its three days again after a success", async () => {
    await shop.listen("product.changed");
    await failSince(2);
    await changeProduct();
    await shop.work();
    const [endpoint] = await db().select().from(webhookEndpoints);
    expect(endpoint?.failingSince).toBeNull();
  });

  it("is given up for an event after the whole schedule", async () => {
    await shop.listen("product.changed");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await changeProduct();
    await shop.work();
    for (let retry = 1; retry <= 9; retry++) await shop.passTime();
    const [delivery] = await shop.deliveries();
    expect([delivery?.state, delivery?.attempts.length, delivery?.attemptAt]).toEqual(["given_up", 10, null]);
  });
});

describe("an endpoint whose address is changed during an attempt", () => {
  const url = "https://outro.exemplo.com.br/";
  /** Sends an event to an address that answers when it is no longer the endpoint's. */
  const sendToOld = async (status: number, changes: { failingSince?: Date } = {}) => {
    const { worker } = await shop.listenApart({
      post: async () => {
        await db()
          .update(webhookEndpoints)
          .set({ url, ...changes });
        return { status, reason: null, text: "" };
      },
    });
    await changeProduct();
    await worker.run();
    await worker.stop();
    const [endpoint] = await db().select().from(webhookEndpoints);
    const [delivery] = await shop.deliveries();
    return { endpoint, delivery };
  };

  it("stays on if the old one wants no more, and its event waits for the new one", async () => {
    const { endpoint, delivery } = await sendToOld(410);
    expect([endpoint?.active, endpoint?.offReason, delivery?.state]).toEqual([true, null, "waiting"]);
  });

  it("is not called failing by what the old one has answered", async () => {
    expect((await sendToOld(500)).endpoint?.failingSince).toBeNull();
  });

  it("is not called well by what the old one has answered", async () => {
    const failingSince = new Date(Date.now() - DAY_MS);
    expect((await sendToOld(200, { failingSince })).endpoint?.failingSince).toEqual(failingSince);
  });
});
