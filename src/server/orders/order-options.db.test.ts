import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { optionsOf, uploadPatch } from "../catalog/options/options-fixture.ts";
import { findUnusedKeys } from "../file-sweep/keys-in-use.ts";

const app = setUpTestApp();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;
let plain: string;
let patch: { id: string; updated_at: string };
let sleeves: { id: string };
let imageUrl: string;
const { call, make, setProduct } = optionsOf(app, () => owner);

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [shirt = "", plain = ""] = await insertProducts(db, [
    { name: "Camisa Aurora", priceCents: 20_000 },
    { name: "Camisa Lisa", priceCents: 10_000 },
  ]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
  imageUrl = await uploadPatch(app, owner);
  sleeves = await make({ name: "Manga longa", price_cents: 2500 });
  patch = await make({
    name: "Patch da Copa",
    price_cents: 1500,
    patch: { place: "right_sleeve", image_url: imageUrl },
  });
});

beforeEach(() => setProduct(shirt, { option_rules: { option_ids: [patch.id, sleeves.id] } }));

const line = (fields: object = {}) => ({ id: shirt, size: "M", quantity: 1, ...fields });
const place = (...items: object[]) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
    body: {
      customer: "Ana Lima",
      customer_cep: "01310100",
      customer_address: "Avenida Paulista, 1000",
      customer_whatsapp: "11912345678",
      items,
    },
  });

describe("an order with options", () => {
  it("costs what the shop asks for them, whatever the browser says", async () => {
    const options = [sleeves.id, patch.id];
    const { status, body } = await place(line({ options, price: 240, quantity: 2 }), line({ price: 200 }));
    expect([status, body.total_amount]).toEqual([201, 680]);
    expect((await place(line({ options, price: 200 }))).body.quote.items[0]).toMatchObject({
      price: 240,
      change: "price",
    });
  });

  it("keeps them as they were, and names them in its message", async () => {
    const { body: placed } = await place(line({ options: [patch.id] }));
    await setProduct(shirt, { option_rules: null });
    const { body } = await send(app, "GET", `/api/account/orders/${placed.id}`, { headers: ana.headers });
    expect(body.items[0].options).toEqual([
      {
        id: patch.id,
        name: "Patch da Copa",
        price_cents: 1500,
        patch: expect.objectContaining({ place: "right_sleeve", image_url: imageUrl }),
      },
    ]);
    const message = new URL(body.whatsapp_url).searchParams.get("text");
    expect(message).toContain(
      "• Camisa Aurora | Tamanho: M | Não personalizado | Patch da Copa | Quantidade: 1",
    );
  });

  it("has no field of them in a line without any", async () => {
    const { body } = await place(line());
    expect(body.items[0]).not.toHaveProperty("options");
  });

  it("is not made with an option that was withdrawn, and says which may be chosen", async () => {
    const fields = {
      name: "Patch da Copa",
      price_cents: 1500,
      patch: { place: "chest", image_url: imageUrl },
    };
    const { body: withdrawn } = await call("PUT", `/product-options/${patch.id}`, {
      ...fields,
      is_offered: false,
      updated_at: patch.updated_at,
    });
    const { status, body } = await place(line({ options: [patch.id, sleeves.id] }));
    expect([status, body.error.code]).toEqual([409, "cart_changed"]);
    expect(body.quote.items[0]).toMatchObject({
      change: "options",
      options: [{ id: sleeves.id }],
      offered_options: { choices: [{ id: sleeves.id }], max: null, one_of: [] },
    });
    const { updated_at } = withdrawn;
    patch = (await call("PUT", `/product-options/${patch.id}`, { ...fields, updated_at })).body;
  });

  it.each([
    ["of another product", () => place({ ...line({ options: [patch.id] }), id: plain })],
    ["that the shop does not know", () => place(line({ options: [crypto.randomUUID()] }))],
  ])("is not made with an option %s", async (_, order) => {
    const { status, body } = await order();
    expect([status, body.quote.items[0].change, body.quote.total_amount]).toEqual([409, "options", 0]);
  });

  it.each([
    ["more than the product takes", { max: 1 }],
    ["those that exclude each other", "oneOf"],
  ])("is not made with %s", async (_, rule) => {
    const option_ids = [patch.id, sleeves.id];
    const more = rule === "oneOf" ? { one_of: [option_ids] } : (rule as object);
    await setProduct(shirt, { option_rules: { option_ids, ...more } });
    const { status, body } = await place(line({ options: option_ids }));
    expect([status, body.quote.items[0].change]).toEqual([409, "options"]);
  });

  it.each([["text"], [["text"]], [Array.from({ length: 25 }, () => crypto.randomUUID())]])(
    "is refused with what is no list of options: %j",
    async (options) => {
      expect((await place(line({ options }))).status).toBe(400);
    },
  );

  it("counts an option that is named twice once", async () => {
    const { body } = await place(line({ options: [patch.id, patch.id] }));
    expect(body.total_amount).toBe(215);
  });

  it("keeps the picture of a patch that was deleted since", async () => {
    const url = await uploadPatch(app, owner);
    const key = url.split("/product-images/")[1] ?? "";
    const old = await make({
      name: "Patch velho",
      price_cents: 0,
      patch: { place: "chest", image_url: url },
    });
    await setProduct(shirt, { option_rules: { option_ids: [old.id] } });
    expect((await place(line({ options: [old.id] }))).status).toBe(201);
    await setProduct(shirt, { option_rules: null });
    expect((await call("DELETE", `/product-options/${old.id}`)).status).toBe(204);
    expect(await findUnusedKeys(app.database.db(), [key])).toEqual([]);
  });
});
