import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { drawHalves } from "./image-fixture.ts";

const app = setUpTestApp();
const publicPath = "/storage/v1/object/public/product-images/";
let headers: Record<string, string>;
let picture: Buffer<ArrayBuffer>;
beforeAll(async () => {
  ({ headers } = await signedInAs(app, "administrator"));
  picture = Buffer.from(await drawHalves(60, 40).png().toBuffer());
});

async function put(
  key: string,
  body: BodyInit = picture,
  more: Record<string, string> = {},
  method = "POST",
) {
  const path = `/storage/v1/object/product-images/${key}`;
  const response = await app.request(path, { method, headers: { ...headers, ...more }, body });
  return { status: response.status, body: await response.json() };
}

describe("buckets", () => {
  it("GET /storage/v1/bucket lists the one bucket, public, with its limit", async () => {
    const { body } = await send(app, "GET", "/storage/v1/bucket", { headers });
    expect(body).toMatchObject([{ name: "product-images", public: true, file_size_limit: 10_485_760 }]);
  });

  const create = (body: object) => send(app, "POST", "/storage/v1/bucket", { headers, body });

  it("POST /storage/v1/bucket may create it again and again", async () => {
    const wanted = {
      id: "product-images",
      name: "product-images",
      public: true,
      file_size_limit: 10_485_760,
    };
    expect(await create(wanted)).toMatchObject({ status: 200, body: { name: "product-images" } });
  });

  it.each([
    { name: "outro" },
    { name: "product-images", public: false },
    { name: "product-images", file_size_limit: 99_999_999 },
  ])("POST /storage/v1/bucket with %j is refused", async (body) => {
    expect((await create(body)).status).toBe(409);
  });
});

describe("POST /storage/v1/object/product-images/…", () => {
  it("stores the picture under the name that was chosen and says where it is", async () => {
    const { status, body } = await put("products/1700000000-camisa.png");
    expect(status).toBe(200);
    expect(body).toMatchObject({
      Key: "product-images/products/1700000000-camisa.png",
      publicUrl: `${publicPath}products/1700000000-camisa.png`,
    });
    const found = await app.request(body.publicUrl, { method: "HEAD" });
    expect([found.status, found.headers.get("Content-Type"), found.headers.get("Cache-Control")]).toEqual([
      200,
      "image/png",
      "public, max-age=3600",
    ]);
  });

  it.each(["POST", "PUT"])("refuses an anonymous %s with 401, whatever the body is", async (method) => {
    const body = new Uint8Array(11 * 1024 * 1024);
    const path = "/storage/v1/object/product-images/products/grande.png";
    expect((await app.request(path, { method, body })).status).toBe(401);
  });

  it.each(["jpg", "png", "webp", "gif"])(
    "writes the type of the extension %s, whatever was sent",
    async (ending) => {
      const { body } = await put(`products/tipo.${ending}`);
      const bytes = await (await app.request(body.publicUrl)).arrayBuffer();
      expect((await sharp(bytes).metadata()).format).toBe(ending === "jpg" ? "jpeg" : ending);
    },
  );

  it("takes the form that storage clients send", async () => {
    const form = new FormData();
    form.set("cacheControl", "3600");
    form.set("", new Blob([picture], { type: "image/png" }), "camisa.png");
    expect((await put("products/formulario.png", form)).status).toBe(200);
  });

  it("does not replace a file without x-upsert", async () => {
    await put("products/mesmo.png");
    expect((await put("products/mesmo.png")).status).toBe(409);
    expect((await put("products/mesmo.png", picture, { "x-upsert": "true" })).status).toBe(200);
    expect((await put("products/mesmo.png", picture, {}, "PUT")).status).toBe(200);
  });

  it("discards the renditions of a file that it replaces", async () => {
    const rendered = "/storage/v1/render/image/public/product-images/products/novo.png?width=160&format=webp";
    const heightOf = async () =>
      (await sharp(await (await app.request(rendered)).arrayBuffer()).metadata()).height;
    await put("products/novo.png", Buffer.from(await drawHalves(160, 80).png().toBuffer()));
    expect(await heightOf()).toBe(80);
    await put("products/novo.png", Buffer.from(await drawHalves(160, 120).png().toBuffer()), {}, "PUT");
    expect(await heightOf()).toBe(120);
  });

  it("never replaces a picture that the shop stored, because browsers cache it for a year", async () => {
    const form = new FormData();
    form.set("folder", "products");
    form.set("file", new Blob([picture]), "a.png");
    const stored = await app.request("/api/admin/uploads", { method: "POST", headers, body: form });
    const { key } = await stored.json();
    expect((await put(key, picture, {}, "PUT")).status).toBe(409);
  });

  it.each([
    ["products/..%2f..%2fsegredo.png", 400],
    ["..%2fsegredo.png", 400],
    ["PRODUCTS/a.png", 400],
    ["renditions/products/a.webp/160.webp", 400],
    ["products/a%00.png", 400],
    ["products/a.svg", 415],
    ["products/a.html", 415],
    ["products/semfim", 415],
  ])("refuses the name %s", async (key, status) => {
    expect((await put(key)).status).toBe(status);
  });

  it.each([
    ["nothing", new Uint8Array(), 400],
    ["a page", Buffer.from("<html></html>"), 415],
    ["11 MB", new Uint8Array(11 * 1024 * 1024), 413],
  ])("refuses %s", async (_title, body, status) => {
    expect((await put("products/recusado.png", body)).status).toBe(status);
  });

  it("takes a file over the form's 5 MB, up to the bucket's 10", async () => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 60 };
    const large = await sharp({
      create: { width: 1700, height: 1500, channels: 3, background: "#888", noise },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    expect((await put("products/grande.jpg", Buffer.from(large))).status).toBe(200);
  });
});
