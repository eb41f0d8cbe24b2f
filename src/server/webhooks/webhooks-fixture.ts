import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { WebhookEvent } from "#domain/webhooks/webhook-event.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, type TestAppOptions } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { openWebhookReceiver, RECEIVER } from "../../../tests/support/webhook-receiver.ts";
import { auditLog } from "../audit/tables.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";
import { sessions } from "../identity/tables.ts";
import { orders } from "../orders/tables.ts";
import { webhookDeliveries, webhookEndpoints } from "./tables.ts";
import { createWebhookDesk, type WebhookDesk } from "./webhook-desk.ts";
import { createWebhookWorker } from "./webhook-worker.ts";

export const PRICE_CENTS = 19_990;

/** A shop with a shirt, an owner and a customer, beside another program that takes its webhooks. */
export async function setUpWebhooks(options: TestAppOptions = {}) {
  const receiver = await openWebhookReceiver();
  afterAll(() => receiver.close());
  const app = setUpTestApp({ webhookNetwork: receiver.network, ...options });
  const db = () => app.database.db();
  let owner: SignedInTester;
  let customer: SignedInTester;
  let productId = "";

  beforeAll(async () => {
    owner = await signedInAs(app, "administrator");
    customer = await signedInAs(app, "customer");
    await insertCategories(db());
    [productId = ""] = await insertProducts(db(), [{ name: "Camisa Aurora", priceCents: PRICE_CENTS }]);
  });
  beforeEach(async () => {
    await app.webhookWorker().run();
    for (const rows of [webhookEndpoints, orders, auditLog]) await db().delete(rows);
    receiver.reset();
  });

  const asOwner = (method: string, path: string, body?: unknown) =>
    send(app, method, path, { headers: owner.headers, ...(body !== undefined && { body }) });
  const create = (changes: object = {}) =>
    asOwner("POST", "/api/admin/webhooks", {
      name: "ERP",
      url: RECEIVER,
      events: ["order.created"],
      ...changes,
    });
  const setProof = (provedAt: Date | null) =>
    db().update(sessions).set({ provedAt }).where(eq(sessions.userId, owner.userId));
  const forgetProof = () => setProof(null);
  const proveAgain = () => setProof(new Date());
  /** The id and the secret of an endpoint that wants these events. */
  const listen = async (...events: WebhookEvent[]): Promise<{ id: string; secret: string }> => {
    const { body } = await create({ events });
    return { id: body.webhook.id, secret: body.secret };
  };
  const startAnother = (desk = app.webhookDesk()) => createWebhookWorker({ ...app.services(), desk });
  /** An endpoint that only workers with this desk can send to, because the shop's own cannot read its secret. */
  const listenApart = async (changes: Partial<WebhookDesk> = {}) => {
    const desk = {
      ...createWebhookDesk({ key: new Uint8Array(32).fill(1), network: receiver.network }),
      ...changes,
    };
    const { id, secret } = await listen("product.changed");
    await db()
      .update(webhookEndpoints)
      .set({ sealedSecret: desk.seal(id, secret) })
      .where(eq(webhookEndpoints.id, id));
    return { id, desk, worker: startAnother(desk) };
  };
  const order = () =>
    send(app, "POST", "/api/orders", {
      headers: { ...customer.headers, "Idempotency-Key": crypto.randomUUID() },
      body: {
        customer: "Ana Lima",
        customer_address: "Rua das Flores, 1",
        customer_cep: "01001000",
        customer_whatsapp: "11912345678",
        items: [{ id: productId, size: "M", quantity: 2, customization: { name: "MARTA", number: "10" } }],
      },
    });
  /** As many events as changes, and no change event by which a worker wakes. */
  const changeProduct = async (times = 1) => {
    for (let change = 1; change <= times; change++)
      await db()
        .update(products)
        .set({ priceCents: sql`${products.priceCents} + 1` });
  };
  const work = () => app.webhookWorker().run();
  const deliveries = () => db().select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt);
  /** Lets the time come at which everything that failed is tried again. */
  const passTime = async () => {
    const past = new Date(Date.now() - 1_000);
    await db()
      .update(webhookDeliveries)
      .set({ attemptAt: past })
      .where(eq(webhookDeliveries.state, "waiting"));
    await work();
  };
  return {
    app,
    db,
    receiver,
    owner: () => owner,
    productId: () => productId,
    asOwner,
    create,
    forgetProof,
    proveAgain,
    listen,
    startAnother,
    listenApart,
    order,
    changeProduct,
    work,
    deliveries,
    passTime,
  };
}
