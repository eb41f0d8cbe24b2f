import { afterAll, beforeAll, expect, test } from "vitest";
import { listKeys, type OpenedStorage, openTestDisk } from "#server/storage/storage-fixture.ts";
import { drawHalves } from "./image-fixture.ts";
import { makeRendition } from "./renditions.ts";
import { deleteStoredImage, storeImage } from "./store-image.ts";

let opened: OpenedStorage;
let picture: Buffer;
const now = () => new Date("2026-11-15T12:00:00Z");
beforeAll(async () => {
  opened = await openTestDisk();
  picture = await drawHalves(60, 40).png().toBuffer();
});
afterAll(() => opened.stop());

const store = (originalFilename = "camisa.png") =>
  storeImage({ storage: opened.storage, now }, { folder: "products", bytes: picture, originalFilename });

test("a stored picture is described by what its row needs", async () => {
  const image = await store("C:\\fotos\\camisa.png");
  expect(image).toEqual({
    key: expect.stringMatching(/^products\/1794744000000-[a-z0-9]{22}\.png$/),
    url: `/storage/v1/object/public/product-images/${image.key}`,
    storagePath: image.key,
    fileSize: (await opened.storage.head(image.key))?.size,
    width: 60,
    height: 40,
    mimeType: "image/png",
    originalFilename: "camisa.png",
    dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
  });
});

test("the same picture stored twice has two keys", async () => {
  const [first, second] = await Promise.all([store(), store()]);
  expect(first.key).not.toBe(second.key);
});

test("a refused picture leaves nothing in the storage", async () => {
  const before = await listKeys(opened.storage, "");
  const refused = storeImage(
    { storage: opened.storage },
    { folder: "banners", bytes: Buffer.from("<svg/>"), originalFilename: "a.png" },
  );
  await expect(refused).rejects.toMatchObject({ code: "file_type_invalid" });
  expect(await listKeys(opened.storage, "")).toEqual(before);
});

test("deleting a picture deletes its renditions and nothing else", async () => {
  const [kept, gone] = [await store(), await store()];
  for (const { key } of [kept, gone])
    for (const format of ["avif", "webp"] as const)
      await makeRendition({ storage: opened.storage }, key, { width: 160, format });
  await deleteStoredImage({ storage: opened.storage }, gone.key);
  const left = await listKeys(opened.storage, "");
  expect(left.filter((key) => key.includes(gone.key))).toEqual([]);
  expect(left.filter((key) => key.includes(kept.key))).toHaveLength(3);
});

test.each([
  ["camisa.JPG", "jpg"],
  ["camisa.jpeg", "jpeg"],
  ["camisa.png", "jpg"],
  ["camisa", "jpg"],
  ["camisa.tar.exe", "jpg"],
])("a JPEG with the name %s is stored as .%s", async (originalFilename, extension) => {
  const bytes = await drawHalves(60, 40).jpeg().toBuffer();
  const image = await storeImage(
    { storage: opened.storage, now },
    { folder: "products", bytes, originalFilename },
  );
  expect(image).toMatchObject({ mimeType: "image/jpeg", key: expect.stringMatching(`\\.${extension}$`) });
});
