import { randomUUID } from "node:crypto";
import { type Act, asOwner, byStaff } from "./act.ts";
import { type Answer, call, pickFrom, pickId, type Shop, settleImports } from "./shop.ts";

const words = ["Aurora", "Boreal", "Cometa", "Maré Alta", "Ipê 1982"];
const PICTURE = "https://fotos.exemplo.invalid/a.png";

/** Few codes, so that products and spreadsheets often use the same one. */
const codeOf = (pick: number) => `C${pick % 4}`;

const productOf = (shop: Shop, pick: number) => ({
  name: `Camisa ${pickFrom(words, pick)}`,
  price: 100 + (pick % 7),
  category_id: pickId(shop.categories, pick),
  ...(pick % 3 === 0 && { code: codeOf(pick) }),
  images: pick % 2 === 0 ? [] : [{ url: PICTURE }],
});

const sheetOf = (pick: number) =>
  [
    "Código;Nome;Preço;Categoria",
    `${codeOf(pick)};Importada ${pickFrom(words, pick)};${10 + (pick % 9)};${pick % 2 === 0 ? "Retrô" : `Nova ${pick % 3}`}`,
    `${codeOf(pick + 1)};Importada ${pickFrom(words, pick + 1)};20;Seleções`,
  ].join("\r\n");

async function keepId(answer: Promise<Answer>, ids: string[]): Promise<Answer> {
  const { status, body } = await answer;
  if (status === 201) ids.push(body.id);
  return { status, body };
}

const onImport =
  (action: "apply" | "undo" | "stop"): Act =>
  (shop, session, pick) =>
    byStaff(shop, session, pick, "POST", `/imports/${pickId(shop.imports, pick)}/${action}`);

export const catalogActs = {
  addProduct: (shop, session, pick) =>
    keepId(byStaff(shop, session, pick, "POST", "/products", productOf(shop, pick)), shop.products),
  editProduct: async (shop, session, pick) => {
    const path = `/products/${pickId(shop.products, pick)}`;
    const read = await asOwner(shop, session, "GET", path);
    if (read.status !== 200) return read;
    const { code: _code, ...changes } = productOf(shop, pick + 1);
    return byStaff(shop, session, pick, "PUT", path, { ...changes, updated_at: read.body.updated_at });
  },
  deleteProduct: (shop, session, pick) =>
    byStaff(shop, session, pick, "DELETE", `/products/${pickId(shop.products, pick)}`),
  duplicateProduct: (shop, session, pick) =>
    keepId(
      byStaff(shop, session, pick, "POST", `/products/${pickId(shop.products, pick)}/duplicate`),
      shop.products,
    ),
  featureProduct: (shop, session, pick) =>
    byStaff(shop, session, pick, "PUT", `/products/${pickId(shop.products, pick)}/featured`, {
      is_featured: pick % 2 === 0,
    }),
  addPicture: (shop, session, pick) => {
    const form = new FormData();
    form.set("product_id", pickId(shop.products, pick));
    form.set("file", new File([shop.picture as BlobPart], "camisa.png", { type: "image/png" }));
    const { headers } = shop.owners[session];
    return call(shop, session, "POST", "/api/admin/product-images", { headers, raw: form });
  },
  deletePicture: async (shop, session, pick) => {
    const path = `/products/${pickId(shop.products, pick)}`;
    const read = await asOwner(shop, session, "GET", path);
    const image = pickFrom<{ id: string }>(read.body.images ?? [], pick);
    return image ? byStaff(shop, session, pick, "DELETE", `${path}/images/${image.id}`) : read;
  },
  addCategory: (shop, session, pick) =>
    keepId(
      byStaff(shop, session, pick, "POST", "/categories", {
        name: pick % 2 === 0 ? `Nova ${pick % 3}` : `Copa ${randomUUID().slice(0, 8)}`,
      }),
      shop.categories,
    ),
  renameCategory: (shop, session, pick) =>
    byStaff(shop, session, pick, "PATCH", `/categories/${pickId(shop.categories, pick)}`, {
      name: `Nova ${pick % 3}`,
    }),
  deleteCategory: (shop, session, pick) =>
    byStaff(shop, session, pick, "DELETE", `/categories/${pickId(shop.categories, pick)}`),
  setCategoryPicture: (shop, session, pick) =>
    byStaff(shop, session, pick, "PUT", `/categories/${pickId(shop.categories, pick)}/image`, {
      image_url: PICTURE,
    }),
  addSubcategory: (shop, session, pick) =>
    keepId(
      byStaff(shop, session, pick, "POST", "/subcategories", {
        name: `Sub ${pick % 3}`,
        category_id: pickId(shop.categories, pick),
      }),
      shop.subcategories,
    ),
  deleteSubcategory: (shop, session, pick) =>
    byStaff(shop, session, pick, "DELETE", `/subcategories/${pickId(shop.subcategories, pick)}`),
  sendSheet: async (shop, session, pick) => {
    const answer = call(shop, session, "POST", "/api/admin/imports?filename=a.csv", {
      headers: { "Content-Type": "application/octet-stream", ...shop.owners[session].headers },
      raw: sheetOf(pick),
    });
    const { status, body } = await keepId(answer, shop.imports);
    // Only a checked spreadsheet can be applied by the steps that follow.
    await settleImports(shop);
    return { status, body };
  },
  applyImport: onImport("apply"),
  undoImport: onImport("undo"),
  stopImport: onImport("stop"),
  discardImport: (shop, session, pick) =>
    byStaff(shop, session, pick, "DELETE", `/imports/${pickId(shop.imports, pick)}`),
  changeSettings: async (shop, session, pick) => {
    const { body } = await asOwner(shop, session, "GET", "/settings");
    const version = body.customization?.version ?? "";
    const values = { customization_surcharge_cents: (pick % 5) * 500 };
    return asOwner(shop, session, "PUT", "/settings/customization", { version, values });
  },
} satisfies Record<string, Act>;
