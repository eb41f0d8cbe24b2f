import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { DomainError } from "#domain/errors.ts";
import type { ObjectStorage } from "#server/storage/storage.ts";
import { type OpenedStorage, openTestDisk, openTestS3 } from "#server/storage/storage-fixture.ts";
import { drawPhoto } from "./image-fixture.ts";
import { renditionSemaphore } from "./imaging.ts";
import { mediaRoutes } from "./media-api.ts";
import { MAX_PENDING_RENDITIONS, makeRendition } from "./renditions.ts";

const objects = "/storage/v1/object/public/product-images";
const renders = "/storage/v1/render/image/public/product-images";
/** A key as the shop itself creates them. */
const own = "products/202611/abcdefghijkmnpqrstuvwx.webp";
const statusOf = { not_found: 404, invalid_request: 400 } as Record<string, 404 | 400>;

describe.each([
  ["disk", openTestDisk],
  ["S3", () => openTestS3()],
])("pictures served from %s", (_name, openOne) => {
  let opened: OpenedStorage;
  let photo: Buffer;
  let app: Hono;
  beforeAll(async () => {
    opened = await openOne();
    photo = await sharp(await drawPhoto(800, 1000))
      .webp()
      .toBuffer();
    for (const key of [own, "products/a.webp"])
      await opened.storage.put(key, photo, { contentType: "image/webp" });
    app = new Hono().route("/", mediaRoutes({ storage: opened.storage }));
    app.onError((error, c) =>
      error instanceof DomainError
        ? c.json({ code: error.code }, statusOf[error.code] ?? 500)
        : c.text("fault", 500),
    );
  });
  afterAll(() => opened.stop());

  const fetchPath = (path: string, init?: RequestInit) => app.request(path, init);

  test("GET a stored picture gives its bytes, its type and its length", async () => {
    const response = await fetchPath(`${objects}/products/a.webp`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("image/webp");
    expect(response.headers.get("Content-Length")).toBe(String(photo.length));
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
  });

  test.each([`${objects}/${own}`, `${renders}/${own}?width=160&format=webp`])(
    "GET %s lets it be cached for a year: its key is never used twice",
    async (path) => {
      const response = await fetchPath(path);
      await response.body?.cancel();
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    },
  );

  test.each([`${objects}/products/a.webp`, `${renders}/products/a.webp?width=160&format=webp`])(
    "GET %s lets it be cached for an hour: a caller chose the key",
    async (path) => {
      const response = await fetchPath(path);
      await response.body?.cancel();
      expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    },
  );

  test("GET a stored picture never lets it be run as a page", async () => {
    const response = await fetchPath(`${objects}/products/a.webp`);
    await response.body?.cancel();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });

  test("HEAD a stored picture gives the headers of GET without a body", async () => {
    const got = await fetchPath(`${objects}/products/a.webp`);
    await got.body?.cancel();
    const response = await fetchPath(`${objects}/products/a.webp`, { method: "HEAD" });
    expect(Object.fromEntries(response.headers)).toEqual(Object.fromEntries(got.headers));
    expect(await response.text()).toBe("");
  });

  test.each(["the tag itself", "a weak tag", "a list", "a star"])(
    "If-None-Match with %s is 304",
    async (kind) => {
      const head = await fetchPath(`${objects}/products/a.webp`, { method: "HEAD" });
      const etag = head.headers.get("ETag") ?? "";
      const headers = { "a weak tag": `W/${etag}`, "a list": `"x", ${etag}`, "a star": "*" }[kind] ?? etag;
      const response = await fetchPath(`${objects}/products/a.webp`, {
        headers: { "If-None-Match": headers },
      });
      expect(response.status).toBe(304);
      expect(response.headers.get("ETag")).toBe(etag);
    },
  );

  test("If-None-Match with another tag gives the picture", async () => {
    const response = await fetchPath(`${objects}/products/a.webp`, {
      headers: { "If-None-Match": '"other"' },
    });
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, photo.length]);
  });

  test("GET a rendition on a full disk returns the original picture with no-store", async () => {
    const put = () => Promise.reject(new DomainError("disk_full"));
    const full = new Hono().route("/", mediaRoutes({ storage: { ...opened.storage, put } }));
    const response = await full.request(`${renders}/products/a.webp?width=320&format=webp`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
  });

  test("GET a rendition while too many are pending returns the original picture with no-store", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => resolve());
    for (let slot = 0; slot < 2; slot++) void renditionSemaphore.run(() => promise);
    const head: ObjectStorage["head"] = async () => ({
      size: 1,
      contentType: "image/webp",
      etag: '"1"',
      lastModified: new Date(0),
    });
    const storage = { ...opened.storage, head };
    const busy = new Hono().route("/", mediaRoutes({ storage }));
    const pending = Array.from({ length: MAX_PENDING_RENDITIONS }, (_, n) =>
      makeRendition({ storage }, `products/flood-${n}.webp`, { width: 160, format: "webp" }),
    );
    const response = await busy.request(`${renders}/products/a.webp?width=480&format=webp`);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(Buffer.from(await response.arrayBuffer()).equals(photo)).toBe(true);
    resolve();
    await Promise.all(pending);
  });

  test.each([
    ["GET", `${objects}/products/none.webp`],
    ["HEAD", `${objects}/products/none.webp`],
    ["GET", `${objects}/`],
    ["GET", `${objects}/products`],
    ["GET", `${objects}/PRODUCTS/a.webp`],
    ["GET", `${objects}/products%2fa.webp`],
    ["GET", `${objects}/..%2f..%2fsecret`],
    ["GET", `${objects}/%2e%2e/%2e%2e/secret`],
    ["GET", `${objects}/a%00.webp`],
    ["GET", `${renders}/products/none.webp?width=160&format=avif`],
    ["GET", `${renders}/..%2fa.webp?width=160&format=avif`],
    ["GET", `${renders}/renditions/products/a.webp/160.avif?width=160&format=avif`],
  ])("%s %s is 404", async (method, path) => {
    expect((await fetchPath(path, { method })).status).toBe(404);
  });

  test.each([
    "",
    "?width=160",
    "?format=avif",
    "?width=161&format=avif",
    "?width=160&format=jpeg",
    "?width=-160&format=avif",
  ])("GET a rendition with %j is 400", async (query) => {
    expect((await fetchPath(`${renders}/products/a.webp${query}`)).status).toBe(400);
  });

  test.each(["avif", "webp"])(
    "GET a rendition in %s gives a smaller picture of that type",
    async (format) => {
      const response = await fetchPath(`${renders}/products/a.webp?width=320&format=${format}`);
      expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
      const found = await sharp(await response.arrayBuffer()).metadata();
      expect([found.width, found.height]).toEqual([320, 400]);
    },
  );

  test("a rendition that the browser already has is 304", async () => {
    const path = `${renders}/products/a.webp?width=160&format=webp`;
    const head = await fetchPath(path, { method: "HEAD" });
    const response = await fetchPath(path, { headers: { "If-None-Match": head.headers.get("ETag") ?? "" } });
    expect([head.status, response.status]).toEqual([200, 304]);
  });
});
