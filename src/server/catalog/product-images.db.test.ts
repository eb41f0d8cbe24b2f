import { beforeAll, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { drawHalves } from "../media/image-fixture.ts";
import { insertCategories, readerContext } from "./catalog-fixture.ts";
import { findProduct } from "./product-service.ts";

const app = setUpTestApp({ caches: true });
const external = "https://fotos.exemplo.com/camisa.jpg";
let headers: Record<string, string>;
let picture: Blob;

beforeAll(async () => {
  await insertCategories(app.database.db());
  ({ headers } = await signedInAs(app, "administrator"));
  picture = new Blob([new Uint8Array(await drawHalves(60, 40).png().toBuffer())], { type: "image/png" });
});

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin${path}`, { headers, ...(body !== undefined && { body }) });

async function sendForm(path: string, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await app.request(`/api/admin${path}`, { method: "POST", headers, body: form });
  return { status: response.status, body: await response.json() };
}

const upload = async () => (await sendForm("/uploads", { file: picture, folder: "products" })).body;
const shirt = (images: object[], changes: object = {}) => ({
  name: "Camisa",
  price: 100,
  category_id: "1",
  images,
  ...changes,
});
const create = async (images: object[]) => (await call("POST", "/products", shirt(images))).body;
const urlsOf = (product: { images: { url: string }[] }) => product.images.map(({ url }) => url);

/** Creates a product with this many uploaded pictures. */
async function createWith(count: number) {
  const uploads = [];
  for (let at = 0; at < count; at++) uploads.push(await upload());
  return create(uploads.map(({ key }) => ({ key })));
}

describe("pictures saved with a product", () => {
  it("are stored in the given order, the first as the main one, with the metadata of the upload", async () => {
    const [front, back] = [await upload(), await upload()];
    const product = await create([{ key: back.key, alt_text: "Costas" }, { key: front.key }]);
    expect(product.image_url).toBe(back.url);
    expect(product.images).toMatchObject([
      { s3_key: back.key, storage_path: back.key, url: back.url, is_primary: true, alt_text: "Costas" },
      {
        s3_key: front.key,
        is_primary: false,
        alt_text: null,
        width: 60,
        height: 40,
        mime_type: "image/png",
      },
    ]);
    expect(product.images[0]).toMatchObject({ file_size: back.size, original_filename: "blob" });
  });

  it("are what the storefront shows", async () => {
    const product = await createWith(2);
    const shown = await findProduct(readerContext(app.database.db()), product.id);
    expect(shown?.pictures.map(({ url }) => url)).toEqual(urlsOf(product));
    expect(shown?.picture?.url).toBe(product.image_url);
  });

  it("may stay on another site, and the product has has_external_image", async () => {
    const product = await create([{ url: external }]);
    expect(product).toMatchObject({ image_url: external, has_external_image: true });
    expect(product.images).toMatchObject([{ url: external, s3_key: null, width: null }]);
  });

  it("are replaced, kept, added and put in order by one update", async () => {
    const before = await createWith(3);
    const added = await upload();
    const [first, , third] = before.images;
    const images = [{ id: third.id }, { key: added.key }, { id: first.id, alt_text: "Frente" }];
    const update = shirt(images, { updated_at: before.updated_at });
    const { body } = await call("PUT", `/products/${before.id}`, update);
    expect(urlsOf(body)).toEqual([third.url, added.url, first.url]);
    expect(body.images[2].alt_text).toBe("Frente");
    expect(body.image_url).toBe(third.url);
  });

  it("and the product are saved together or not at all", async () => {
    const before = (await call("GET", "/products")).body.total;
    const { status, body } = await call(
      "POST",
      "/products",
      shirt([{ key: "products/202611/nothing.webp" }]),
    );
    expect([status, body.error.message]).toEqual([
      409,
      "Uma das imagens enviadas não está mais guardada. Envie-a novamente.",
    ]);
    expect((await call("GET", "/products")).body.total).toBe(before);
  });

  it.each([
    ["five of them", Array.from({ length: 5 }, () => ({ url: external }))],
    ["a plain http address", [{ url: "http://exemplo.com/a.png" }]],
    ["a script as an address", [{ url: "javascript:alert(1)//.png" }]],
    ["one that is named twice over", [{ url: external, key: "products/a.webp" }]],
    ["one that is not named", [{}]],
  ])("are refused: %s", async (_title, images) => {
    expect((await call("POST", "/products", shirt(images))).status).toBe(400);
  });

  it("of another product are refused", async () => {
    const [mine, other] = [await createWith(1), await createWith(1)];
    const update = shirt([{ id: other.images[0].id }], { updated_at: mine.updated_at });
    expect((await call("PUT", `/products/${mine.id}`, update)).status).toBe(409);
  });

  it("are shared with a copy of the product", async () => {
    const source = await createWith(2);
    const { body } = await call("POST", `/products/${source.id}/duplicate`);
    expect(urlsOf(body)).toEqual(urlsOf(source));
    expect(body.image_url).toBe(source.image_url);
    expect(body.images[0].id).not.toBe(source.images[0].id);
  });
});

describe("one picture of a product", () => {
  it("becomes the main one and comes first", async () => {
    const before = await createWith(3);
    const [a, b, c] = before.images;
    const { body } = await call("PUT", `/products/${before.id}/images/${c.id}/primary`);
    expect(urlsOf(body)).toEqual([c.url, a.url, b.url]);
    expect(body.image_url).toBe(c.url);
  });

  it("is removed, and the next one is the main one", async () => {
    const before = await createWith(2);
    const [a, b] = before.images;
    const { body } = await call("DELETE", `/products/${before.id}/images/${a.id}`);
    expect([urlsOf(body), body.image_url, body.images[0].is_primary]).toEqual([[b.url], b.url, true]);
  });

  it("leaves no image address behind when the last one is removed", async () => {
    const before = await createWith(1);
    const { body } = await call("DELETE", `/products/${before.id}/images/${before.images[0].id}`);
    expect([body.image_url, body.images]).toEqual([null, []]);
  });

  it("gets an alternative text", async () => {
    const before = await createWith(1);
    const path = `/products/${before.id}/images/${before.images[0].id}`;
    const { body } = await call("PATCH", path, { alt_text: " Camisa de frente " });
    expect(body.images[0].alt_text).toBe("Camisa de frente");
  });

  it.each(["DELETE", "PUT"])("of another product is not found by %s", async (method) => {
    const [mine, other] = [await createWith(1), await createWith(1)];
    const path = `/products/${mine.id}/images/${other.images[0].id}`;
    expect((await call(method, method === "PUT" ? `${path}/primary` : path)).status).toBe(404);
  });

  it("changes the product's version, so that an open form cannot restore it", async () => {
    const before = await createWith(2);
    await call("DELETE", `/products/${before.id}/images/${before.images[0].id}`);
    const images = before.images.map(({ id }: { id: string }) => ({ id }));
    const late = await call(
      "PUT",
      `/products/${before.id}`,
      shirt(images, { updated_at: before.updated_at }),
    );
    expect(late.status).toBe(409);
  });
});

describe("PUT /api/admin/products/{id}/images/order", () => {
  const reorder = (id: string, ids: string[]) => call("PUT", `/products/${id}/images/order`, { ids });

  it("takes the whole new order", async () => {
    const { id, images } = await createWith(3);
    const wanted = [images[1].id, images[2].id, images[0].id];
    const { body } = await reorder(id, wanted);
    expect(body.images.map((image: { id: string }) => image.id)).toEqual(wanted);
    expect(body.image_url).toBe(images[1].url);
  });

  it("changes nothing if the list is incomplete", async () => {
    const { id, images } = await createWith(2);
    expect((await reorder(id, [images[1].id])).status).toBe(409);
    expect((await reorder(id, [images[1].id, images[1].id])).status).toBe(409);
    expect(urlsOf((await call("GET", `/products/${id}`)).body)).toEqual(urlsOf({ images }));
  });
});

describe("POST /api/admin/product-images", () => {
  it("uploads a file and adds it to the product", async () => {
    const { id } = await create([]);
    const { status, body } = await sendForm("/product-images", { file: picture, product_id: id });
    expect([status, body.images.length, body.images[0].is_primary]).toEqual([201, 1, true]);
  });

  it("requires a file and a product", async () => {
    expect((await sendForm("/product-images", { product_id: "x" })).body.error.message).toBe(
      "Arquivo não fornecido",
    );
    expect((await sendForm("/product-images", { file: picture })).body.error.message).toBe(
      "ID do produto é obrigatório",
    );
  });

  it("refuses a fifth picture", async () => {
    const { id } = await createWith(4);
    const { status, body } = await sendForm("/product-images", { file: picture, product_id: id });
    expect([status, body.error.message]).toEqual([409, "Um produto tem no máximo 4 imagens."]);
  });

  it("stores the address of a picture that the shop cannot fetch", async () => {
    const { id } = await create([]);
    const { body } = await call("POST", "/product-images/from-url", { product_id: id, url: external });
    expect(body).toMatchObject({ image_url: external, has_external_image: true });
  });

  it("requires a product and an address", async () => {
    const { id } = await create([]);
    const ask = async (body: object) =>
      (await call("POST", "/product-images/from-url", body)).body.error.message;
    expect(await ask({ url: external })).toBe("ID do produto é obrigatório");
    expect(await ask({ product_id: id })).toBe("Por favor, insira uma URL de imagem");
  });
});
