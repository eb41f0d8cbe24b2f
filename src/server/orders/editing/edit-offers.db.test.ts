import { beforeEach, describe, expect, it } from "vitest";
import { addBusinessDays } from "#domain/delivery/business-days.ts";
import { dayOf } from "#domain/orders/order-dates.ts";
import { products } from "../../catalog/tables.ts";
import { offers } from "../../offers/tables.ts";
import { setFulfilment } from "../fulfilment/fulfilment-fixture.ts";
import { setUpEditing } from "./editing-fixture.ts";

const { db, shirts, admin, place, edit } = setUpEditing();
const one = (changes: object = {}) => ({ id: shirts.aurora, size: "M", quantity: 1, ...changes });

beforeEach(async () => {
  await db().delete(offers);
});

const offer = async (benefit: object) => {
  const body = { name: "Semana do Manto", benefit };
  const { status } = await admin("POST", "/offers", body);
  expect(status).toBe(201);
};

describe("the offers of an edited order", () => {
  it("keep what they gave, after they have ended, too", async () => {
    await offer({ kind: "percent", percent: 10 });
    const order = await place([one(), one({ size: "G" })]);
    await db().delete(offers);
    const { body } = await edit(order, { items: [{ position: 0, size: "M", quantity: 1 }] });
    expect(body).toMatchObject({
      total_amount: 160,
      discounts: [{ name: "Semana do Manto", cents: 4000 }],
      items: [{ discount_cents: 4000 }],
    });
    expect(body.discounts[0]).not.toHaveProperty("agreed");
  });

  it("give what whoever edits says, or nothing any more", async () => {
    await offer({ kind: "percent", percent: 10 });
    const order = await place([one()]);
    const less = await edit(order, { offers: [{ position: 0, cents: 500 }] });
    expect(less.body).toMatchObject({
      total_amount: 195,
      discounts: [{ name: "Semana do Manto", cents: 500 }],
    });
    const none = await edit(order, { offers: [] });
    expect(none.body.total_amount).toBe(200);
    expect(none.body).not.toHaveProperty("discounts");
  });

  it("are not given any more once they are cut to nothing", async () => {
    await offer({ kind: "percent", percent: 10 });
    const order = await place([one()]);
    const { body } = await edit(order, { offers: [{ position: 0, cents: 0 }] });
    expect(body.total_amount).toBe(200);
    expect(body).not.toHaveProperty("discounts");
  });

  it("are given besides what was agreed on", async () => {
    await offer({ kind: "percent", percent: 10 });
    const order = await place([one()]);
    const { body } = await edit(order, { discount: { name: "Cortesia", cents: 1000 } });
    expect(body).toMatchObject({
      total_amount: 170,
      discount_cents: 3000,
      discounts: [{ cents: 2000 }, { name: "Cortesia", cents: 1000, agreed: true }],
    });
  });

  it("leave whoever pays by Pix the same share", async () => {
    await offer({ kind: "pix", percent: 5 });
    const order = await place([one()]);
    const { body } = await edit(order, { items: [{ position: 0, size: "M", quantity: 2 }] });
    expect(body).toMatchObject({ total_amount: 400, pix_cents: 38_000 });
  });
});

describe("the promise of an edited order", () => {
  const due = (days: number) => addBusinessDays(dayOf(new Date()), days);
  const leadTime = { minDays: 10, maxDays: 15 };
  const slowOrder = async () => {
    await setFulfilment(db(), { preparationDays: 2, saysReady: false });
    await db().update(products).set({ leadTime });
    return place([one({ lead_days: 15 })]);
  };

  it("stays while nothing takes longer or shorter", async () => {
    const order = await slowOrder();
    await setFulfilment(db(), { preparationDays: 9, saysReady: false });
    const { body } = await edit(order, { customer: "Bia" });
    expect(body.fulfilment).toMatchObject({ promise: { days: 15, on: null } });
  });

  it("moves by the days that the edit adds", async () => {
    const order = await slowOrder();
    const { body } = await edit(order, { delivery: { name: "PAC", price_cents: 2000, days: 5 } });
    expect(body.fulfilment).toMatchObject({ promise: { days: 20, on: null } });
  });

  it("moves its day, once it counts, counted from the edit", async () => {
    const order = await slowOrder();
    await admin("PUT", `/orders/${order.id}/payment`, { paid: true });
    const { body } = await edit(order, { delivery: { name: "Cortesia", price_cents: 0, days: 5 } });
    expect(body.paid_at).toEqual(expect.any(String));
    expect(body.fulfilment).toMatchObject({
      promise: { days: 20, on: due(20) },
    });
  });

  it("keeps the day that was told while the difference is not paid", async () => {
    const order = await slowOrder();
    await admin("PUT", `/orders/${order.id}/payment`, { paid: true });
    const { body } = await edit(order, { delivery: { name: "PAC", price_cents: 2000, days: 5 } });
    expect(body).toMatchObject({ paid_at: null, payment_mark: "underpaid" });
    expect(body.fulfilment).toMatchObject({ promise: { days: 20, on: due(20) } });
  });
});
