import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { type OpenedStorage, openTestDisk, readAll } from "#server/storage/storage-fixture.ts";
import { drawPhoto } from "./image-fixture.ts";
import { renditionSemaphore } from "./imaging.ts";
import { MAX_PENDING_RENDITIONS, makeRendition, renditionKey } from "./renditions.ts";

let opened: OpenedStorage;
const webp = { contentType: "image/webp" };
const source = "products/a.webp";
beforeAll(async () => {
  opened = await openTestDisk();
  const photo = await sharp(await drawPhoto(1000, 1250))
    .webp()
    .toBuffer();
  await opened.storage.put(source, photo, webp);
});
afterAll(() => opened.stop());
afterEach(() => vi.restoreAllMocks());

async function find(key: string, width: 160 | 320 | 640 | 1280, format: "avif" | "webp") {
  const { storage } = opened;
  const outcome = await makeRendition({ storage }, key, { width, format });
  return outcome === "made" ? storage.get(renditionKey(key, { width, format })) : undefined;
}

async function measure(width: 160 | 320 | 640 | 1280, format: "avif" | "webp") {
  const found = (await find(source, width, format)) ?? expect.fail("no rendition");
  return sharp(await readAll(found.body)).metadata();
}

describe("a rendition", () => {
  test.each([
    ["avif", "heif"],
    ["webp", "webp"],
  ] as const)("in %s has the requested width and the source's proportions", async (format, container) => {
    expect(await measure(320, format)).toMatchObject({ format: container, width: 320, height: 400 });
  });

  test("is never larger than its source", async () => {
    expect(await measure(1280, "webp")).toMatchObject({ width: 1000, height: 1250 });
  });

  test("says its own type and size", async () => {
    const found = (await find(source, 160, "avif")) ?? expect.fail("no rendition");
    expect(found.contentType).toBe("image/avif");
    expect((await readAll(found.body)).byteLength).toBe(found.size);
  });

  test("is found in the storage the next time, not made again", async () => {
    const first = (await find(source, 160, "webp")) ?? expect.fail("no rendition");
    const put = vi.spyOn(opened.storage, "put");
    const second = (await find(source, 160, "webp")) ?? expect.fail("no rendition");
    await Promise.all([first.body.cancel(), second.body.cancel()]);
    expect(put).not.toHaveBeenCalled();
    expect(second.etag).toBe(first.etag);
  });

  test("requested many times at once is rendered once", async () => {
    const put = vi.spyOn(opened.storage, "put");
    const answers = await Promise.all(Array.from({ length: 12 }, () => find(source, 640, "avif")));
    const sizes = await Promise.all(
      answers.map(async (found) => found && (await readAll(found.body)).byteLength),
    );
    expect(put).toHaveBeenCalledTimes(1);
    expect(new Set(sizes).size).toBe(1);
    expect(sizes[0]).toBeGreaterThan(0);
  });

  test("of a picture that does not exist is undefined", async () => {
    expect(await find("products/none.webp", 160, "avif")).toBeUndefined();
  });

  test("of a rendition is undefined", async () => {
    await find(source, 160, "webp").then((found) => found?.body.cancel());
    expect(await find(`renditions/${source}/160.webp`, 160, "webp")).toBeUndefined();
  });

  test("of an object that is no picture is refused, and the next one still works", async () => {
    await opened.storage.put("products/broken.webp", Buffer.from("not a picture"), webp);
    await expect(find("products/broken.webp", 160, "avif")).rejects.toThrow(new DomainError("image_invalid"));
    await opened.storage.put(
      "products/broken.webp",
      await sharp(await drawPhoto(50, 50))
        .webp()
        .toBuffer(),
      webp,
    );
    const mended = await find("products/broken.webp", 160, "avif");
    await mended?.body.cancel();
    expect(mended).toBeDefined();
  });
});

describe("while all renditions wait for a slot", () => {
  /** Occupies both slots until it is released. */
  function occupySlots(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    for (let slot = 0; slot < 2; slot++) void renditionSemaphore.run(() => promise);
    onTestFinished(() => resolve());
    return resolve;
  }

  test("a flood of requests for invented pictures is answered without waiting", async () => {
    occupySlots();
    const invented = Array.from({ length: 50 }, (_, n) =>
      makeRendition(opened, `products/invented-${n}.webp`, { width: 160, format: "avif" }),
    );
    expect(new Set(await Promise.all(invented))).toEqual(new Set(["missing"]));
  });

  test("no more than the limit may wait, and the next is told so at once", async () => {
    const release = occupySlots();
    const info = { size: 1, contentType: "image/webp", etag: '"1"', lastModified: new Date(0) };
    const storage = { ...opened.storage, head: async () => info };
    const requests = Array.from({ length: MAX_PENDING_RENDITIONS + 1 }, (_, n) =>
      makeRendition({ storage }, `products/flood-${n}.webp`, { width: 160, format: "webp" }),
    );
    expect(await requests.pop()).toBe("busy");
    release();
    expect(new Set(await Promise.all(requests))).toEqual(new Set(["made"]));
  });
});
