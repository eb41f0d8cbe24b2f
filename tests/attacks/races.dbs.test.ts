/** Writes that meet other writes: each is accepted or refused with a reason, and never a fault of the server. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { insertCategories, insertProducts } from "#server/catalog/catalog-fixture.ts";
import { categories, products } from "#server/catalog/tables.ts";
import { imports } from "#server/imports/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { productSales } from "#server/sales-rollups/views.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { commitDuring } from "../support/open-transaction.ts";
import { send } from "../support/requests.ts";

const ROUNDS = 8;

const app = setUpTestApp();
let owner: SignedInTester;
let ana: SignedInTester;

beforeAll(async () => {
  await insertCategories(app.database.db());
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
});

const db = () => app.database.db();
const delivery = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const admin = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin${path}`, { headers: owner.headers, ...(body !== undefined && { body }) });
const orderOf = (id: string) => ({ ...delivery, items: [{ id, size: "G", quantity: 1, price: 289.9 }] });
const place = (id: string, who = ana) =>
  send(app, "POST", "/api/orders", {
    headers: { ...who.headers, "Idempotency-Key": randomUUID() },
    body: orderOf(id),
  });
const newProduct = async () => (await insertProducts(db(), [{ name: "Camisa Aurora" }]))[0] ?? "";
const newCategory = async (): Promise<string> =>
  (await admin("POST", "/categories", { name: `Copa ${randomUUID().slice(0, 8)}` })).body.id;
const productIn = (categoryId: string, changes: object = {}) => ({
  name: "Camisa",
  price: 10,
  category_id: categoryId,
  images: [],
  ...changes,
});

/** Repeats concurrent calls and returns the statuses of each round, sorted. */
async function race(calls: () => Promise<(() => Promise<{ status: number }>)[]>): Promise<number[][]> {
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all((await calls()).map((call) => call()));
    rounds.push(answers.map(({ status }) => status).sort());
  }
  return rounds;
}

describe("of several requests at the same moment", () => {
  it("orders of a product that is deleted meanwhile are placed or refused as changed", async () => {
    const rounds = await race(async () => {
      const id = await newProduct();
      return [() => place(id), () => place(id), () => admin("DELETE", `/products/${id}`), () => place(id)];
    });
    for (const statuses of rounds) {
      expect(statuses.filter((status) => ![201, 204, 409].includes(status))).toEqual([]);
    }
  });

  it("one takes the name of a category, also if the others write it with other accents", async () => {
    let round = 0;
    const rounds = await race(async () => {
      const base = `Sele${round++}`;
      const names = [`${base}ção`, `${base}cao`, `${base}ÇÃO`];
      return names.map((name) => () => admin("POST", "/categories", { name }));
    });
    expect(rounds).toEqual(rounds.map(() => [201, 409, 409]));
  });

  it("one takes the name of a subcategory", async () => {
    const rounds = await race(async () => {
      const category_id = await newCategory();
      return ["Goleiro", "goleiro"].map(
        (name) => () => admin("POST", "/subcategories", { name, category_id }),
      );
    });
    expect(rounds).toEqual(rounds.map(() => [201, 409]));
  });

  it("one takes a product's code", async () => {
    const rounds = await race(async () => {
      const code = randomUUID().slice(0, 8);
      return [1, 2, 3].map(() => () => admin("POST", "/products", productIn("4", { code })));
    });
    expect(rounds).toEqual(rounds.map(() => [201, 409, 409]));
  });

  it("a product is saved in a category or the category is deleted, never both", async () => {
    const rounds = await race(async () => {
      const id = await newCategory();
      return [() => admin("DELETE", `/categories/${id}`), () => admin("POST", "/products", productIn(id))];
    });
    for (const statuses of rounds) expect([[201, 409], [204, 400].sort()]).toContainEqual(statuses);
  });

  it("a picture is added to a product or the product is gone", async () => {
    const rounds = await race(async () => {
      const product_id = await newProduct();
      const url = "https://fotos.exemplo.com/a.jpg";
      return [
        () => admin("POST", "/product-images/from-url", { product_id, url }),
        () => admin("DELETE", `/products/${product_id}`),
      ];
    });
    for (const statuses of rounds)
      expect([
        [201, 204],
        [204, 404],
      ]).toContainEqual(statuses);
  });

  it("a category gets one picture, by whatever operation it is set", async () => {
    const image_url = "https://fotos.exemplo.com/praia.jpg";
    const rounds = await race(async () => {
      const [id, other] = [await newCategory(), await newCategory()];
      const moved = await admin("PUT", `/categories/${other}/image`, { image_url });
      return [
        () => admin("PUT", `/categories/${id}/image`, { image_url }),
        () => admin("POST", "/site-images", { type: "category", reference_id: id, image_url }),
        () => admin("PATCH", `/site-images/${moved.body.id}`, { reference_id: id }),
      ];
    });
    for (const statuses of rounds) {
      expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
      expect(statuses).toContain(409);
    }
  });

  it("one opens an account with an e-mail", async () => {
    const rounds = await race(async () => {
      const email = `${randomUUID()}@exemplo.com.br`;
      const body = { email, password: "segredo1", data: { full_name: "Ana Lima" } };
      return [1, 2, 3].map(() => () => send(app, "POST", "/auth/v1/signup", { body }));
    });
    expect(rounds).toEqual(rounds.map(() => [200, 422, 422]));
  });

  it("all put the same address on the newsletter's list", async () => {
    const rounds = await race(async () => {
      const email = `${randomUUID()}@exemplo.com.br`;
      return [1, 2, 3].map(
        () => () => send(app, "POST", "/api/newsletter/subscriptions", { body: { email } }),
      );
    });
    expect(new Set(rounds.flat().map((status) => Math.floor(status / 100)))).toEqual(new Set([2]));
  });

  it("one starts an import", async () => {
    const rounds = await race(async () => {
      await app.imports().runner.settle();
      await db().delete(imports);
      const start = async () =>
        app.request("/api/admin/imports?filename=a.csv", {
          method: "POST",
          headers: { "Content-Type": "application/octet-stream", ...owner.headers },
          body: "Nome;Preço;Categoria\nCamisa;10;Retrô\n",
        });
      return [start, start, start];
    });
    await app.imports().runner.settle();
    for (const statuses of rounds) {
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(statuses[0]).toBeLessThan(300);
    }
  });
});

describe.runIf(app.database.kind === "postgres")("a request that began before another one has ended", () => {
  const deletionOf = (id: string): [string, unknown[]] => ["delete from products where id = $1", [id]];

  it.each([
    ["a customer", place],
    ["the shop, by hand,", (id: string) => admin("POST", "/orders", orderOf(id))],
  ])("gets the new quote if %s orders a product that is being deleted", async (_who, order) => {
    const [id, before] = [await newProduct(), await db().$count(orders)];
    const { status, body } = await commitDuring(app.database, [deletionOf(id)], () => order(id));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      error: { code: "cart_changed" },
      quote: { has_changes: true, total_amount: 0, items: [{ id, change: "gone" }] },
    });
    expect(await db().$count(orders)).toBe(before);
  });

  it("is signed out if its account is being deleted while it orders", async () => {
    const [who, id] = [await signedInAs(app, "customer"), await newProduct()];
    const deletion: [string, unknown[]] = ["delete from users where id = $1", [who.userId]];
    const { status, body } = await commitDuring(app.database, [deletion], () => place(id, who));
    expect([status, body.error.code]).toEqual([401, "session_not_found"]);
  });

  it("restores an order although one of its products is being deleted", async () => {
    const id = await newProduct();
    const { body: order } = await place(id);
    await admin("DELETE", `/orders/${order.id}`);
    const { status } = await commitDuring(app.database, [deletionOf(id)], () =>
      admin("POST", `/orders/${order.id}/restore`),
    );
    expect(status).toBe(200);
    expect(await db().select().from(productSales).where(eq(productSales.productId, id))).toEqual([]);
  });

  it("counts an order's status right although one of its products is being deleted", async () => {
    await db().delete(orders);
    const id = await newProduct();
    const { body: order } = await place(id);
    await commitDuring(app.database, [deletionOf(id)], () =>
      admin("PATCH", `/orders/${order.id}`, { status: "completed" }),
    );
    const counted = await app.database
      .handle()
      .pool.query("select subject, status, units from item_sales_days where dimension = 'product'");
    expect(counted.rows).toEqual([{ subject: "name:Camisa Aurora", status: "completed", units: 1 }]);
  });

  it("is told that the category is gone if it saves a product in it", async () => {
    const id = await newCategory();
    const deletion: [string, unknown[]] = ["delete from categories where id = $1", [id]];
    const { status, body } = await commitDuring(app.database, [deletion], () =>
      admin("POST", "/products", productIn(id)),
    );
    expect([status, body.error.message]).toEqual([400, "Categoria não encontrada"]);
    expect(await db().select().from(products).where(eq(products.categoryId, id))).toEqual([]);
  });

  it("is told that the product is gone if it adds a picture to it", async () => {
    const id = await newProduct();
    const body = { product_id: id, url: "https://fotos.exemplo.com/a.jpg" };
    const answer = await commitDuring(app.database, [deletionOf(id)], () =>
      admin("POST", "/product-images/from-url", body),
    );
    expect(answer.status).toBe(404);
  });

  it("is told to look again where no operation foresees what came first", async () => {
    const name = `Copa ${randomUUID().slice(0, 8)}`;
    const insertion: [string, unknown[]] = ["insert into categories (name) values ($1)", [name]];
    const { status, body } = await commitDuring(app.database, [insertion], () =>
      admin("POST", "/categories", { name }),
    );
    expect([status, body.error.code]).toEqual([409, "conflict"]);
    expect(await db().select().from(categories).where(eq(categories.name, name))).toHaveLength(1);
  });
});
