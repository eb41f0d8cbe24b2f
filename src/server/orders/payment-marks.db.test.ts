import { beforeAll, beforeEach, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertOrders } from "./orders-fixture.ts";
import { payments } from "./payment-tables.ts";
import { orders } from "./tables.ts";

const app = setUpTestApp({ caches: true });
let owner: SignedInTester;
let id: string;

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
});

/** An order that a provider has reported less for than is due. */
beforeEach(async () => {
  const db = app.database.db();
  await db.delete(orders);
  [id = ""] = await insertOrders(db, [{ totalCents: 20000, paymentMark: "underpaid" }]);
  const said = { state: "approved" as const, method: "pix" as const, amountCents: 15000, refundedCents: 0 };
  await db.insert(payments).values({ id: "70000000001", orderId: id, ...said, changedAt: new Date() });
});

const admin = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/orders${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const pay = (paid: boolean) => admin("PUT", `/${id}/payment`, { paid });

it("an order that is marked as paid by hand loses its mark, and has it again when that is undone", async () => {
  const { body: paid } = await pay(true);
  expect(paid.paid_at).toEqual(expect.any(String));
  expect(paid).not.toHaveProperty("payment_mark");
  expect((await pay(false)).body).toMatchObject({ paid_at: null, payment_mark: "underpaid" });
});

it("marked orders are counted for the back-office, and are absent from the summary if there are none", async () => {
  expect((await admin("GET", "/summary")).body.marked_count).toBe(1);
  await pay(true);
  expect((await admin("GET", "/summary")).body).not.toHaveProperty("marked_count");
});

it("a provider that is not connected any more cannot be asked, and that is said", async () => {
  const { status, body } = await admin("POST", `/${id}/payments/check`);
  expect([status, body.error.message]).toEqual([409, "O Mercado Pago não está conectado."]);
  expect((await admin("GET", `/${id}/payments`)).body).toMatchObject([{ id: "70000000001" }]);
});
