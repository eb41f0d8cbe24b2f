/** Valid and hostile files, sent over HTTP. */
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { listKeys, readAll } from "../storage/storage-fixture.ts";
import { drawAnimation, drawHalves, drawPhoto, forgePng } from "./image-fixture.ts";
import type { FetchedPicture } from "./picture-fetcher.ts";

let fetched: () => Promise<FetchedPicture>;
const app = setUpTestApp({ pictureFetcher: { fetch: () => fetched() } });
let headers: Record<string, string>;
beforeAll(async () => {
  ({ headers } = await signedInAs(app, "administrator"));
});

async function upload(file: Blob | undefined, { name = "foto.png", folder = "products" } = {}) {
  const form = new FormData();
  form.set("folder", folder);
  if (file) form.set("file", file, name);
  const response = await app.request("/api/admin/uploads", { method: "POST", headers, body: form });
  return { status: response.status, body: await response.json() };
}

const blob = (bytes: Uint8Array | string, type = "image/png") => new Blob([bytes as BlobPart], { type });
const script = "<script>alert(1)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;

describe("POST /api/admin/uploads", () => {
  it("stores a picture and returns its properties", async () => {
    const bytes = await drawHalves(120, 80).png().toBuffer();
    const { status, body } = await upload(blob(bytes), { name: "camisa.png", folder: "banners" });
    expect(status).toBe(201);
    expect(body).toEqual({
      key: expect.stringMatching(/^banners\/\d{13}-[a-z0-9]{22}\.png$/),
      url: `/storage/v1/object/public/product-images/${body.key}`,
      width: 120,
      height: 80,
      size: expect.any(Number),
      mime_type: "image/png",
      original_filename: "camisa.png",
      dominant_color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    expect((await app.request(body.url)).status).toBe(200);
  });

  it.each(["jpeg", "png", "webp", "gif"] as const)(
    "takes a %s, whatever the header says it is",
    async (format) => {
      const bytes = await drawHalves(30, 20).toFormat(format).toBuffer();
      const { status } = await upload(blob(bytes, "text/html"), { name: "pagina.html" });
      expect(status).toBe(201);
    },
  );

  it.each(["banners", "categories", "logos", "featured"])(
    "refuses a GIF for %s, also one that is named and declared a PNG",
    async (folder) => {
      const { status, body } = await upload(blob(await drawAnimation("gif"), "image/png"), { folder });
      expect([status, body.error.message]).toEqual([
        415,
        "Tipo de arquivo inválido. Use apenas imagens JPG, PNG ou WebP.",
      ]);
    },
  );

  it("takes the first frame of an animation", async () => {
    const { status, body } = await upload(blob(await drawAnimation("gif"), "image/gif"));
    expect([status, body.width, body.height]).toEqual([201, 40, 30]);
  });

  it("turns a photo upright and removes its location", async () => {
    const photo = await drawHalves(80, 40)
      .withExif({ IFD0: { Artist: "Fulana" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await upload(blob(photo, "image/jpeg"));
    const stored = await sharp(await readStored(body.key)).metadata();
    expect([body.width, body.height, stored.exif, stored.orientation]).toEqual([
      40,
      80,
      undefined,
      undefined,
    ]);
  });

  it("takes a WebP with a colour profile, without keeping the profile", async () => {
    const bytes = await drawHalves(40, 40).withIccProfile("p3").webp().toBuffer();
    const { status, body } = await upload(blob(bytes, "image/webp"));
    expect([status, (await sharp(await readStored(body.key)).metadata()).icc]).toEqual([201, undefined]);
  });

  it.each([
    ["a script behind a GIF", async () => drawHalves(20, 20).gif().toBuffer()],
    ["a script behind a JPEG", async () => drawHalves(20, 20).jpeg().toBuffer()],
  ])("keeps nothing of %s", async (_title, draw) => {
    const { status, body } = await upload(blob(Buffer.concat([await draw(), Buffer.from(script)])));
    expect(status).toBe(201);
    expect((await readStored(body.key)).includes("alert")).toBe(false);
  });

  it.each([
    ["a very long name", `${"a".repeat(5000)}.png`, 255],
    ["a name in many scripts", "Camisa São João 球衣 🇧🇷.png", 25],
    ["a name with folders", "../../../etc/passwd", 6],
  ])("takes a file with %s", async (_title, name, length) => {
    const { status, body } = await upload(blob(await drawHalves(9, 9).png().toBuffer()), { name });
    expect(status).toBe(201);
    expect([...body.original_filename].length).toBeLessThanOrEqual(length);
    expect(body.original_filename).not.toContain("/");
  });

  it.each([
    ["no file", undefined, 400, "Arquivo não fornecido"],
    ["no bytes", blob(""), 400, "Arquivo não fornecido"],
    ["an SVG", blob(svg, "image/svg+xml"), 415, "Tipo de arquivo inválido"],
    ["an SVG that says it is a PNG", blob(svg), 415, "Tipo de arquivo inválido"],
    ["a page named .png", blob(`<html>${script}</html>`), 415, "Tipo de arquivo inválido"],
    ["a GIF's name before a script", blob(`GIF89a/*${script}*/`), 422, "Não foi possível ler a imagem"],
    ["a bomb of 30000 by 30000", blob(forgePng(30_000, 30_000)), 422, "Não foi possível ler a imagem"],
    ["100 megapixels", blob(forgePng(10_000, 10_000)), 422, "Não foi possível ler a imagem"],
    ["6 MB", blob(new Uint8Array(6 * 1024 * 1024)), 413, "Arquivo muito grande. O tamanho máximo é 5MB."],
  ])("refuses %s", async (_title, file, status, message) => {
    const answer = await upload(file);
    expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringContaining(message)]);
  });

  it("refuses an anonymous upload with 401, whatever the body is", async () => {
    const body = new FormData();
    body.set("file", blob(new Uint8Array(6 * 1024 * 1024)), "foto.png");
    expect((await app.request("/api/admin/uploads", { method: "POST", body })).status).toBe(401);
  });

  it("refuses half a JPEG", async () => {
    const photo = await drawPhoto(400, 300);
    const { status } = await upload(blob(photo.subarray(0, photo.length / 2), "image/jpeg"));
    expect(status).toBe(422);
  });

  it("refuses real pixels beyond the limit, though they compress to nothing", async () => {
    const flat = { width: 10_000, height: 10_000, channels: 3 as const, background: "#000000" };
    const bomb = await sharp({ create: flat }).png({ compressionLevel: 9 }).toBuffer();
    const { status } = await upload(blob(bomb));
    expect([bomb.length < 1024 * 1024, status]).toEqual([true, 422]);
  });

  it("refuses a folder that is not one of the shop's", async () => {
    const { status, body } = await upload(blob(await drawHalves(9, 9).png().toBuffer()), { folder: "../x" });
    expect([status, body.error.fields]).toEqual([400, { folder: "Pasta inválida" }]);
  });

  it("refuses a body that is not a form", async () => {
    const { status, body } = await send(app, "POST", "/api/admin/uploads", { headers, body: { file: "x" } });
    expect([status, body.error.code]).toEqual([400, "file_missing"]);
  });

  it("keeps nothing of what it refused", async () => {
    const before = await listKeys(app.services().storage, "");
    await upload(blob(svg));
    await upload(blob(forgePng(30_000, 30_000)));
    expect(await listKeys(app.services().storage, "")).toEqual(before);
  });

  it("takes many at once, some of them hostile", async () => {
    const good = await drawPhoto(600, 400);
    const files = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? forgePng(30_000, 30_000) : good,
    );
    const answers = await Promise.all(files.map((bytes) => upload(blob(bytes))));
    expect(answers.map(({ status }) => status)).toEqual(files.map((bytes) => (bytes === good ? 201 : 422)));
  });
});

describe("POST /api/admin/uploads/from-url", () => {
  const fromUrl = (url: string, folder = "products") =>
    send(app, "POST", "/api/admin/uploads/from-url", { headers, body: { folder, url } });

  it("stores a copy of the picture", async () => {
    fetched = async () => ({
      bytes: await drawHalves(50, 40).jpeg().toBuffer(),
      filename: "/fotos/camisa.jpg",
    });
    const { status, body } = await fromUrl("https://fotos.exemplo.com/fotos/camisa.jpg");
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 50, height: 40, original_filename: "camisa.jpg" });
  });

  it.each([
    ["", "Por favor, insira uma URL de imagem"],
    ["https://exemplo.com/camisa", "A URL deve apontar para uma imagem (jpeg, jpg, gif, png, webp)"],
    ["camisa.png", "Não foi possível carregar a imagem. Verifique se a URL está correta."],
  ])("refuses %j before fetching anything", async (url, message) => {
    fetched = () => Promise.reject(new Error("fetched"));
    const { status, body } = await fromUrl(url);
    expect([status, body.error.message]).toEqual([400, message]);
  });

  it.each([
    ["https://exemplo.com/praia.gif", 400, "A URL deve apontar para uma imagem (jpeg, jpg, png, webp)"],
    ["https://exemplo.com/praia.png", 415, "Tipo de arquivo inválido. Use apenas imagens JPG, PNG ou WebP."],
  ])("refuses the GIF at %s for a banner", async (url, status, message) => {
    fetched = async () => ({ bytes: await drawAnimation("gif"), filename: "praia" });
    const answer = await fromUrl(url, "banners");
    expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  });

  it("says that it could not reach the address", async () => {
    fetched = () => Promise.reject(new DomainError("picture_unreachable"));
    const { status, body } = await fromUrl("https://exemplo.com/a.png");
    expect([status, body.error.code]).toEqual([422, "picture_unreachable"]);
  });

  it("refuses a page that ends like a picture", async () => {
    fetched = async () => ({ bytes: Buffer.from("<html></html>"), filename: "a.png" });
    const { status, body } = await fromUrl("https://exemplo.com/a.png");
    expect([status, body.error.message]).toEqual([
      422,
      "Não foi possível carregar a imagem. Verifique se a URL está correta.",
    ]);
  });
});

async function readStored(key: string): Promise<Buffer> {
  const object = await app.services().storage.get(key);
  if (!object) throw new Error(`${key} is not stored`);
  return Buffer.from(await readAll(object.body));
}
