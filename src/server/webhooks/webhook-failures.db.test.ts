import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { faults, isGone, takes } from "../../../tests/support/webhook-receiver.ts";
import { webhookEndpoints } from "./tables.ts";
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
});

describe("an endpoint that fails", () => {
  const failSince = (days: number) =>
    db()
      .update(webhookEndpoints)
      .set({ failingSince: new Date(Date.now() - days * DAY_MS) });

  it("for three days is switched off, and the owners are told once", async () => {
    await shop.listen("product.changed");
    shop.receiver.behave(faults["is out of order"] ?? takes);
    await failSince(3);
    const before = (await shop.app.mails()).length;
    await changeProduct(3);
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
