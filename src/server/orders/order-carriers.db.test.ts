import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import {
  type Behaviour,
  faults,
  fine,
  newAccount,
  openMelhorEnvio,
} from "../../../tests/support/melhor-envio-stand-in.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { deliveryMethods, melhorEnvioAccount } from "../delivery/tables.ts";
import { orders } from "./tables.ts";

const melhorEnvio = await openMelhorEnvio();
afterAll(() => melhorEnvio.close());
const app = setUpTestApp({ melhorEnvioUrl: melhorEnvio.url });
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 28_990 }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  for (const rows of [deliveryMethods, melhorEnvioAccount]) await app.database.db().delete(rows);
  await connect();
});

/** The prices of an account that was connected before are not those of this one. */
async function connect(behaviour: Behaviour = fine): Promise<void> {
  melhorEnvio.behave(fine);
  const { status } = await send(app, "PUT", "/api/admin/melhor-envio", {
    headers: owner.headers,
    body: newAccount(),
  });
  expect(status).toBe(200);
  melhorEnvio.behave(behaviour);
  melhorEnvio.forget();
}

const pac = { method_id: "melhor-envio-1", price_cents: 1424 };
const items = () => [{ id: shirt, size: "G", quantity: 2, price: 289.9 }];
const place = (body: object = {}) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "20040002",
      customer_address: "Rua da Quitanda, 86",
      customer_whatsapp: "11912345678",
      items: items(),
      ...body,
    },
  });
const quote = (body: object = {}) =>
  send(app, "POST", "/api/cart/quote", { body: { items: items(), customer_cep: "20040002", ...body } });

it("an order keeps the carrier's name, price and days", async () => {
  const { status, body } = await place({ delivery: pac });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    total_amount: 594.04,
    delivery: { name: "Correios PAC", price_cents: 1424, days: 7 },
  });
  expect(new URL(body.whatsapp_url).searchParams.get("text")).toContain(
    "Frete: Correios PAC, R$ 14,24 (até 7 dias úteis)\nTotal: R$ 594,04",
  );
});

it("quote and order of a cart ask Melhor Envio once, for all its shirts at their price", async () => {
  await quote({ delivery: pac });
  await place({ delivery: pac });
  expect(melhorEnvio.questions()).toMatchObject([
    { body: { products: [{ quantity: 2, insurance_value: 289.9 }] } },
  ]);
});

it("another price than the carrier's is not accepted", async () => {
  const { status, body } = await place({ delivery: { ...pac, price_cents: 1 } });
  expect(status).toBe(409);
  expect(body.quote.delivery).toMatchObject({ change: "price", chosen: { price_cents: 1424 } });
});

it("the price of fewer shirts is not accepted for more", async () => {
  const three = [{ id: shirt, size: "G", quantity: 3, price: 289.9 }];
  expect((await place({ items: three, delivery: pac })).status).toBe(409);
});

it.each(Object.entries(faults))(
  "while Melhor Envio %s, an order waits for another choice and is then placed, its delivery to be agreed on",
  async (_, behaviour) => {
    await app.database.db().delete(melhorEnvioAccount);
    await connect(behaviour);
    const before = await app.database.db().$count(orders);
    const refused = await place({ delivery: pac });
    expect(refused.status).toBe(409);
    expect(refused.body.quote.delivery).toMatchObject({ change: "gone", options: [] });
    expect(await app.database.db().$count(orders)).toBe(before);
    const { status, body } = await place();
    expect(status).toBe(201);
    expect(body.total_amount).toBe(579.8);
    expect(body).not.toHaveProperty("delivery");
    // One answer that is well closes the circuit again.
    melhorEnvio.behave(fine);
    await app.database.db().delete(melhorEnvioAccount);
    await connect();
  },
);
