import { beforeAll, describe, expect, it } from "vitest";
import { addApiKey } from "#server/api-keys/api-keys-fixture.ts";
import { insertCategories, insertProducts } from "#server/catalog/catalog-fixture.ts";
import { type SignedInTester, signedInAs } from "../support/actors.ts";
import { setUpTestApp } from "../support/app.ts";
import { send } from "../support/requests.ts";

const app = setUpTestApp({ caches: true });
let ana: SignedInTester;
let mallory: SignedInTester;
let owner: SignedInTester;
let orderId: string;
let key: string;

const body = (productId: string) => ({
  customer: "Ana Segredo",
  customer_cep: "01001000",
  customer_address: "Rua Secreta, 1",
  customer_whatsapp: "11987654321",
  items: [{ id: productId, size: "M", quantity: 1 }],
});

beforeAll(async () => {
  ana = await signedInAs(app, "customer");
  mallory = await signedInAs(app, "customer");
  owner = await signedInAs(app, "administrator");
  const db = app.database.db();
  await insertCategories(db);
  const [product = ""] = await insertProducts(db, [{ name: "Camisa", priceCents: 100 }]);
  key = "an-order-of-ana";
  const placed = await send(app, "POST", "/api/orders", {
    headers: { ...ana.headers, "Idempotency-Key": key },
    body: body(product),
  });
  orderId = placed.body.id;
});

const asMallory = (method: string, path: string, given?: unknown) =>
  send(app, method, path, {
    headers: { ...mallory.headers, "Idempotency-Key": key },
    ...(given !== undefined && { body: given }),
  });

describe("reading other people's records by their id (IDOR) fails:", () => {
  it("an order, which is not found for other users", async () => {
    const known = await asMallory("GET", `/api/account/orders/${orderId}`);
    const unknown = await asMallory("GET", "/api/account/orders/00000000-0000-4000-8000-000000000000");
    expect([known.status, known.body]).toEqual([404, unknown.body]);
  });

  it.each(["/api/account/orders", "/api/account/delivery", "/api/account/export"])(
    "%s, which returns only the own data",
    async (path) => {
      const response = await app.request(path, { headers: mallory.headers });
      expect(await response.text()).not.toMatch(/Secret|Segredo|87654321/);
    },
  );

  it("an order by reusing its idempotency key", async () => {
    const { body: quote } = await send(app, "GET", `/api/account/orders/${orderId}`, {
      headers: ana.headers,
    });
    const again = await asMallory("POST", "/api/orders", {
      ...body(quote.items[0].id),
      customer: "Mallory",
      customer_address: "Rua B, 2",
    });
    expect(JSON.stringify(again.body)).not.toMatch(/Secret|Segredo/);
    expect(again.body.id).not.toBe(orderId);
  });

  it.each(["user_id", "userId", "id", "customer"])("orders by passing another user's %s", async (name) => {
    const { body: mine } = await asMallory("GET", `/api/account/orders?${name}=${ana.userId}`);
    expect(JSON.stringify(mine)).not.toMatch(/Secret|Segredo/);
  });

  it("an order, an account or its sessions with a key of the API, which is nobody's session", async () => {
    const { headers } = await addApiKey(app.database.db(), { orders: "write", customers: "write" });
    const own = [`/api/account/orders/${orderId}`, "/api/account", "/api/account/sessions"];
    for (const path of own) {
      expect(await send(app, "GET", path, { headers })).toMatchObject({
        status: 403,
        body: { error: { code: "forbidden" } },
      });
    }
  });

  it("a session by a tampered access token in the cookie", async () => {
    const { status } = await send(app, "GET", "/auth/v1/user", {
      headers: { Cookie: `manto-access=${mallory.accessToken.slice(0, -3)}abc` },
    });
    expect(status).toBe(401);
  });
});

describe("path traversal fails:", () => {
  it.each([
    "../../session-secret",
    "..%2f..%2fsession-secret",
    "%2e%2e/%2e%2e/session-secret",
    "..%5c..%5csession-secret",
    "%252e%252e%252fsession-secret",
    "products/..%2f..%2f..%2fetc%2fpasswd",
    "/etc/passwd",
    "%2fetc%2fpasswd",
    "products%00.png",
    ".env",
    "products/.hidden.png",
  ])("in the storage by %s", async (path) => {
    for (const route of ["object/public", "render/image/public"]) {
      const response = await app.request(`/storage/v1/${route}/product-images/${path}?width=160&format=webp`);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get("Content-Type")).toContain("application/json");
    }
  });

  it.each(["..%2f..%2fsegredo.png", "%2fetc%2fcron.png", "a%00.png", "..%5ca.png", ".ssh%2fa.png"])(
    "in an upload to %s",
    async (path) => {
      const response = await app.request(`/storage/v1/object/product-images/${path}`, {
        method: "POST",
        headers: { ...owner.headers, "Content-Type": "image/png" },
        body: "x",
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );
});
