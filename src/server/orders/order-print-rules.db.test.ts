import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

const read = async () =>
  (await send(app, "GET", `/api/admin/products/${shirt}`, { headers: owner.headers })).body;

async function save(print_rules: unknown) {
  const { name, price, category_id, updated_at } = await read();
  return send(app, "PUT", `/api/admin/products/${shirt}`, {
    headers: owner.headers,
    body: { name, price, category_id, updated_at, ...(print_rules !== undefined && { print_rules }) },
  });
}

const printed = { size: "M", quantity: 1, customization: { name: "FERNANDINHO", number: "10" } };

const place = (price: number) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      items: [{ ...printed, id: shirt, price }],
    },
  });

describe("the rules of a product for names and numbers", () => {
  it("are none until the owner sets some, and stay while they are not sent", async () => {
    expect(await read()).not.toHaveProperty("print_rules");
    await save({ price_cents: 3500 });
    await save(undefined);
    expect((await read()).print_rules).toEqual({ is_refused: false, price_cents: 3500, max_letters: null });
    await save(null);
    expect(await read()).not.toHaveProperty("print_rules");
  });

  it("are none if they say nothing", async () => {
    await save({ is_refused: false, price_cents: null, max_letters: null });
    expect(await read()).not.toHaveProperty("print_rules");
  });

  it("are checked field by field", async () => {
    const { status, body } = await save({ price_cents: -1, max_letters: 16 });
    expect([status, body.error.fields]).toEqual([
      400,
      {
        "print_rules.price_cents": "Use um valor de R$ 0,00 a R$ 1.000,00",
        "print_rules.max_letters": "Use um número de 1 a 15",
      },
    ]);
  });

  it("decide what an order with a print costs", async () => {
    await save({ price_cents: 3500 });
    const { status, body } = await place(235);
    expect([status, body.total_amount]).toEqual([201, 235]);
    expect((await place(220)).body.quote.items[0]).toMatchObject({ price: 235, change: "price" });
  });

  it.each([{ is_refused: true }, { max_letters: 10 }])("keep a print out of an order: %j", async (rules) => {
    await save(rules);
    const { status, body } = await place(220);
    expect([status, body.error.code]).toEqual([409, "cart_changed"]);
    expect(body.quote.items[0]).toMatchObject({ change: "print", print_rules: rules });
    expect(body.quote.total_amount).toBe(0);
  });
});
