import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  type MercadoPagoStandIn,
  newAccount,
  openMercadoPago,
  signedNotification,
} from "../support/mercado-pago-stand-in.ts";
import { createRandom } from "../support/seeded-random.ts";
import { callShop, OWNER, placeOrder, readJson, signInOwner } from "../support/shop-client.ts";
import { databaseKinds } from "./database-kinds.ts";
import { type Customer, keepSignedIn, prepareCustomer } from "./order-load.ts";
import { reportFigure } from "./report-figure.ts";
import { addressOf, spawnServer, temporaryFolder } from "./server-process.ts";

/** A few kills detect a lost payment; docs/reliability.md has the figures of some hundred. */
const KILLS = Number(process.env.KILLS ?? 3);
const ORDERS_PER_LIFE = 4;
/** From the answer to a notification to the mark it takes some 50 ms; the kill hits before, amid and after it. */
const MAX_DELAY_MS = 80;
const SEED = 1994;

describe.each(databaseKinds)("on %s", (name, openDatabase) => {
  it(`a shop killed ${KILLS} times between a payment's notification and its mark loses no payment and marks none twice`, {
    timeout: 60_000 + KILLS * 60_000,
  }, async () => {
    const url = await openDatabase();
    const mercadoPago = await openMercadoPago();
    onTestFinished(mercadoPago.close);
    const environment = {
      DATA_DIR: temporaryFolder(),
      STORE_OWNER_PASSWORD: OWNER.password,
      MERCADO_PAGO_URL: mercadoPago.url,
      ...(url && { DATABASE_URL: url, SESSION_SECRET: "a secret of at least thirty-two characters" }),
    };
    const random = createRandom(SEED);
    const paid = new Set<string>();
    let customer: Customer | undefined;
    for (let life = 0; life < KILLS; life++) {
      const server = spawnServer(environment);
      const address = await addressOf(server);
      customer = customer ? await keepSignedIn(address, customer) : await prepareShop(address);
      const purchase = { address, customer, mercadoPago };
      const keys = Array.from({ length: ORDERS_PER_LIFE }, (_, count) => `life-${life}-order-${count}`);
      for (const id of await Promise.all(keys.map((key) => orderAndPay({ ...purchase, key })))) paid.add(id);
      await delay(random() * MAX_DELAY_MS);
      server.process.kill("SIGKILL");
      expect((await server.exited).signal).toBe("SIGKILL");
    }
    const address = await addressOf(spawnServer(environment));
    const token = await signInOwner(address);
    // What a killed process was about to ask for is asked for again after a while.
    await expect.poll(() => countUnpaid(address, token), { timeout: 180_000 }).toBe(0);
    const marks: number[] = [];
    for (const id of paid) marks.push(await countMarks(address, token, id));
    expect(new Set(marks)).toEqual(new Set([1]));
    reportFigure(
      `kill -9 between a payment's notification and its mark, on ${name}`,
      `${KILLS} kills, ${paid.size} payments notified, 0 lost, 0 marked twice`,
    );
  });
});

async function prepareShop(address: string): Promise<Customer> {
  const token = await signInOwner(address);
  await readJson(
    await callShop(address, "/api/admin/mercado-pago", { method: "PUT", token, json: newAccount() }),
  );
  return prepareCustomer(address);
}

interface Purchase {
  address: string;
  customer: Customer;
  mercadoPago: MercadoPagoStandIn;
  key: string;
}

/** Places an order, pays its code, and resolves when the shop has taken the notification. */
async function orderAndPay({ address, customer, mercadoPago, key }: Purchase): Promise<string> {
  const { id } = await readJson<{ id: string }>(await placeOrder(address, { ...customer, key }));
  const codeOf = () => mercadoPago.payments().find((payment) => payment.external_reference === id);
  await expect.poll(codeOf, { timeout: 30_000 }).toBeDefined();
  const payment = mercadoPago.change(codeOf()?.id ?? 0, { status: "approved" });
  const { path, headers, body } = signedNotification(payment.id);
  const answer = await callShop(address, path, { headers, json: body });
  expect(answer.status).toBe(200);
  return id;
}

async function countUnpaid(address: string, token: string): Promise<number> {
  const page = await callShop(address, "/api/admin/orders?payment=unpaid", { token });
  return (await readJson<{ total: number }>(page)).total;
}

async function countMarks(address: string, token: string, id: string): Promise<number> {
  const history = await readJson<{ action: string }[]>(
    await callShop(address, `/api/admin/orders/${id}/history`, { token }),
  );
  return history.filter(({ action }) => action === "order.paid").length;
}
