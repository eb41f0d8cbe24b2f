import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp, TEST_ORIGIN } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { products } from "../catalog/tables.ts";

const app = setUpTestApp();
let ids: Record<"listed" | "draft" | "hidden" | "plain" | "free", string>;
let catalogKeeper: SignedInTester;

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  const [listed = "", draft = "", hidden = "", plain = "", free = ""] = await insertProducts(db, [
    { name: "Camisa Aurora" },
    { name: "Camisa Rascunho" },
    { name: "Camisa Guardada" },
    { name: "Camisa sem Foto" },
    { name: "Brinde", priceCents: 0 },
  ]);
  ids = { listed, draft, hidden, plain, free };
  const pictured = [listed, draft, hidden, free];
  await db.update(products).set({ imageUrl: "/storage/a.webp" }).where(inArray(products.id, pictured));
  await db
    .update(products)
    .set({ status: "draft" })
    .where(inArray(products.id, [draft]));
  await db
    .update(products)
    .set({ status: "hidden" })
    .where(inArray(products.id, [hidden]));
  catalogKeeper = await signedInAs(app, "catalog");
});

describe("GET /api/admin/product-feed", () => {
  it("counts what the feed has, and names what it leaves out and why", async () => {
    const { headers } = catalogKeeper;
    const { status, body } = await send(app, "GET", "/api/admin/product-feed", { headers });
    expect(status).toBe(200);
    expect(body).toEqual({
      url: `${TEST_ORIGIN}/feeds/google.xml`,
      reachable: false,
      products: 1,
      left_out: [
        { reason: "draft", total: 1, products: [{ id: ids.draft, name: "Camisa Rascunho" }] },
        { reason: "hidden", total: 1, products: [{ id: ids.hidden, name: "Camisa Guardada" }] },
        { reason: "without_picture", total: 1, products: [{ id: ids.plain, name: "Camisa sem Foto" }] },
        { reason: "without_price", total: 1, products: [{ id: ids.free, name: "Brinde" }] },
      ],
    });
  });

  it("agrees with the feed itself", async () => {
    const xml = await (await app.request("/feeds/google.xml")).text();
    expect([...xml.matchAll(/<g:id>([^<]*)<\/g:id>/g)].map(([, id]) => id)).toEqual([ids.listed]);
  });

  it("is not for those who attend customers", async () => {
    const { headers } = await signedInAs(app, "support");
    expect((await send(app, "GET", "/api/admin/product-feed", { headers })).status).toBe(403);
  });
});
