import { assertAdministrator } from "#domain/accounts/actor.ts";
import type { ProductInput, ProductUpdate } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { formatCents } from "#domain/money.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { Tx } from "../db/client.ts";
import { eq } from "../db/sql.ts";
import { savePrint } from "../print/product-prints.ts";
import type { ServiceContext } from "../service-context.ts";
import { finishProductChange, lockProduct, nextVersion } from "./change-product.ts";
import { type FullProduct, readProduct } from "./read-admin-products.ts";
import { holdCategory, resolveSubcategory } from "./resolve-subcategory.ts";
import { savePictures } from "./save-pictures.ts";
import { products } from "./tables.ts";

export async function getAdminProduct(ctx: ServiceContext, id: string): Promise<FullProduct> {
  assertAdministrator(ctx.actor);
  return readProduct(ctx.db, id);
}

/** The product and its pictures, together or not at all. */
export async function createProduct(ctx: ServiceContext, input: ProductInput): Promise<FullProduct> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const values = await columnsOf(ctx, tx, input);
    const [row] = await tx
      .insert(products)
      .values({ ...values, createdAt: ctx.now, updatedAt: ctx.now })
      .returning({ id: products.id });
    if (!row) throw new Error("The database returned no product");
    const imageIds = await savePictures(tx, ctx.now, row.id, input.images);
    if (input.print) await savePrint(tx, row.id, imageIds, input.print);
    const touched = { id: row.id, categoryIds: [values.categoryId] };
    await finishProductChange(ctx, tx, touched, "created", `Produto “${input.name}” criado`, {
      price: formatCents(input.price),
      images: input.images.length,
    });
    return readProduct(tx, row.id);
  });
}

export async function updateProduct(
  ctx: ServiceContext,
  id: string,
  input: ProductUpdate,
): Promise<FullProduct> {
  assertAdministrator(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    // The category before the product: whoever deletes a category takes them in this order, too.
    const values = await columnsOf(ctx, tx, input);
    const before = await lockProduct(tx, id);
    if (before.updatedAt.getTime() !== new Date(input.updated_at).getTime()) {
      throw new DomainError("conflict", { message: productTexts.changedMeanwhile });
    }
    await tx
      .update(products)
      .set({ ...values, updatedAt: nextVersion(ctx, before) })
      .where(eq(products.id, id));
    const imageIds = await savePictures(tx, ctx.now, id, input.images);
    if (input.print !== undefined) await savePrint(tx, id, imageIds, input.print);
    const touched = { id, categoryIds: [...new Set([before.categoryId, values.categoryId])] };
    await finishProductChange(ctx, tx, touched, "updated", `Produto “${values.name}” alterado`, {
      ...changed("name", before.name, values.name),
      ...changed("price", formatCents(before.priceCents), formatCents(values.priceCents)),
      ...changed("category_id", before.categoryId, values.categoryId),
      ...changed("is_new", before.isNew, values.isNew),
    });
    return readProduct(tx, id);
  });
}

async function columnsOf(ctx: ServiceContext, tx: Tx, input: ProductInput) {
  const category = await holdCategory(tx, input.category_id);
  return {
    name: input.name,
    priceCents: input.price,
    description: input.description,
    categoryId: category.id,
    subcategoryId: await resolveSubcategory(ctx, tx, category.id, input.subcategory_id),
    isNew: input.is_new,
  };
}

function changed<Value>(name: string, before: Value, after: Value) {
  return before === after ? {} : { [name]: { before, after } };
}
