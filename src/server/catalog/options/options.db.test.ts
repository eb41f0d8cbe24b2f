import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultPatchAreas } from "#domain/options/shirt-option.ts";
import { type SignedInTester, signedInAs } from "../../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../../tests/support/app.ts";
import { eventsDuring } from "../../../../tests/support/events-during.ts";
import { auditLog } from "../../audit/tables.ts";
import { findUnusedKeys } from "../../file-sweep/keys-in-use.ts";
import { insertCategories, insertProducts, readerContext } from "../catalog-fixture.ts";
import { productOptions } from "../option-tables.ts";
import { findProduct } from "../product-service.ts";
import { categories, products } from "../tables.ts";
import { optionsOf, uploadPatch } from "./options-fixture.ts";

const app = setUpTestApp();
let owner: SignedInTester;
let shirt: string;
const { call, make, setProduct } = optionsOf(app, () => owner);

beforeAll(async () => {
  await insertCategories(app.database.db());
  owner = await signedInAs(app, "administrator");
});

beforeEach(async () => {
  const db = app.database.db();
  for (const table of [products, productOptions, auditLog]) await db.delete(table);
  await db.update(categories).set({ optionRules: null });
  [shirt = ""] = await insertProducts(db, [{ name: "Camisa Aurora", priceCents: 20_000 }]);
});

const sleeves = { name: "Manga longa", price_cents: 2500 };
const find = () => findProduct(readerContext(app.database.db()), shirt);

describe("the library of options", () => {
  it("lists what the owner has created by its name, with its users", async () => {
    const image_url = await uploadPatch(app, owner);
    const patch = await make({ name: "Patch da Copa", price_cents: 0, patch: { place: "chest", image_url } });
    const long = await make(sleeves);
    await setProduct(shirt, { option_rules: { option_ids: [long.id] } });
    expect((await call("GET", "/product-options")).body).toEqual([
      { ...long, products: 1 },
      expect.objectContaining({ id: patch.id, patch: { place: "chest", image_url }, categories: 0 }),
    ]);
  });

  it("tells whatever shows products, and writes who did it", async () => {
    let id = "";
    const events = await eventsDuring(app, async () => {
      ({ id } = await make(sleeves));
    });
    expect(events).toContainEqual({ topic: "categories" });
    const [entry] = await app.database.db().select().from(auditLog);
    expect(entry).toMatchObject({ action: "product_option.created", summary: "Opção “Manga longa” criada" });
    expect(entry?.subjectId).toBe(id);
  });

  it("has each name once, however it is written", async () => {
    await make(sleeves);
    const { status, body } = await call("POST", "/product-options", { ...sleeves, name: "MANGA LONGA" });
    expect([status, body.error.fields]).toEqual([409, { name: "Já existe uma opção com esse nome." }]);
  });

  it("takes only uploaded pictures for patches", async () => {
    for (const image_url of [
      "https://example.com/patch.png",
      "/storage/v1/object/public/product-images/x.png",
    ]) {
      const { status } = await call("POST", "/product-options", {
        name: "Patch",
        price_cents: 1500,
        patch: { place: "chest", image_url },
      });
      expect(status).toBe(400);
    }
  });

  it("does not overwrite what somebody else has changed meanwhile", async () => {
    const { id, updated_at } = await make(sleeves);
    const change = (price_cents: number) =>
      call("PUT", `/product-options/${id}`, { ...sleeves, price_cents, updated_at });
    expect([(await change(3000)).status, (await change(4000)).status]).toEqual([200, 409]);
    expect((await call("GET", "/product-options")).body[0]).toMatchObject({ price_cents: 3000 });
  });

  it("keeps an option that a product or a category offers", async () => {
    const { id } = await make(sleeves);
    const rules = { option_rules: { option_ids: [id] } };
    await setProduct(shirt, rules);
    await call("PATCH", "/categories/1", { name: "Brasileiros", ...rules });
    const { status, body } = await call("DELETE", `/product-options/${id}`);
    expect([status, body.error.message]).toEqual([
      409,
      "Não é possível excluir: a opção está em 1 produto e 1 categoria. Você pode tirá-la de venda.",
    ]);
    await setProduct(shirt, { option_rules: null });
    await call("PATCH", "/categories/1", { name: "Brasileiros", option_rules: null });
    expect((await call("DELETE", `/product-options/${id}`)).status).toBe(204);
  });

  it("keeps the files of its patches from being swept", async () => {
    const image_url = await uploadPatch(app, owner);
    const key = image_url.split("/product-images/")[1] ?? "";
    expect(await findUnusedKeys(app.database.db(), [key])).toEqual([key]);
    await make({ name: "Patch", price_cents: 0, patch: { place: "chest", image_url } });
    expect(await findUnusedKeys(app.database.db(), [key])).toEqual([]);
  });
});

describe("the options of a product", () => {
  it("are none in a shop that has set up none", async () => {
    expect(await find()).not.toHaveProperty("options");
    expect((await call("GET", `/products/${shirt}`)).body).not.toHaveProperty("option_rules");
  });

  it("are its category's until it has its own, which may be none at all", async () => {
    const long = await make(sleeves);
    const short = await make({ name: "Calção", price_cents: 5000 });
    const category = { name: "Brasileiros" };
    await call("PATCH", "/categories/1", { ...category, option_rules: { option_ids: [long.id, short.id] } });
    const names = async () => (await find())?.options?.choices.map(({ name }) => name);
    expect(await names()).toEqual(["Manga longa", "Calção"]);
    await setProduct(shirt, { option_rules: { option_ids: [short.id] } });
    expect(await names()).toEqual(["Calção"]);
    await setProduct(shirt, { option_rules: { option_ids: [] } });
    expect(await names()).toBeUndefined();
    await setProduct(shirt, { option_rules: null });
    expect(await names()).toEqual(["Manga longa", "Calção"]);
  });

  it("do not name an option that is withdrawn", async () => {
    const long = await make(sleeves);
    await setProduct(shirt, { option_rules: { option_ids: [long.id] } });
    const { updated_at } = long;
    await call("PUT", `/product-options/${long.id}`, { ...sleeves, is_offered: false, updated_at });
    expect(await find()).not.toHaveProperty("options");
  });

  it("lie where the product says, and stay as they are while a form does not send them", async () => {
    const image_url = await uploadPatch(app, owner);
    const made = await make({ name: "Patch", price_cents: 0, patch: { place: "chest", image_url } });
    const areaOf = async () => (await find())?.options?.choices[0]?.patch?.area;
    await setProduct(shirt, { option_rules: { option_ids: [made.id] } });
    expect(await areaOf()).toEqual(defaultPatchAreas.chest);
    const chest = { x: 0.2, y: 0.2, width: 0.1, height: 0.1 };
    await setProduct(shirt, { patch_areas: { chest } });
    await setProduct(shirt, {});
    expect(await areaOf()).toEqual(chest);
  });

  it.each([
    [
      "an unknown option",
      { option_ids: ["00000000-0000-4000-8000-000000000000"] },
      "option_rules.option_ids",
    ],
    ["a number of none", { option_ids: [], max: 0 }, "option_rules.max"],
    [
      "a group of one",
      { option_ids: [], one_of: [["00000000-0000-4000-8000-000000000000"]] },
      "option_rules.one_of.0",
    ],
  ])("are refused with %s", async (_, option_rules, field) => {
    const { status, body } = await setProduct(shirt, { option_rules });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, [field]]);
  });
});
