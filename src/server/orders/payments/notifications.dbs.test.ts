import { createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signedNotification } from "../../../../tests/support/mercado-pago-stand-in.ts";
import { send } from "../../../../tests/support/requests.ts";
import { paymentNotices } from "../payment-tables.ts";
import { setUpPayments } from "./payments-fixture.ts";

const shop = await setUpPayments();
const { app, mercadoPago, connect, placeOrder, read, notify, historyOf } = shop;
const post = ({ path, headers, body }: ReturnType<typeof signedNotification>) =>
  send(app, "POST", path, { headers, body });

async function openOrder() {
  await connect();
  const order = await placeOrder();
  return { order, id: mercadoPago.payments()[0]?.id ?? 0 };
}

describe("a notification", () => {
  it("without a signature is refused, and nobody is asked", async () => {
    const { id } = await openOrder();
    mercadoPago.change(id, { status: "approved" });
    const asked = mercadoPago.questions().length;
    const { path, body } = signedNotification(id);
    expect((await send(app, "POST", path, { body })).status).toBe(401);
    expect(mercadoPago.questions()).toHaveLength(asked);
  });

  it("signed with another secret is refused", async () => {
    const { order, id } = await openOrder();
    mercadoPago.change(id, { status: "approved" });
    expect((await notify(id, { secret: "outro segredo" })).status).toBe(401);
    expect((await read(order)).paid_at).toBeNull();
  });

  it.each([{ webhook_secret: "" }, { webhook_secret: undefined }])(
    "is refused while the shop knows no secret",
    async (changes) => {
      await connect(changes);
      expect((await notify(123)).status).toBe(401);
    },
  );

  it("is refused in a shop without a provider", async () => {
    expect((await notify(123)).status).toBe(401);
  });

  it("about an unknown payment is taken, and changes nothing", async () => {
    const { order } = await openOrder();
    expect((await notify(999_999)).status).toBe(200);
    expect((await read(order)).paid_at).toBeNull();
    expect(await historyOf(order)).toHaveLength(1);
  });

  it("is not believed about the payment's status", async () => {
    const { order, id } = await openOrder();
    const { path, headers, body } = signedNotification(id);
    await send(app, "POST", path, {
      headers,
      body: { ...body, status: "approved", action: "payment.approved" },
    });
    await shop.work();
    expect((await read(order)).paid_at).toBeNull();
  });

  it("is kept until the provider was asked, also while a round of questions is on its way", async () => {
    const { order, id } = await openOrder();
    await post(signedNotification(id));
    mercadoPago.change(id, { status: "approved" });
    await Promise.all([shop.work(), post(signedNotification(id))]);
    await shop.work();
    expect((await read(order)).paid_at).toEqual(expect.any(String));
    expect(await shop.db().select().from(paymentNotices)).toEqual([]);
  });
});

describe("thousands of notifications that are forged or repeated", () => {
  const FORGED = Number(process.env.NOTIFICATIONS ?? 2_000) / 2;
  const BATCH = 100;

  it("mark nothing as paid", async () => {
    const { order, id } = await openOrder();
    const genuine = signedNotification(id);
    const forge = () => {
      const v1 = createHmac("sha256", randomBytes(16)).update(`id:${id};`).digest("hex");
      return { ...genuine, headers: { ...genuine.headers, "X-Signature": `ts=${Date.now()},v1=${v1}` } };
    };
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 2 * FORGED; sent += 2 * BATCH) {
      const batch = Array.from({ length: BATCH }, () => [post(forge()), post(genuine)]).flat();
      for (const { status } of await Promise.all(batch)) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    await shop.work();
    expect(Object.fromEntries(statuses)).toEqual({ 200: FORGED, 401: FORGED });
    expect(await read(order)).toMatchObject({ paid_at: null, payment: { pix: "ready" } });
    expect(await historyOf(order)).toHaveLength(1);
  });
});
