import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { system } from "#domain/accounts/actor.ts";
import { publicUrlOfKey } from "#domain/media/picture.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { insertCategories, insertProducts } from "../catalog/catalog-fixture.ts";
import { imageMetadata, products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { drawHalves } from "../media/image-fixture.ts";
import { lockUploads } from "../media/lock-uploads.ts";
import { makeRendition } from "../media/renditions.ts";
import { uploads } from "../media/tables.ts";
import { uploadImage } from "../media/upload-service.ts";
import { orderItems, orders } from "../orders/tables.ts";
import { siteImages } from "../site-images/tables.ts";
import { bucketName } from "../storage/storage.ts";
import { listKeys } from "../storage/storage-fixture.ts";
import { sweepFiles } from "./sweep-files.ts";

const app = setUpTestApp();
const now = new Date("2026-11-15T12:00:00Z");
const twoDaysAgo = new Date("2026-11-13T12:00:00Z");
let picture: Buffer;
let shirt: string;

beforeAll(async () => {
  picture = await drawHalves(200, 200).png().toBuffer();
  await insertCategories(app.database.db());
  [shirt = ""] = await insertProducts(app.database.db(), [{ name: "Camisa" }]);
});

const age = (key: string, at: Date) => utimes(join(app.dataDir(), "storage", bucketName, key), at, at);

/** Uploads a file two days before the sweep, unless another time is given. */
async function addFile(at = twoDaysAgo): Promise<string> {
  const ctx: ServiceContext = { ...app.services(), actor: system, now: at };
  const { key } = await uploadImage(ctx, { folder: "products", bytes: picture, originalFilename: "a.png" });
  await age(key, at);
  return key;
}

const sweep = () => sweepFiles(app.services(), now);
const isThere = async (key: string) => (await app.services().storage.head(key)) !== undefined;

describe("the sweep", () => {
  it("deletes a file that no record refers to, with its renditions", async () => {
    const key = await addFile();
    await makeRendition(app.services(), key, { width: 160, format: "webp" });
    await sweep();
    expect((await listKeys(app.services().storage, "")).filter((other) => other.includes(key))).toEqual([]);
    expect(await app.database.db().$count(uploads, eq(uploads.key, key))).toBe(0);
  });

  it("leaves a file that is younger than a day: its form may still be open", async () => {
    const key = await addFile(new Date("2026-11-15T00:00:00Z"));
    await sweep();
    expect(await isThere(key)).toBe(true);
  });

  it("deletes a rendition whose picture is gone already", async () => {
    const key = await addFile();
    await makeRendition(app.services(), key, { width: 160, format: "webp" });
    await app.services().storage.delete(key);
    await age(`renditions/${key}/160.webp`, twoDaysAgo);
    await sweep();
    expect(await isThere(`renditions/${key}/160.webp`)).toBe(false);
  });

  it("leaves the shop's own social card", async () => {
    const card = "renditions/social/social-abc.jpg";
    await app.services().storage.put(card, picture, { contentType: "image/jpeg" });
    await age(card, twoDaysAgo);
    await sweep();
    expect(await isThere(card)).toBe(true);
  });

  const records: [string, (key: string) => Promise<unknown>][] = [
    [
      "a product's picture, by its key",
      (key) =>
        app.database
          .db()
          .insert(imageMetadata)
          .values({ productId: shirt, s3Key: key, url: publicUrlOfKey(key) }),
    ],
    [
      "a product, by its address",
      (key) =>
        app.database
          .db()
          .update(products)
          .set({ imageUrl: publicUrlOfKey(key) })
          .where(eq(products.id, shirt)),
    ],
    [
      "a banner, by its path",
      (key) =>
        app.database
          .db()
          .insert(siteImages)
          .values({ type: "banner", imageUrl: "https://exemplo.com/a.png", imagePath: key }),
    ],
    [
      "a logo, by its address",
      (key) =>
        app.database
          .db()
          .insert(siteImages)
          .values({ type: "logo", imageUrl: publicUrlOfKey(key), active: false }),
    ],
    ["an order's line", (key) => addOrderLine(publicUrlOfKey(key))],
  ];

  it.each(records)("leaves a file that is shown by %s", async (_title, point) => {
    const key = await addFile();
    await point(key);
    await sweep();
    expect(await isThere(key)).toBe(true);
  });

  it("waits for a concurrent save, and then leaves its file", async () => {
    const key = await addFile();
    let swept: Promise<void> | undefined;
    await app.database.db().transaction(async (tx) => {
      await lockUploads(tx, [key]);
      swept = sweep();
      await tx.insert(imageMetadata).values({ productId: shirt, s3Key: key, url: publicUrlOfKey(key) });
    });
    await swept;
    expect(await isThere(key)).toBe(true);
  });

  it("makes a later save of a deleted file fail clearly", async () => {
    const key = await addFile();
    await sweep();
    const saving = app.database.db().transaction((tx) => lockUploads(tx, [key]));
    await expect(saving).rejects.toThrow(
      "Uma das imagens enviadas não está mais guardada. Envie-a novamente.",
    );
  });
});

it("deletes the row of a file that was never stored", async () => {
  const key = await addFile();
  await app.services().storage.delete(key);
  await sweep();
  expect(await app.database.db().$count(uploads, eq(uploads.key, key))).toBe(0);
});

async function addOrderLine(imageUrl: string): Promise<void> {
  const db = app.database.db();
  const [order] = await db
    .insert(orders)
    .values({
      customer: "Ana Lima",
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp: "11912345678",
      totalCents: 100,
      shippingAddress: { address: "Rua A, 1" },
    })
    .returning({ id: orders.id });
  const line = { position: 0, name: "Camisa", unitPriceCents: 100, size: "M", quantity: 1, imageUrl };
  await db.insert(orderItems).values({ ...line, orderId: order?.id ?? "" });
}
