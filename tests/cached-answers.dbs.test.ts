import { gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ChangeEvent } from "#domain/events.ts";
import { insertCategories, insertProducts } from "#server/catalog/catalog-fixture.ts";
import { products } from "#server/catalog/tables.ts";
import { insertOrders } from "#server/orders/orders-fixture.ts";
import { type SignedInTester, signedInAs } from "./support/actors.ts";
import { setUpTestApp, type TestApp } from "./support/app.ts";
import { eventsDuring } from "./support/events-during.ts";
import { send } from "./support/requests.ts";

const app = setUpTestApp({ caches: true });
const db = () => app.database.db();
const LIST = "/api/admin/products";
const ORDERS = "/api/admin/orders";
let owner: SignedInTester;
let productId: string;
let orderId: string;

beforeAll(async () => {
  await insertCategories(db());
  [productId = ""] = await insertProducts(db(), [{ name: "Camisa Aurora" }]);
  [orderId = ""] = await insertOrders(db(), [{ customer: "Ana Lima" }]);
  owner = await signedInAs(app, "administrator");
});

const read = async (path: string, headers: Record<string, string> = owner.headers, from: TestApp = app) =>
  send(from, "GET", path, { headers });
const write = async (method: string, path: string, body?: unknown) => {
  const answer = await send(app, method, path, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
  expect(answer.status).toBeLessThan(300);
};
const nameOnList = async () => (await read(LIST)).body.rows[0].name;
/** Changes a row as no service does, without an event: who reads the old one has read from memory. */
const renameUnannounced = (name: string) =>
  db().update(products).set({ name }).where(eq(products.id, productId));

describe("a read of the back-office that was answered before", () => {
  it("is answered from memory until an event says that it has changed", async () => {
    const before = await nameOnList();
    await renameUnannounced("Camisa Boreal");
    expect(await nameOnList()).toBe(before);
    const event: ChangeEvent = { topic: "products", ids: [productId] };
    await eventsDuring(app, () => app.services().events.publish(db(), event));
    expect(await nameOnList()).toBe("Camisa Boreal");
  });

  it("is answered with 304 to a client that has it, and its bytes may be stored nowhere", async () => {
    const etag = (await read(LIST)).headers.get("ETag") ?? "";
    const again = await read(LIST, { ...owner.headers, "If-None-Match": etag });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([304, "no-store"]);
  });

  it("is answered with 200 to a client that has an older one", async () => {
    const etag = (await read(LIST)).headers.get("ETag") ?? "";
    await write("PUT", `${LIST}/${productId}/featured`, { is_featured: true });
    const again = await read(LIST, { ...owner.headers, "If-None-Match": etag });
    expect([again.status, again.body.rows[0].is_featured]).toEqual([200, true]);
  });

  it("is the same when it is compressed", async () => {
    const plain = await read(LIST);
    const answer = await app.request(LIST, { headers: { ...owner.headers, "Accept-Encoding": "gzip" } });
    expect(answer.headers.get("Content-Encoding")).toBe("gzip");
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(JSON.parse(text)).toEqual(plain.body);
  });

  it("is read anew for a client that asks for it", async () => {
    await read(LIST);
    await renameUnannounced("Camisa Cometa");
    const { body } = await read(LIST, { ...owner.headers, "Cache-Control": "no-cache" });
    expect(body.rows[0].name).toBe("Camisa Cometa");
  });

  it("is refused to a colleague whose role may not read it", async () => {
    const colleague = await signedInAs(app, "production");
    expect((await read(LIST)).status).toBe(200);
    expect((await read(LIST, colleague.headers)).status).toBe(403);
  });

  it("is refused without a session", async () => {
    expect((await read(LIST)).status).toBe(200);
    expect((await read(LIST, {})).status).toBe(401);
  });
});

describe("whoever changes something reads it at the next request", () => {
  it("a product on the list", async () => {
    await read(LIST);
    await write("POST", LIST, { name: "Camisa Zênite", price: "199,90", category_id: "1" });
    expect((await read(LIST)).body.rows.map(({ name }: { name: string }) => name)).toContain("Camisa Zênite");
  });

  it("a category's name with its product", async () => {
    await read(`${LIST}/${productId}`);
    await write("PATCH", "/api/admin/categories/1", { name: "Clubes do Brasil" });
    expect((await read(`${LIST}/${productId}`)).body.category).toBe("Clubes do Brasil");
  });

  it("an order's status on the list and in its details", async () => {
    const [list, details] = [ORDERS, `${ORDERS}/${orderId}`];
    await Promise.all([read(list), read(details)]);
    await write("PATCH", details, { status: "completed" });
    const statuses = [(await read(list)).body.rows[0].status, (await read(details)).body.status];
    expect(statuses).toEqual(["completed", "completed"]);
  });

  it("that an order was opened", async () => {
    expect((await read(`${ORDERS}/unopened`)).body.count).toBe(1);
    await write("POST", `${ORDERS}/${orderId}/open`);
    expect((await read(`${ORDERS}/unopened`)).body.count).toBe(0);
  });
});

it.runIf(app.database.kind === "postgres")(
  "another process reads a change once its event has arrived there",
  async () => {
    const another = await app.startAnother();
    const statusThere = async () => (await read(`${LIST}/${productId}`, owner.headers, another)).status;
    expect(await statusThere()).toBe(200);
    await eventsDuring(another, () => write("DELETE", `${LIST}/${productId}`));
    expect(await statusThere()).toBe(404);
  },
);
