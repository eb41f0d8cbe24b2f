import { beforeAll, describe, expect, it } from "vitest";
import { type SignedInTester, signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { findOrderedKeys } from "../orders/picture-keys-in-use.ts";
import { orderItems } from "../orders/tables.ts";
import type { AnswerOf } from "../runtime/contract.ts";
import { insertCategories, readerContext } from "./catalog-fixture.ts";
import { findProduct } from "./product-service.ts";

type AdminProduct = AnswerOf<"GET /api/admin/products/{id}">;

const app = setUpTestApp({ caches: true });
let owner: SignedInTester;
let ana: SignedInTester;

beforeAll(async () => {
  await insertCategories(app.database.db());
  owner = await signedInAs(app, "administrator");
  ana = await signedInAs(app, "customer");
});

const front = "https://exemplo.com/frente.png";
const back = "https://exemplo.com/costas.png";
const style = { font: "slab", curve: "strong", color: "#F1EAD8", outline: null };
const area = { x: 0.3, y: 0.2, width: 0.4, height: 0.35 };
const print = { image: 1, width: 800, height: 1000, area, ...style };
const saved = { picture: { url: back, width: 800, height: 1000 }, area, ...style, color: "#f1ead8" };

const call = (method: string, path: string, body?: unknown) =>
  send(app, method, `/api/admin/products${path}`, {
    headers: owner.headers,
    ...(body !== undefined && { body }),
  });
const input = (changes: object = {}) => ({
  name: "Camisa Aurora",
  price: 289.9,
  category_id: "1",
  images: [{ url: front }, { url: back }],
  print,
  ...changes,
});
const create = async (changes: object = {}): Promise<AdminProduct> =>
  (await call("POST", "", input(changes))).body;
const imagesOf = ({ images }: AdminProduct) => images.map(({ id }) => ({ id }));
const update = (product: AdminProduct, changes: object) =>
  call("PUT", `/${product.id}`, {
    ...input({ images: imagesOf(product), print: undefined }),
    updated_at: product.updated_at,
    ...changes,
  });
const findPublic = (id: string) => findProduct(readerContext(app.database.db()), id);

describe("a product's print", () => {
  it("is saved with the product and returned by the back-office and by the shop", async () => {
    const product = await create();
    expect(product.print).toEqual({ ...saved, image_id: product.images[1]?.id });
    expect((await findPublic(product.id))?.print).toEqual(saved);
  });

  it("stays when an update does not mention it", async () => {
    const { body } = await update(await create(), { name: "Camisa Aurora II" });
    expect(body.print).toMatchObject(saved);
  });

  it("is removed when an update sets it to null", async () => {
    expect((await update(await create(), { print: null })).body.print).toBeNull();
  });

  it("is deleted with its picture", async () => {
    const product = await create();
    const { body } = await call("DELETE", `/${product.id}/images/${product.images[1]?.id}`);
    expect(body.print).toBeNull();
  });

  it("is copied with the product, onto the copy's own picture", async () => {
    const { body } = await call("POST", `/${(await create()).id}/duplicate`);
    expect(body.print).toEqual({ ...saved, image_id: body.images[1].id });
  });

  it.each([
    [{ area: { ...area, x: 0.7 } }, "print.area", "A área da estampa deve ficar dentro da foto"],
    [{ area: { ...area, width: 0.01 } }, "print.area.width", "A área da estampa é pequena demais"],
    [{ color: "red" }, "print.color", "Informe a cor como #RRGGBB"],
    [{ font: "comic" }, "print.font", "Fonte desconhecida"],
    [{ image: 2 }, "print.image", "Escolha a foto das costas"],
    [{ width: undefined }, "print.image", "Diga o tamanho da foto das costas"],
  ])("is refused with %j", async (changes, field, message) => {
    const { status, body } = await call("POST", "", input({ print: { ...print, ...changes } }));
    expect([status, body.error.fields]).toEqual([400, { [field]: message }]);
  });
});

describe("an order's line", () => {
  const customization = { name: "JOÃO", number: "10" };
  const order = (id: string, line: object) =>
    send(app, "POST", "/api/orders", {
      headers: { ...ana.headers, "Idempotency-Key": crypto.randomUUID() },
      body: {
        customer: "Ana Lima",
        customer_cep: "01310100",
        customer_address: "Avenida Paulista, 1000",
        customer_whatsapp: "11912345678",
        items: [{ id, size: "G", quantity: 1, ...line }],
      },
    });

  it("keeps the print of the time of the order, whatever happens to the product", async () => {
    const product = await create();
    const placed = (await order(product.id, { customization })).body;
    await update(product, { print: { ...print, color: "#000000" } });
    await call("DELETE", `/${product.id}`);
    const { body } = await send(app, "GET", `/api/account/orders/${placed.id}`, { headers: ana.headers });
    expect(body.items[0].print).toEqual(saved);
  });

  it("has none without a name and a number", async () => {
    expect((await order((await create()).id, {})).body.items[0].print).toBeNull();
  });

  it("is quoted with the current print", async () => {
    const { id } = await create();
    const items = [{ id, size: "G", quantity: 1, customization }];
    expect((await send(app, "POST", "/api/cart/quote", { body: { items } })).body.items[0].print).toEqual(
      saved,
    );
  });

  it("keeps the file of its back picture from being swept", async () => {
    const key = "products/202601/costas-do-pedido.webp";
    const placed = (await order((await create()).id, { customization })).body;
    const url = `/storage/v1/object/public/product-images/${key}`;
    const db = app.database.db();
    await db
      .update(orderItems)
      .set({ print: { ...placed.items[0].print, picture: { ...saved.picture, url } } });
    expect(await findOrderedKeys(db, [key, "products/202601/outra.webp"])).toEqual([key]);
  });
});
