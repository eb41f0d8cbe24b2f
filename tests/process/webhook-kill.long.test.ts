import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { createRandom } from "../support/seeded-random.ts";
import { callShop, OWNER, placeOrder, readJson, signInOwner } from "../support/shop-client.ts";
import { openWebhookReceiver, RECEIVER, type WebhookReceiver } from "../support/webhook-receiver.ts";
import { databaseKinds } from "./database-kinds.ts";
import { type Customer, keepSignedIn, prepareCustomer } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** A few kills detect a lost event; docs/reliability.md has the figures of some hundred. */
const KILLS = Number(process.env.KILLS ?? 3);
const ORDERS_PER_LIFE = 4;
/** From an order to its webhook it takes some 50 ms; the kill hits before, amid and after it. */
const MAX_DELAY_MS = 100;
const SEED = 2002;

describe.each(databaseKinds)("on %s", (name, openDatabase) => {
  it(`a shop killed ${KILLS} times while it tells of orders forgets none, and tells each under one id`, {
    timeout: 60_000 + KILLS * 60_000,
  }, async () => {
    const url = await openDatabase();
    const receiver = await openWebhookReceiver();
    onTestFinished(receiver.close);
    const environment = {
      DATA_DIR: temporaryFolder(),
      STORE_OWNER_PASSWORD: OWNER.password,
      NODE_OPTIONS: "--import=./tests/support/webhook-network.mjs",
      RECEIVER_PORT: String(receiver.port),
      ...(url && { DATABASE_URL: url, SESSION_SECRET: "a secret of at least thirty-two characters" }),
    };
    const random = createRandom(SEED);
    const placed: string[] = [];
    let customer: Customer | undefined;
    for (let life = 0; life < KILLS; life++) {
      const server = spawnServer(environment);
      const address = await addressOf(server);
      customer = customer ? await keepSignedIn(address, customer) : await prepareShop(address);
      for (let count = 0; count < ORDERS_PER_LIFE; count++) {
        const order = placeOrder(address, { ...customer, key: `life-${life}-order-${count}` });
        placed.push((await readJson<{ id: string }>(await order)).id);
      }
      await delay(random() * MAX_DELAY_MS);
      server.process.kill("SIGKILL");
      expect((await server.exited).signal).toBe("SIGKILL");
    }
    await addressOf(spawnServer(environment));
    const told = () => eventsByOrder(receiver);
    // What a killed process was sending is sent again when its claim has ended.
    await expect.poll(() => placed.filter((id) => !told().has(id)), { timeout: 180_000 }).toEqual([]);
    expect([...told().values()].filter((ids) => ids.size > 1)).toEqual([]);
    const repeated = receiver.received().length - placed.length;
    reportFigure(
      `kill -9 while webhooks are sent, on ${name}`,
      `${KILLS} kills, ${placed.length} orders, 0 events lost, ${repeated} sent again under their id`,
    );
  });
});

async function prepareShop(address: string): Promise<Customer> {
  const json = { name: "ERP", url: RECEIVER, events: ["order.created"] };
  const token = await signInOwner(address);
  await readJson(await callShop(address, "/api/admin/webhooks", { token, json }));
  return prepareCustomer(address);
}

/** The ids of the events that arrived, for each order that they tell of. */
function eventsByOrder(receiver: WebhookReceiver): Map<string, Set<unknown>> {
  const events = receiver.received().map(({ headers, body }) => ({
    order: JSON.parse(body).data.id as string,
    id: headers["webhook-id"],
  }));
  return new Map(
    [...Map.groupBy(events, ({ order }) => order)].map(([order, all]) => [
      order,
      new Set(all.map(({ id }) => id)),
    ]),
  );
}
