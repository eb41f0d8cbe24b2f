import { afterAll, beforeAll, beforeEach } from "vitest";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp, type TestAppOptions } from "../../../../tests/support/app.ts";
import {
  newAccount,
  openMercadoPago,
  signedNotification,
} from "../../../../tests/support/mercado-pago-stand-in.ts";
import { send } from "../../../../tests/support/requests.ts";
import { auditLog } from "../../audit/tables.ts";
import { insertCategories, insertProducts } from "../../catalog/catalog-fixture.ts";
import { paymentAccount } from "../../payments/tables.ts";
import { storeSettings } from "../../settings/tables.ts";
import { charges, paymentNotices, payments } from "../payment-tables.ts";
import { orders } from "../tables.ts";

export const PRICE_CENTS = 19_990;
const pix = {
  keyType: "email" as const,
  key: "loja@exemplo.com.br",
  receiverName: "Manto",
  receiverCity: "São Paulo",
};

/** A shop with its own Pix key, a shirt, an owner and a customer, beside a stand-in of Mercado Pago. */
export async function setUpPayments(options: TestAppOptions = {}) {
  const mercadoPago = await openMercadoPago();
  afterAll(() => mercadoPago.close());
  const app = setUpTestApp({ mercadoPagoUrl: mercadoPago.url, ...options });
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
    await app.paymentWorker().run();
    for (const rows of [paymentAccount, paymentNotices, charges, payments, orders, auditLog])
      await db().delete(rows);
    await db().update(storeSettings).set({ pix });
    mercadoPago.reset();
  });

  const asOwner = (method: string, path: string, body?: unknown) =>
    send(app, method, path, { headers: owner.headers, ...(body !== undefined && { body }) });
  const connect = (changes: object = {}) => asOwner("PUT", "/api/admin/mercado-pago", newAccount(changes));
  const work = () => app.paymentWorker().run();

  /** The customer's order of one shirt, as the API answers it. */
  const order = () =>
    send(app, "POST", "/api/orders", {
      headers: { ...customer.headers, "Idempotency-Key": crypto.randomUUID() },
      body: {
        customer: "Ana Lima",
        customer_address: "Rua A, 1",
        customer_cep: "01001000",
        customer_whatsapp: "11912345678",
        items: [{ id: productId, size: "M", quantity: 1, price: PRICE_CENTS / 100, customization: null }],
      },
    });
  const placeOrder = async () => {
    const { body } = await order();
    await work();
    return body as { id: string; token: string };
  };
  const read = async ({ id }: { id: string }) => (await asOwner("GET", `/api/admin/orders/${id}`)).body;
  const historyOf = async ({ id }: { id: string }) =>
    (await asOwner("GET", `/api/admin/orders/${id}/history`)).body as { action: string; summary: string }[];
  const notify = async (paymentId: number | string, signing?: Parameters<typeof signedNotification>[1]) => {
    const { path, headers, body } = signedNotification(paymentId, signing);
    const answer = await send(app, "POST", path, { headers, body });
    await work();
    return answer;
  };
  /** What is done with an order's link. */
  const pay = (what: "pix" | "card" | "check", token: string) =>
    send(app, "POST", `/api/payments/${what}`, { body: { token } });
  /** Lets the time come at which the provider is asked again, or asked for what failed. */
  const passTime = async () => {
    const past = new Date(Date.now() - 1_000);
    await db().update(charges).set({ checkAt: past });
    await work();
  };
  return {
    app,
    db,
    mercadoPago,
    owner: () => owner,
    customer: () => customer,
    asOwner,
    connect,
    work,
    order,
    placeOrder,
    read,
    historyOf,
    notify,
    pay,
    passTime,
  };
}
