import { asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { orderItems } from "./tables.ts";

const app = setUpTestApp();
const db = () => app.database.db();
let ana: SignedInTester;
let owner: SignedInTester;
let shirt: string;

beforeAll(async () => {
  await insertCategories(db());
  [shirt = ""] = await insertProducts(db(), [{ name: "Camisa Aurora", priceCents: 20_000 }]);
  ana = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
});

const customer = {
  customer: "Ana Lima",
  customer_cep: "01310100",
  customer_address: "Avenida Paulista, 1000",
  customer_whatsapp: "11912345678",
};
const build = { height: 175, weight: 70 };
const line = (changes: object = {}) => ({ id: shirt, size: "M", quantity: 1, ...changes });

const place = (items: object[], key: string = crypto.randomUUID()) =>
  send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: { ...customer, items },
  });

async function storedBuilds(orderId: string) {
  const rows = await db()
    .select({ size: orderItems.size, height: orderItems.buildHeight, weight: orderItems.buildWeight })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  return rows.map(({ size, height, weight }) => [size, height, weight]);
}

describe("the build of who wears a shirt", () => {
  it("is stored with the line that has one", async () => {
    const { status, body } = await place([
      line({ build }),
      line({ size: "G" }),
      line({ size: "P", build: null }),
    ]);
    expect(status).toBe(201);
    expect(await storedBuilds(body.id)).toEqual([
      ["M", 175, 70],
      ["G", null, null],
      ["P", null, null],
    ]);
  });

  it.each([
    ["no band", { height: 173, weight: 70 }],
    ["a child", { height: 120, weight: 35 }],
    ["half of it", { height: 175 }],
    ["a giant", { height: 400, weight: 70 }],
    ["text", "175x70"],
    ["numbers as text", { height: "175", weight: "70" }],
    ["a fraction", { height: 175, weight: 72.5 }],
  ])("is refused in the shop's words: %s", async (_, wrong) => {
    const { status, body } = await place([line({ build: wrong })]);
    expect(status).toBe(400);
    expect(Object.values(body.error.fields)).toContain("Porte inválido");
  });

  it("is told to nobody but its owner", async () => {
    const { body: order } = await place([line({ build })]);
    const { headers } = owner;
    const answers = [
      order,
      (await send(app, "GET", `/api/account/orders/${order.id}`, { headers: ana.headers })).body,
      (await send(app, "GET", `/api/admin/orders/${order.id}`, { headers })).body,
      (await send(app, "GET", `/api/admin/orders/production?ids=${order.id}`, { headers })).body,
      (await send(app, "GET", `/api/admin/orders/papers?ids=${order.id}`, { headers })).body,
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(/build|height/);
    const { body: own } = await send(app, "GET", "/api/account/export", { headers: ana.headers });
    expect(own.orders.find(({ id }: { id: string }) => id === order.id).items).toMatchObject([{ build }]);
  });

  it("makes no other order of a repeated request", async () => {
    const key = crypto.randomUUID();
    const { body: first } = await place([line({ build })], key);
    const { status, body: again } = await place([line()], key);
    expect([status, again.id]).toEqual([201, first.id]);
    expect(await storedBuilds(first.id)).toEqual([["M", 175, 70]]);
  });

  it("stays with a line that is edited, unless its size becomes another", async () => {
    const { body: order } = await place([
      line({ build }),
      line({ size: "G", build }),
      line({ size: "P", build }),
    ]);
    const { status } = await send(app, "PUT", `/api/admin/orders/${order.id}`, {
      headers: owner.headers,
      body: {
        ...customer,
        updated_at: order.updated_at,
        items: [
          { position: 2, size: "P", quantity: 3 },
          { position: 0, size: "GG", quantity: 1 },
          { id: shirt, size: "G", quantity: 1 },
        ],
      },
    });
    expect(status).toBe(200);
    expect(await storedBuilds(order.id)).toEqual([
      ["P", 175, 70],
      ["GG", null, null],
      ["G", null, null],
    ]);
  });
});
