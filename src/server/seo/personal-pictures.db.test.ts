import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { shirtPrint } from "#domain/print/print-fixture.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { stopClock } from "../../../tests/support/stop-clock.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { productOptions } from "../catalog/option-tables.ts";
import { productPrints } from "../catalog/product-print-tables.ts";
import { imageMetadata, products } from "../catalog/tables.ts";
import { drawingSemaphore } from "../media/imaging.ts";
import { storeImage } from "../media/store-image.ts";
import { insertOrders } from "../orders/orders-fixture.ts";
import { orders } from "../orders/tables.ts";
import { MAX_BYTES } from "./social-jpeg.ts";

const app = setUpTestApp({ rateLimits: true });
let productId = "";

beforeAll(async () => {
  const db = app.database.db();
  await insertCategories(db);
  [productId = ""] = await insertProducts(db, [{ name: "Camisa Aurora" }]);
  const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#0a5" } })
    .webp()
    .toBuffer();
  const back = { folder: "products" as const, bytes, originalFilename: "costas.webp" };
  const { url } = await storeImage({ storage: app.services().storage }, back);
  const [image] = await db.insert(imageMetadata).values({ productId, url }).returning();
  const { area, font, curve, color, outline } = shirtPrint;
  await db.insert(productPrints).values({
    productId,
    imageId: image?.id ?? "",
    pictureWidth: 400,
    pictureHeight: 500,
    area,
    font,
    curve,
    color,
    outline,
  });
});

const plain = () => `/social/produto/${productId}.jpg`;
const shared = (name: string) => `${plain()}?nome=${name}&numero=10`;
const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer());
const tokenOf = async () => {
  await insertOrders(app.database.db(), [{}]);
  const [order] = await app.database.db().select({ token: orders.publicToken }).from(orders);
  return order?.token ?? "";
};

async function listKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.services().storage.list("")) keys.push(key);
  return keys.sort();
}

describe("the picture of a shirt with a custom name", () => {
  it("is a JPEG of 1200 × 630 that WhatsApp takes", async () => {
    const bytes = await bytesOf(shared("SILVA"));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("is another for another name", async () => {
    expect(await bytesOf(shared("SILVA"))).not.toEqual(await bytesOf(shared("SOUZA")));
  });

  it("is the plain one if the link contains nothing that can be printed", async () => {
    expect(await bytesOf(shared("..."))).toEqual(await bytesOf(plain()));
  });

  it("is never stored, whatever the name", async () => {
    const before = await listKeys();
    await bytesOf(shared("NINGUÉM"));
    expect(await listKeys()).toEqual(before);
  });
});

describe("the picture of a shirt with options", () => {
  const withOptions = (...ids: string[]) => `${plain()}?opcoes=${ids.join(",")}`;
  let patchId = "";
  let sleevesId = "";

  beforeAll(async () => {
    const db = app.database.db();
    const bytes = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#f00" } })
      .png()
      .toBuffer();
    const file = { folder: "products" as const, bytes, originalFilename: "patch.png" };
    const { url: imageUrl } = await storeImage({ storage: app.services().storage }, file);
    const made = await db
      .insert(productOptions)
      .values([
        { name: "Patch da Copa", priceCents: 1500, place: "chest", imageUrl },
        { name: "Manga longa", priceCents: 2500 },
      ])
      .returning();
    [patchId = "", sleevesId = ""] = made.map(({ id }) => id);
    const optionRules = { optionIds: [patchId, sleevesId], max: null, oneOf: [] };
    const [picture] = await db.select({ url: imageMetadata.url }).from(imageMetadata);
    await db.update(products).set({ optionRules, imageUrl: picture?.url }).where(eq(products.id, productId));
  });

  it("is another for each of them, and for a name besides", async () => {
    const pictures = await Promise.all(
      [plain(), withOptions(patchId), withOptions(sleevesId), shared("SILVA")].map(bytesOf),
    );
    pictures.push(await bytesOf(`${shared("SILVA")}&opcoes=${patchId}`));
    expect(new Set(pictures.map((bytes) => bytes.toString("base64"))).size).toBe(5);
    expect(await sharp(pictures.at(-1)).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  it("is the plain one if the product has no such option", async () => {
    expect(await bytesOf(withOptions(crypto.randomUUID()))).toEqual(await bytesOf(plain()));
  });
});

/** Occupies the only slot for drawings until it is released. */
function occupySlot(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void drawingSemaphore.run(() => promise);
  onTestFinished(() => resolve());
  return resolve;
}

const cacheControlOf = ({ headers }: Response) => headers.get("Cache-Control");

describe("a flood of requests for new names", () => {
  it("gets the plain picture while too many are pending, and no cache stores it as the name's", async () => {
    const expected = await bytesOf(plain());
    const release = occupySlot();
    const flood = Array.from({ length: 5 }, async (_, n) => app.request(shared(`FILA ${n}`)));
    const first = await Promise.race(flood);
    expect(cacheControlOf(first)).toBe("no-store");
    expect(Buffer.from(await first.arrayBuffer())).toEqual(expected);
    release();
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => cacheControlOf(answer) === "public, max-age=86400")).toHaveLength(4);
  });

  it("from one address gets the plain picture past the limit of a minute", async () => {
    stopClock();
    const release = occupySlot();
    const expected = await bytesOf(plain());
    const flood = Array.from({ length: 30 }, async (_, n) => app.request(shared(`LIMITE ${n}`)));
    await Promise.race(flood);
    release();
    await Promise.all(flood);
    const refused = await app.request(shared("OUTRO"));
    expect(cacheControlOf(refused)).toBe("no-store");
    expect(Buffer.from(await refused.arrayBuffer())).toEqual(expected);
    vi.setSystemTime(Date.now() + 60_000);
    expect(cacheControlOf(await app.request(shared("OUTRO")))).toBe("public, max-age=86400");
  });

  it("still gets the pictures that were drawn before", async () => {
    stopClock();
    await bytesOf(shared("CONHECIDO"));
    occupySlot();
    expect(cacheControlOf(await app.request(shared("CONHECIDO")))).toBe("public, max-age=86400");
  });
});

describe("the picture of an order", () => {
  it("is a JPEG of 1200 × 630 for a visitor with the order's link", async () => {
    const bytes = await bytesOf(`/social/pedido/${await tokenOf()}.jpg`);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });

  it("must not be cached", async () => {
    const response = await app.request(`/social/pedido/${await tokenOf()}.jpg`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it.each(["0".repeat(32), "nada", "..%2Fetc"])("is not there for the made-up link %s", async (token) => {
    expect((await app.request(`/social/pedido/${token}.jpg`)).status).toBe(404);
  });
});
