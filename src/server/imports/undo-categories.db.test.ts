import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInAs } from "../../../tests/support/actors.ts";
import { setUpTestApp } from "../../../tests/support/app.ts";
import { send } from "../../../tests/support/requests.ts";
import { insertCategories } from "../catalog/catalog-fixture.ts";
import { categories, products, subcategories } from "../catalog/tables.ts";
import { siteImages } from "../site-images/tables.ts";
import { importTools } from "./imports-fixture.ts";
import { imports } from "./tables.ts";

const app = setUpTestApp();
let headers: Record<string, string>;
const { check, act } = importTools(app, () => headers);
const db = () => app.database.db();

beforeAll(async () => {
  await insertCategories(db());
  ({ headers } = await signedInAs(app, "administrator"));
});
beforeEach(async () => {
  for (const table of [products, siteImages, imports]) await db().delete(table);
});

const importWhole = async (file: string) => act((await check(file)).id, "apply");
const call = async (method: string, path: string, body?: unknown) => {
  const answer = await send(app, method, `/api/admin${path}`, {
    headers,
    ...(body !== undefined && { body }),
  });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
};

describe("undoing an import that created categories", () => {
  const create = async () => {
    const { id } = await importWhole("Nome;Preço;Categoria;Subcategoria\nCamisa;10;Copa;Amador");
    const [category] = await db().select().from(categories).where(eq(categories.name, "Copa"));
    return { importId: id, categoryId: category?.id ?? "" };
  };
  const image_url = "https://fotos.exemplo.com/praia.jpg";
  const later: [string, (categoryId: string) => Promise<unknown>, string, string][] = [
    ["renamed", (id) => call("PATCH", `/categories/${id}`, { name: "Copinha" }), "Copinha", "foi renomeada"],
    [
      "described",
      (id) => call("PATCH", `/categories/${id}`, { name: "Copa", description: "De bairro" }),
      "Copa",
      "ganhou uma descrição",
    ],
    [
      "given a picture",
      (id) => call("PUT", `/categories/${id}/image`, { image_url }),
      "Copa",
      "ganhou uma imagem",
    ],
    [
      "given a size guide",
      (id) =>
        call("PUT", `/categories/${id}/size-guide`, {
          measures: [{ name: "Tórax" }],
          rows: [{ size: "M", values: [53] }],
        }),
      "Copa",
      "ganhou um guia de tamanhos",
    ],
    [
      "given a subcategory",
      (id) => call("POST", "/subcategories", { name: "Feminino", category_id: id }),
      "Copa",
      "tem subcategorias",
    ],
  ];

  it.each(later)("leaves one that was %s since, and says so", async (_how, change, name, reason) => {
    const { importId, categoryId } = await create();
    await change(categoryId);
    const { status, message } = await act(importId, "undo");
    expect({ status, message }).toEqual({
      status: "undone",
      message: `Ficaram na loja: categoria “${name}” (${reason}).`,
    });
    await call("DELETE", `/categories/${categoryId}`);
  });

  it("leaves a subcategory that was renamed since, with its category", async () => {
    const { importId, categoryId } = await create();
    const [added] = await db().select().from(subcategories).where(eq(subcategories.categoryId, categoryId));
    await call("PATCH", `/subcategories/${added?.id}`, { name: "Profissional" });
    expect((await act(importId, "undo")).message).toBe(
      "Ficaram na loja: subcategoria “Profissional” (foi renomeada), categoria “Copa” (tem subcategorias).",
    );
    await call("DELETE", `/categories/${categoryId}`);
  });

  it("leaves one that has other products by now, and says so", async () => {
    const { importId, categoryId } = await create();
    const [other] = await db()
      .insert(products)
      .values({ name: "Outra", priceCents: 1, categoryId })
      .returning();
    expect((await act(importId, "undo")).message).toBe("Ficaram na loja: categoria “Copa” (tem produtos).");
    await db()
      .delete(products)
      .where(eq(products.id, other?.id ?? ""));
    await call("DELETE", `/categories/${categoryId}`);
  });

  it("removes one that is as the import made it", async () => {
    const { importId } = await create();
    expect((await act(importId, "undo")).message).toBeNull();
    expect(await db().select().from(categories).where(eq(categories.name, "Copa"))).toEqual([]);
  });
});
