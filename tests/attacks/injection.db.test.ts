import { beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { categories, products } from "#server/catalog/tables.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { type ApiOperation, nameOf } from "../support/api-operations.ts";
import { setUpTestApp } from "../support/app.ts";
import { send } from "../support/requests.ts";
import { addressOf, everyOperation } from "./every-operation.ts";

const app = setUpTestApp({
  cepLookup: { find: () => Promise.reject(new DomainError("cep_not_found")) },
});
let owner: SignedInTester;
let reads: ApiOperation[];

beforeAll(async () => {
  owner = await signedInAs(app, "administrator");
  // The stream of change events never ends and makes no query.
  reads = (await everyOperation(app)).filter(
    ({ method, path }) => method === "GET" && !path.endsWith("/events"),
  );
  await app.database.db().insert(categories).values({ id: "1", name: "Times Brasileiros" });
  await app.database
    .db()
    .insert(products)
    .values(["Azul", "Verde", "Rubra"].map((name) => ({ name, priceCents: 100, categoryId: "1" })));
});

const read = (address: string) => app.request(address, { headers: owner.headers });

/** Every parameter of every read that accepts text: searches, sort orders, filters, cursors, ids. */
const placesOf = (operation: ApiOperation) => {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === "query");
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => `${name}=product`);
  const targets = inQuery.map(
    ({ name }) =>
      (text: string) =>
        `${addressOf(operation)}?${[...required.filter((pair) => !pair.startsWith(`${name}=`)), `${name}=${encodeURIComponent(text)}`].join("&")}`,
  );
  return operation.path.includes("{") ? [...targets, (text: string) => addressOf(operation, text)] : targets;
};

describe("SQL injection into every search, order, filter, cursor and id fails:", () => {
  it.each([
    "' or '1'='1",
    "'; drop table products; --",
    "\\' or 1=1 --",
    "1) union select id, email, null from users --",
    "%' escape '",
    "$1",
    "-date; select pg_sleep(0)",
    btoa(JSON.stringify({ after: ["' or 1=1 --"], id: "'" })),
    "\u0000",
    "a\u0000'",
  ])("%j", async (text) => {
    const failures = [];
    for (const operation of reads) {
      for (const target of placesOf(operation)) {
        const response = await read(target(text));
        await response.body?.cancel();
        if (response.status >= 500)
          failures.push(`${nameOf(operation)}: ${response.status} for ${target(text)}`);
      }
    }
    expect(failures).toEqual([]);
    expect(await app.database.db().$count(products)).toBe(3);
  });

  it.each([
    ["/api/admin/products", "rows"],
    ["/api/admin/orders", "rows"],
    ["/api/admin/customers", "rows"],
    ["/api/admin/newsletter", "rows"],
    ["/api/search/suggestions", "products"],
  ])("%s finds nothing by a condition that is always true", async (path, list) => {
    const { status, body } = await send(app, "GET", `${path}?q=${encodeURIComponent("zz' or '1'='1")}`, {
      headers: owner.headers,
    });
    expect([status, body[list]]).toEqual([200, []]);
  });

  it.each(["%", "_", "\\"])("the wildcard %s finds only what has it in its name", async (sign) => {
    const { body } = await send(app, "GET", `/api/admin/products?q=${encodeURIComponent(sign)}`, {
      headers: owner.headers,
    });
    expect(body.rows).toEqual([]);
  });
});

describe("prototype pollution fails:", () => {
  it.each([
    '{"__proto__":{"polluted":"yes"},"email":"a@exemplo.com.br"}',
    '{"constructor":{"prototype":{"polluted":"yes"}},"email":"a@exemplo.com.br"}',
    '{"data":{"__proto__":{"polluted":"yes"}},"email":"b@exemplo.com.br","password":"segredo1"}',
  ])("by %s", async (body) => {
    for (const path of ["/api/newsletter/subscriptions", "/auth/v1/signup", "/api/admin/categories"]) {
      const headers = { ...owner.headers, "Content-Type": "application/json" };
      const response = await app.request(path, { method: "POST", headers, body });
      expect(response.status).toBeLessThan(500);
    }
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});
