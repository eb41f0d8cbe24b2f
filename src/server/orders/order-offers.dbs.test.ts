import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anonymous } from "#domain/accounts/actor.ts";
import { offerTexts } from "#domain/offers/offer-texts.ts";
import { checkoutTexts } from "#domain/texts/checkout.ts";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { eventsDuring } from "../../../tests/support/events-during.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { findPageOffers } from "../offers/read-offers.ts";
import { offerCustomers, offers } from "../offers/tables.ts";
import { orders } from "./tables.ts";

/** Two buyers at a time; the long form: OFFER_RACES=1000 npx vitest run src/server/orders/order-offers.dbs.test.ts */
const RACES = Number(process.env.OFFER_RACES ?? 20);

const app = setUpTestApp();
let ana: SignedInTester;
let bia: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  ana = await signedInAs(app, "customer");
  bia = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  await app.database.db().delete(offers);
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const line = (quantity = 1) => ({ id: shirt, size: "G", quantity, price: 200 });

async function addOffer(changes: object = {}) {
  const body = { name: "Semana do manto", benefit: { kind: "percent", percent: 10 }, ...changes };
  const made = await send(app, "POST", "/api/admin/offers", { headers: owner.headers, body });
  expect(made.status).toBe(201);
  return made.body;
}

const place = (body: object = {}, who = ana) =>
  send(app, "POST", "/api/orders", {
    headers: { ...who.headers, "Idempotency-Key": crypto.randomUUID() },
    body: { ...customer, items: [line()], ...body },
  });

const quote = (body: object = {}, headers = {}) =>
  send(app, "POST", "/api/cart/quote", { headers, body: { items: [line()], ...body } });

const countOrders = () => app.database.db().$count(orders);

describe("in a shop without offers", () => {
  it("a quote and an order say nothing of discounts", async () => {
    const quoted = await quote();
    expect(Object.keys(quoted.body)).toEqual(["total_amount", "has_changes", "items"]);
    expect(quoted.body.items[0]).not.toHaveProperty("base_price_cents");
    const { status, body } = await place();
    expect(status).toBe(201);
    for (const field of ["discount_cents", "discounts", "pix_cents"]) expect(body).not.toHaveProperty(field);
    expect(body.items[0]).not.toHaveProperty("discount_cents");
  });

  it("every code is refused, and no order is made with one", async () => {
    const quoted = await quote({ offers: { code: "GOL10" } });
    expect(quoted.body).toMatchObject({
      total_amount: 200,
      offers: { code: { text: "GOL10", state: "refused" } },
    });
    const before = await countOrders();
    const { status, body } = await place({ offers: { code: "GOL10" } });
    expect([status, body.error.message]).toEqual([409, checkoutTexts.couponRefused]);
    expect(await countOrders()).toBe(before);
  });
});

describe("an order", () => {
  it("gets the shop's offer by itself, and keeps it when the offer is changed and deleted", async () => {
    const { id } = await addOffer();
    const { body } = await place({ items: [line(2)] });
    const kept = {
      total_amount: 360,
      discount_cents: 4000,
      discounts: [{ name: "Semana do manto", code: null, cents: 4000 }],
    };
    expect(body).toMatchObject({ ...kept, items: [{ price: 200, discount_cents: 4000 }] });
    await send(app, "DELETE", `/api/admin/offers/${id}`, { headers: owner.headers });
    const again = await send(app, "GET", `/api/account/orders/${body.id}`, { headers: ana.headers });
    expect(again.body).toMatchObject(kept);
  });

  it("gets the offer of a code, however it is typed", async () => {
    await addOffer({ code: "GOL10" });
    const { status, body } = await place({ offers: { code: " gol 10 ", discount_cents: 2000 } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ total_amount: 180, discounts: [{ code: "GOL10", cents: 2000 }] });
  });

  it("costs what it costs, whatever discount a browser claims", async () => {
    await addOffer();
    const before = await countOrders();
    const { status, body } = await place({ offers: { discount_cents: 19_999 } });
    expect([status, body.error.message]).toEqual([409, offerTexts.changed]);
    expect(body.quote).toMatchObject({
      total_amount: 180,
      offers: { change: "discount", discount_cents: 2000 },
    });
    expect(await countOrders()).toBe(before);
  });

  it("asks again where an offer that was seen has ended", async () => {
    const { status, body } = await place({ offers: { discount_cents: 2000 } });
    expect([status, body.error.message]).toEqual([409, offerTexts.changed]);
    expect(body.quote).toMatchObject({ total_amount: 200, offers: { discount_cents: 0 } });
  });

  it("asks for less by Pix, beside its total", async () => {
    await addOffer({ benefit: { kind: "pix", percent: 5 } });
    const { body } = await place();
    expect(body).toMatchObject({ total_amount: 200, pix_cents: 19_000 });
    expect(body).not.toHaveProperty("discount_cents");
  });

  it.each([
    ["has not begun", { starts_at: "2999-01-01T00:00:00Z" }],
    ["is over", { ends_at: "2020-01-01T00:00:00Z" }],
    ["is paused", { active: false }],
    ["is for another category", { category_ids: ["999"] }],
    ["needs a larger order", { minimum_cents: 20_001 }],
  ])("does not get an offer that %s", async (_, changes) => {
    await addOffer(changes);
    const { status, body } = await place();
    expect([status, body.total_amount]).toEqual([201, 200]);
  });

  it("makes the cheapest delivery free where the offer says so", async () => {
    const rates = [{ price_cents: 1890, days: 4 }];
    const method = { kind: "table", name: "Correios PAC", rates };
    const made = await send(app, "POST", "/api/admin/delivery-methods", {
      headers: owner.headers,
      body: method,
    });
    await addOffer({ name: "Frete por nossa conta", benefit: { kind: "free_delivery" } });
    const { body } = await place({ delivery: { method_id: made.body.id, price_cents: 0 } });
    expect(body).toMatchObject({
      total_amount: 200,
      delivery: { price_cents: 0 },
      discounts: [{ name: "Frete por nossa conta", cents: 0 }],
    });
    await send(app, "DELETE", `/api/admin/delivery-methods/${made.body.id}`, { headers: owner.headers });
  });
});

describe("an offer with a limit", () => {
  it("is given as often as it says", async () => {
    await addOffer({ code: "GOL10", max_uses: 1 });
    expect((await place({ offers: { code: "GOL10" } })).status).toBe(201);
    const { status, body } = await place({ offers: { code: "GOL10" } }, bia);
    expect([status, body.error.message]).toEqual([409, checkoutTexts.couponRefused]);
    expect(body.quote.total_amount).toBe(200);
  });

  it("is given to each customer as often as it says, by account and by number", async () => {
    await addOffer({ code: "GOL10", max_uses_per_customer: 1 });
    const offersSent = { offers: { code: "GOL10" } };
    expect((await place({ ...offersSent, customer_whatsapp: "11922220001" })).status).toBe(201);
    expect((await place({ ...offersSent, customer_whatsapp: "11922220002" })).status).toBe(409);
    expect((await place({ ...offersSent, customer_whatsapp: "11922220001" }, bia)).status).toBe(409);
    expect((await place({ ...offersSent, customer_whatsapp: "11922220002" }, bia)).status).toBe(201);
  });

  it("says to a customer who has used it that it is used, before the order", async () => {
    await addOffer({ code: "GOL10", max_uses_per_customer: 1 });
    await place({ offers: { code: "GOL10" } });
    const { body } = await quote({ offers: { code: "GOL10" } }, ana.headers);
    expect(body.offers.code.state).toBe("refused");
  });

  it(`gives its last use to one of two buyers, and to the other the new total, in ${RACES} races`, async () => {
    const { id } = await addOffer({ code: "GOL10", max_uses: RACES });
    for (let race = 1; race <= RACES; race += 1) {
      // All but one are used up.
      await app.database
        .db()
        .update(offers)
        .set({ uses: RACES - 1 });
      const before = await countOrders();
      const both = await Promise.all(
        [ana, bia].map((who) => place({ offers: { code: "GOL10", discount_cents: 2000 } }, who)),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      const lost = both.find(({ status }) => status === 409);
      expect(lost?.body.error.message).toBe(checkoutTexts.couponRefused);
      expect(lost?.body.quote).toMatchObject({ total_amount: 200, offers: { discount_cents: 0 } });
      expect(await countOrders()).toBe(before + 1);
    }
    const [offer] = await app.database.db().select().from(offers);
    expect(offer).toMatchObject({ id, uses: RACES });
  });

  it("gives a customer no second use in two orders at once", async () => {
    await addOffer({ max_uses_per_customer: 1, code: "GOL10" });
    const both = await Promise.all([1, 2].map(() => place({ offers: { code: "GOL10" } })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it("tells pages that a use was taken of one that anybody gets", async () => {
    await addOffer({ max_uses: 1 });
    // Whatever was told before has arrived then.
    await eventsDuring(app, async () => {});
    const told = new Promise((resolve) => {
      const stop = app.services().events.subscribe(({ topic }) => {
        if (topic !== "settings") return;
        stop();
        resolve(topic);
      });
    });
    expect((await place()).body.discount_cents).toBe(2000);
    expect(await told).toBe("settings");
    expect(await findPageOffers({ ...app.services(), actor: anonymous, now: new Date() })).toEqual([]);
  });

  it("forgets what a customer has used with the rest of their data", async () => {
    await addOffer({ max_uses_per_customer: 1, code: "GOL10" });
    const leaving = await signedInAs(app, "customer");
    await place({ offers: { code: "GOL10" }, customer_whatsapp: "11955550000" }, leaving);
    expect(await app.database.db().$count(offerCustomers)).toBe(2);
    const erased = await send(app, "POST", "/api/admin/customers/11955550000/erasure", {
      headers: owner.headers,
      body: { confirmation: "11955550000", accounts: [leaving.userId] },
    });
    expect([erased.status, await app.database.db().$count(offerCustomers)]).toEqual([200, 0]);
  });
});
