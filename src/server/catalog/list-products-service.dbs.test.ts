import { beforeAll, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "./catalog-fixture.ts";

const app = setUpTestApp();
let headers: Record<string, string>;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  // The last product is the oldest.
  await insertProducts(db, [
    { name: "Época", priceCents: 40000, categoryId: "4" },
    { name: "Zebra", priceCents: 20000, categoryId: "3" },
    { name: "beta 100%", priceCents: 30000 },
    { name: "Água Santa", priceCents: 10000 },
  ]);
  ({ headers } = await signedInAs(app, "administrator"));
});

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/products${path}`, { headers, ...(body !== undefined && { body }) });
const list = async (query: string) => (await call("GET", `?${query}`)).body;
const names = async (query: string) =>
  (await list(query)).rows.map(({ name }: { name: string }) => name) as string[];

it.each([
  ["newest", ["Época", "Zebra", "beta 100%", "Água Santa"]],
  ["name", ["Água Santa", "beta 100%", "Época", "Zebra"]],
  ["price", ["Água Santa", "Zebra", "beta 100%", "Época"]],
  ["-price", ["Época", "beta 100%", "Zebra", "Água Santa"]],
])("sorts by %s", async (sort, expected) => {
  expect(await names(`sort=${sort}`)).toEqual(expected);
});

it.each([
  ["agua", ["Água Santa"]],
  ["ÉPO", ["Época"]],
  ["selecoes", ["Zebra"]],
  ["brasil", ["beta 100%", "Água Santa"]],
  ["100%", ["beta 100%"]],
  ["_", []],
  ["nada disso", []],
  ["  Água   Santa ", ["Água Santa"]],
])("searches %j in the name and the category", async (q, expected) => {
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it("filters by category, pin, novelty and missing picture", async () => {
  const { rows } = await list("category=3");
  await call("PUT", `/${rows[0].id}/featured`, { is_featured: true });
  expect(await names("category=3")).toEqual(["Zebra"]);
  expect(await names("featured=true")).toEqual(["Zebra"]);
  expect(await names("new=true")).toEqual([]);
  expect(await names("without_picture=true&sort=name")).toHaveLength(4);
});

it("pages through all, forwards and back", async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `Muitas ${index}`, priceCents: 500 }));
  await insertProducts(app.database.db(), many);
  const first = await list("q=muitas&sort=price");
  const second = await list(`q=muitas&sort=price&cursor=${first.next}`);
  const back = await list(`q=muitas&sort=price&cursor=${second.previous}`);
  expect([first.total, first.rows.length, second.rows.length, second.next]).toEqual([30, 25, 5, null]);
  const seen = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
  expect(new Set(seen).size).toBe(30);
  expect(back.rows).toEqual(first.rows);
});

it.each(["sort=cheapest", "cursor=nonsense", "featured=maybe"])("refuses %s", async (query) => {
  expect((await call("GET", `?${query}`)).status).toBe(400);
});
