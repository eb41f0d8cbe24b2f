import { beforeAll, describe, expect, it } from "vitest";
import { insertOrder } from "#server/customers/customers-fixture.ts";
import { type SignedInTester, signedInAs } from "./support/actors.ts";
import { setUpTestApp } from "./support/app.ts";
import { seedDemo } from "./support/demo-shop.ts";
import { send } from "./support/requests.ts";

const app = setUpTestApp();
let owner: SignedInTester;

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.handle().pool.query(text, values)).rows;
const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api${path}`, { headers: owner.headers, ...(body !== undefined && { body }) });
const steps = async () => (await call("GET", "/admin/first-steps")).body;
const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of app.services().storage.list("")) keys.push(key);
  return keys.sort();
};

let own: { product: string; order: string; ordered: { id: string; image_url: string } };

/** Adds the records that a real shop may have when its owner removes the demo. */
beforeAll(async () => {
  await seedDemo(app);
  owner = await signedInAs(app, "administrator");
  const { pool, db } = app.database.handle();
  const [edited] = await query("select id from products where category_id = '4' order by name limit 1");
  await query("update products set name = 'Minha Retrô', updated_at = now() where id = $1", [edited.id]);
  // Reordering does not make a demo banner the owner's own.
  await query("update site_images set order_position = 9 - order_position, updated_at = now()");
  await query("update orders set status = 'completed', opened_at = now()");
  const [ordered] = await query(
    "select id, image_url from products where category_id = '1' order by name limit 1",
  );
  const order = await insertOrder(db, { customer: "Cliente de Verdade", whatsapp: "11987654321" });
  await pool.query(
    `insert into order_items (order_id, position, product_id, name, unit_price_cents, size, quantity, image_url)
     values ($1, 0, $2, 'Camisa', 100, 'M', 1, $3)`,
    [order, ordered.id, ordered.image_url],
  );
  const [demoOrder] = await query(
    "select customer_whatsapp from orders where customer like 'Bruno%' limit 1",
  );
  await query(
    "insert into customer_notes (customer_id, text, version) values ($1, 'teste', 1), ('11987654321', 'boa', 1)",
    [demoOrder.customer_whatsapp],
  );
  own = { product: edited.id, order, ordered };
});

describe("the first steps", () => {
  it("are read from the shop: a product and a banner of the demo are not the owner's", async () => {
    const { hidden, done } = await steps();
    expect(hidden).toBe(false);
    expect(done).toEqual({
      name: false,
      whatsapp: false,
      pix: false,
      logo: false,
      category: false,
      // The owner has edited one product of the demo, which makes it the owner's own.
      product: true,
      banner: false,
      demo: false,
    });
  });

  it("can be hidden and shown again", async () => {
    expect((await call("PUT", "/admin/first-steps", { hidden: true })).body.hidden).toBe(true);
    expect((await steps()).hidden).toBe(true);
    expect((await call("PUT", "/admin/first-steps", { hidden: false })).body.hidden).toBe(false);
    expect((await call("PUT", "/admin/first-steps", { hidden: "sim" })).status).toBe(400);
  });

  it("are done once the owner has changed the settings and added a banner", async () => {
    await query(
      `update store_settings set data = data || '{"name": "Loja do João", "whatsapp": "5511987654321"}'`,
    );
    await query(`insert into site_images (type, title, image_url) values ('banner', 'Meu', '/b.webp')`);
    const { done } = await steps();
    expect(done).toMatchObject({ name: true, whatsapp: true, banner: true, pix: false, demo: false });
  });
});

describe("removing the demo", () => {
  const report = {
    leaving: { products: 54, categories: 5, banners: 4, customers: 3, orders: 40 },
    staying: { products: 1, categories: 1, banners: 0, customers: 0 },
  };

  it("reports beforehand what is removed and what stays", async () => {
    expect((await call("GET", "/admin/demo")).body).toEqual(report);
  });

  it("leaves a category whose size guide is the owner's own", async () => {
    const path = "/admin/categories/2/size-guide";
    await call("PUT", path, { measures: [{ name: "Tórax" }], rows: [{ size: "M", values: [53] }] });
    expect((await call("GET", "/admin/demo")).body.staying.categories).toBe(2);
    await call("DELETE", path);
    expect((await call("GET", "/admin/demo")).body).toEqual(report);
  });

  it.each([
    ["sizes", "size_grid_id", "(select id from size_grids order by name limit 1)"],
    ["options", "option_rules", `'{"optionIds": [], "max": null, "oneOf": []}'`],
  ])("leaves a product and a category that the owner has given %s of their own", async (_, column, own) => {
    const set = async (value: string) => {
      await query(`update products set ${column} = ${value} where id =
        (select id from products where category_id = '2' order by name limit 1)`);
      await query(`update categories set ${column} = ${value} where id = '3'`);
    };
    await set(own);
    // The category of the changed product is in use.
    expect((await call("GET", "/admin/demo")).body.staying).toMatchObject({ products: 2, categories: 3 });
    await set("null");
    expect((await call("GET", "/admin/demo")).body).toEqual(report);
  });

  it("removes the demo, and no record of the owner or a customer", async () => {
    const { status, body } = await call("DELETE", "/admin/demo");
    expect(status).toBe(200);
    expect(body).toEqual(report);
    expect(await query("select id from products")).toEqual([{ id: own.product }]);
    expect(await query("select id from categories")).toEqual([{ id: "4" }]);
    expect(await query("select category_id from size_guides")).toEqual([]);
    expect(await query("select id from orders")).toEqual([{ id: own.order }]);
    expect(await query("select type, title from site_images order by type")).toEqual([
      { type: "banner", title: "Meu" },
      { type: "category", title: "Retrô" },
    ]);
    expect(await query("select email from users")).toEqual([{ email: owner.email }]);
    expect(await query("select customer_id from customer_notes")).toEqual([{ customer_id: "11987654321" }]);
    expect((await steps()).done.demo).toBe(true);
  });

  it("leaves the rollups equal to the remaining orders", async () => {
    expect(await query("select orders::int, total_cents::int from sales_days where orders <> 0")).toEqual([
      { orders: 1, total_cents: 100 },
    ]);
    expect(await query("select whatsapp from customers")).toEqual([{ whatsapp: "11987654321" }]);
    expect(await query("select whatsapp from customer_directory")).toEqual([{ whatsapp: "11987654321" }]);
    expect(await query("select category_id from product_counts where products <> 0")).toEqual([
      { category_id: "4" },
    ]);
  });

  it("keeps the line of a real order, and its picture, when the product is gone", async () => {
    const [line] = await query("select product_id, name, image_url from order_items");
    expect(line).toEqual({ product_id: null, name: "Camisa", image_url: own.ordered.image_url });
    const files = await storedFiles();
    expect(files).toContain(own.ordered.image_url.split("/product-images/")[1]);
    // Three pictures of the remaining product, one of its category and one of the ordered product.
    expect(files).toHaveLength(5);
  });

  it("is in the audit log, and a second removal removes nothing", async () => {
    const { body } = await call("DELETE", "/admin/demo");
    expect(body.leaving).toEqual({ products: 0, categories: 0, banners: 0, customers: 0, orders: 0 });
    const entries = await query("select summary from audit_log where action = 'demo.removed'");
    expect(entries).toContainEqual({ summary: "Dados de demonstração removidos" });
  });
});
