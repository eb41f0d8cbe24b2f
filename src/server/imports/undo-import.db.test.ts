import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { categories, imageMetadata, products } from "../catalog/tables.ts";
import { findUnusedKeys } from "../file-sweep/keys-in-use.ts";
import { drawPhoto } from "../media/image-fixture.ts";
import { orderItems, orders } from "../orders/tables.ts";
import type { AnswerOf } from "../runtime/contract.ts";
import { importTools, zip } from "./imports-fixture.ts";
import { importLines, imports } from "./tables.ts";

type AdminProduct = AnswerOf<"GET /api/admin/products/{id}">;

const reachable = "https://fotos.exemplo.com/frente.jpg";
const app = setUpTestApp({
  pictureFetcher: {
    async fetch(address) {
      if (address !== reachable) throw new DomainError("picture_unreachable");
      return { bytes: await drawPhoto(60, 80), filename: "frente.jpg" };
    },
  },
});
let headers: Record<string, string>;
const { check, act } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  await db().delete(orders);
  await db().delete(products);
  await db().delete(imports);
});

const sheet = (...lines: string[]) => `Código;Nome;Preço;Categoria\r\n${lines.join("\r\n")}\r\n`;
const listProducts = () => db().select().from(products).orderBy(products.name);
const importWhole = async (file: string | Uint8Array) => act((await check(file)).id, "apply");
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await send(app, method, `/api/admin${path}`, {
    headers,
    ...(body !== undefined && { body }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};
const readProduct = (id: string): Promise<AdminProduct> => call("GET", `/products/${id}`);

describe("undoing an import", () => {
  it("restores products with their pictures, and deletes new ones", async () => {
    await importWhole(`Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;${reachable}`);
    const [before] = await listProducts();
    const images = await db().select().from(imageMetadata);
    const other = zip({
      "p.csv": "Código;Nome;Preço;Categoria;Imagens\nA1;Outro nome;20;Copa;a.jpg\nA2;Nova;10;Copa;",
      "a.jpg": await drawPhoto(30, 40),
    });
    const { id } = await importWhole(other);
    expect(await listProducts()).toHaveLength(2);
    const undone = await act(id, "undo");
    expect(undone).toMatchObject({ status: "undone", counts: { undone: 2, kept: 0 } });
    expect(await listProducts()).toMatchObject([{ ...before, updatedAt: expect.any(Date) }]);
    expect(await db().select().from(imageMetadata)).toEqual(images);
    expect(await db().select().from(categories).where(eq(categories.name, "Copa"))).toEqual([]);
  });

  it("leaves products that were changed or ordered since, and reports them", async () => {
    const { id } = await importWhole(
      sheet("A1;Alterada;10;Retrô", "A2;Pedida;10;Retrô", "A3;Livre;10;Retrô"),
    );
    const [altered, , ordered] = await listProducts();
    await db()
      .update(products)
      .set({ priceCents: 1100 })
      .where(eq(products.id, altered?.id ?? ""));
    await order(ordered?.id ?? "");
    const undone = await act(id, "undo");
    expect(undone.counts).toMatchObject({ undone: 1, kept: 2 });
    expect(undone.lines.map(({ state, problems }) => problems[0]?.message ?? state)).toEqual([
      expect.stringContaining("alterado depois"),
      expect.stringContaining("já foi pedido"),
      "undone",
    ]);
    expect((await listProducts()).map(({ name }) => name)).toEqual(["Alterada", "Pedida"]);
  });

  it("finds the files of the replaced pictures, however often files are swept", async () => {
    await importWhole(`Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;10;Retrô;${reachable}`);
    const [image] = await db().select().from(imageMetadata);
    const whole = zip({ "p.csv": "Código;Imagens\nA1;a.jpg", "a.jpg": await drawPhoto(30, 40) });
    await importWhole(whole);
    expect(await findUnusedKeys(db(), [image?.s3Key ?? "", "products/202611/outra.webp"])).toEqual([
      "products/202611/outra.webp",
    ]);
  });

  it("is refused after thirty days", async () => {
    const { id } = await importWhole(sheet("A1;Um;10;Retrô"));
    await db()
      .update(imports)
      .set({ appliedAt: new Date(Date.now() - 31 * 86_400_000) })
      .where(eq(imports.id, id));
    expect((await act(id, "undo")).error?.message).toBe("Esta importação não pode mais ser desfeita.");
  });

  async function order(productId: string) {
    const [row] = await db()
      .insert(orders)
      .values({
        customer: "Ana",
        customerAddress: "Rua A",
        customerCep: "01001000",
        customerWhatsapp: "11912345678",
        totalCents: 1000,
        shippingAddress: { address: "Rua A" },
      })
      .returning();
    await db()
      .insert(orderItems)
      .values({
        orderId: row?.id ?? "",
        position: 0,
        productId,
        name: "Pedida",
        unitPriceCents: 1000,
        size: "M",
        quantity: 1,
      });
  }
});

/** Two pictures, the second with a print, so that there is something of each kind to change. */
async function importWithPictures(): Promise<{ importId: string; product: AdminProduct }> {
  const file = zip({
    "p.csv": "Código;Nome;Preço;Categoria;Imagens\nA1;Camisa;20;Retrô;a.jpg | b.jpg",
    "a.jpg": await drawPhoto(30, 40),
    "b.jpg": await drawPhoto(60, 80),
  });
  const { id: importId } = await importWhole(file);
  const [row] = await listProducts();
  return { importId, product: await readProduct(row?.id ?? "") };
}

const save = (product: AdminProduct, changes: object) =>
  call("PUT", `/products/${product.id}`, {
    name: product.name,
    price: product.price,
    category_id: product.category_id,
    subcategory_id: product.subcategory_id,
    images: product.images.map(({ id, alt_text }) => ({ id, alt_text })),
    updated_at: product.updated_at,
    ...changes,
  });

const style = { font: "slab", curve: "strong", color: "#f1ead8", outline: null };
const area = { x: 0.3, y: 0.2, width: 0.4, height: 0.35 };

describe("undoing an import leaves later work as it is", () => {
  const laterWork: [string, (product: AdminProduct) => Promise<unknown>, string][] = [
    ["pinned", ({ id }) => call("PUT", `/products/${id}/featured`, { is_featured: true }), "(Destaque)"],
    ["given another price", (product) => save(product, { price: 21 }), "(Preço)"],
    ["put on offer", (product) => save(product, { former_price: 25 }), "(Preço anterior)"],
    [
      "moved to another category",
      (product) => save(product, { category_id: "3", subcategory_id: null }),
      "(Categoria, Subcategoria)",
    ],
    ["described", (product) => save(product, { description: "De algodão." }), "(Descrição)"],
    ["given a print", (product) => save(product, { print: { image: 1, area, ...style } }), "(Estampa)"],
    [
      "deprived of a picture",
      ({ id, images }) => call("DELETE", `/products/${id}/images/${images[1]?.id}`),
      "(Imagens)",
    ],
    [
      "given another order of pictures",
      ({ id, images }) =>
        call("PUT", `/products/${id}/images/order`, { ids: images.map((image) => image.id).reverse() }),
      "(Imagens)",
    ],
    [
      "given a description of a picture",
      ({ id, images }) => call("PATCH", `/products/${id}/images/${images[0]?.id}`, { alt_text: "De frente" }),
      "(Imagens)",
    ],
  ];

  it.each(laterWork)("in a product that was %s", async (_how, change, what) => {
    const { importId, product } = await importWithPictures();
    await change(product);
    const changed = await readProduct(product.id);
    const { counts, lines } = await act(importId, "undo");
    expect(counts).toMatchObject({ undone: 0, kept: 1 });
    expect(lines[0]?.problems).toEqual([
      { column: null, message: `O produto foi alterado depois da importação ${what}; ficou como está.` },
    ]);
    expect(await readProduct(product.id)).toEqual(changed);
  });

  it("in a product that an import changed and an administrator pinned then", async () => {
    await importWhole(sheet("A1;Camisa;10;Retrô"));
    const { id } = await importWhole(sheet("A1;Camisa;20;Retrô"));
    const [product] = await listProducts();
    await call("PUT", `/products/${product?.id}/featured`, { is_featured: true });
    expect((await act(id, "undo")).counts).toMatchObject({ undone: 0, kept: 1 });
    expect(await listProducts()).toMatchObject([{ priceCents: 2000, isFeatured: true }]);
  });

  it("in a product that was pinned after an import of an earlier version, which stored no snapshot", async () => {
    const { id } = await importWhole(sheet("A1;Camisa;10;Retrô", "A2;Outra;10;Retrô"));
    await db().update(importLines).set({ after: null });
    const [product] = await listProducts();
    await call("PUT", `/products/${product?.id}/featured`, { is_featured: true });
    const { counts, lines } = await act(id, "undo");
    expect(counts).toMatchObject({ undone: 1, kept: 1 });
    expect(lines[0]?.problems[0]?.message).toContain("alterado depois");
    expect(await listProducts()).toMatchObject([{ name: "Camisa", isFeatured: true }]);
  });

  it("but not where it was taken back, or where a product was saved without a change", async () => {
    const { importId, product } = await importWithPictures();
    await call("PUT", `/products/${product.id}/featured`, { is_featured: true });
    await call("PUT", `/products/${product.id}/featured`, { is_featured: false });
    await save(product, {});
    expect((await act(importId, "undo")).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await listProducts()).toEqual([]);
  });

  it("and takes back an import whose product a later import changed, once that one is undone", async () => {
    const first = await importWhole(sheet("A1;Camisa;10;Retrô"));
    const second = await importWhole(sheet("A1;Camisa;20;Retrô"));
    await act(second.id, "undo");
    expect((await act(first.id, "undo")).counts).toMatchObject({ undone: 1, kept: 0 });
    expect(await listProducts()).toEqual([]);
  });
});
