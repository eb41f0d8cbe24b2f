import { isDeepStrictEqual } from "node:util";
import { requirePermission } from "#domain/accounts/actor.ts";
import { nextFormerPrice } from "#domain/catalog/former-price.ts";
import type { ProductInput, ProductUpdate } from "#domain/catalog/product-input.ts";
import { DomainError } from "#domain/errors.ts";
import { formatCents } from "#domain/money.ts";
import { toPatchAreas } from "#domain/options/option-input.ts";
import { toPrintRules } from "#domain/print/print-rules-input.ts";
import { toLeadTime } from "#domain/stock/lead-time-input.ts";
import { productTexts } from "#domain/texts/products.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { Tx } from "../db/client.ts";
import { isViolation } from "../db/violations.ts";
import { finishProductChange, lockProduct } from "./change-product.ts";
import { heldRules } from "./options/hold-options.ts";
import { savePrint } from "./product-prints.ts";
import { NEW_PRODUCT, publicationColumns } from "./publication.ts";
import { type FullProduct, readProduct } from "./read-admin-products.ts";
import { holdCategory, resolveSubcategory } from "./resolve-subcategory.ts";
import { heldGrid } from "./size-grids/hold-grid.ts";
import { insertProduct, overwriteProduct } from "./write-product.ts";

export async function getAdminProduct(ctx: ServiceContext, id: string): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return readProduct(ctx.db, id);
}

/** Creates a product with its pictures in one transaction. */
export async function createProduct(ctx: ServiceContext, input: ProductInput): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return refusingTakenCodes(() =>
    ctx.db.transaction(async (tx) => {
      const values = {
        ...(await columnsOf(ctx, tx, input)),
        ...publicationColumns(ctx, input, NEW_PRODUCT),
        formerPriceCents: input.former_price ?? null,
      };
      const { id, imageIds } = await insertProduct(ctx, tx, values, input.images);
      if (input.print) await savePrint(tx, id, imageIds, input.print);
      const changedProduct = { id, categoryIds: [values.categoryId] };
      await finishProductChange(ctx, tx, changedProduct, "created", `Produto “${input.name}” criado`, {
        price: formatCents(input.price),
        ...(input.former_price != null && { former_price: formatCents(input.former_price) }),
        images: input.images.length,
        status: values.status,
      });
      return readProduct(tx, id);
    }),
  );
}

export async function updateProduct(
  ctx: ServiceContext,
  id: string,
  input: ProductUpdate,
): Promise<FullProduct> {
  requirePermission(ctx.actor, "catalog");
  return refusingTakenCodes(() =>
    ctx.db.transaction(async (tx) => {
      // The category is locked before the product, in the same order as when a category is deleted, to avoid deadlocks.
      const values = await columnsOf(ctx, tx, input);
      const before = await lockProduct(tx, id);
      if (before.updatedAt.getTime() !== new Date(input.updated_at).getTime()) {
        throw new DomainError("product_changed");
      }
      const formerPriceCents = nextFormerPrice(input.price, input.former_price, before.formerPriceCents);
      const publication = publicationColumns(ctx, input, before);
      const columns = { ...values, ...publication, formerPriceCents };
      const { imageIds } = await overwriteProduct(ctx, tx, before, columns, input.images);
      if (input.print !== undefined) await savePrint(tx, id, imageIds, input.print);
      const changedProduct = { id, categoryIds: [...new Set([before.categoryId, values.categoryId])] };
      await finishProductChange(ctx, tx, changedProduct, "updated", `Produto “${values.name}” alterado`, {
        ...changed("code", before.code, values.code === undefined ? before.code : values.code),
        ...changed("name", before.name, values.name),
        ...changed("price", formatCents(before.priceCents), formatCents(values.priceCents)),
        ...changed("former_price", writePrice(before.formerPriceCents), writePrice(formerPriceCents)),
        ...changed("category_id", before.categoryId, values.categoryId),
        ...changed(
          "size_grid_id",
          before.sizeGridId,
          values.sizeGridId === undefined ? before.sizeGridId : values.sizeGridId,
        ),
        ...changedDeeply("option_rules", before.optionRules, values.optionRules),
        ...changedDeeply("patch_areas", before.patchAreas, values.patchAreas),
        ...changedDeeply("print_rules", before.printRules, values.printRules),
        ...changedDeeply("lead_time", before.leadTime, values.leadTime),
        ...changed("is_new", before.isNew, values.isNew),
        ...changed("status", before.status, publication.status),
      });
      return readProduct(tx, id);
    }),
  );
}

/** When two requests choose the same code at the same time, the unique index refuses the second. */
async function refusingTakenCodes<Output>(work: () => Promise<Output>): Promise<Output> {
  try {
    return await work();
  } catch (error) {
    if (!isViolation(error, "unique")) throw error;
    const message = productTexts.codeTaken;
    throw new DomainError("conflict", { message, fields: { code: message } });
  }
}

async function columnsOf(ctx: ServiceContext, tx: Tx, input: ProductInput) {
  const category = await holdCategory(tx, input.category_id);
  const sizeGridId = await heldGrid(tx, input.size_grid_id);
  const optionRules = await heldRules(tx, input.option_rules);
  return {
    ...(input.code !== undefined && { code: input.code }),
    name: input.name,
    priceCents: input.price,
    description: input.description,
    categoryId: category.id,
    subcategoryId: await resolveSubcategory(ctx, tx, category.id, input.subcategory_id),
    isNew: input.is_new,
    ...(sizeGridId !== undefined && { sizeGridId }),
    ...(optionRules !== undefined && { optionRules }),
    ...(input.patch_areas !== undefined && { patchAreas: toPatchAreas(input.patch_areas) }),
    ...(input.print_rules !== undefined && { printRules: toPrintRules(input.print_rules) }),
    ...(input.lead_time !== undefined && { leadTime: input.lead_time && toLeadTime(input.lead_time) }),
  };
}

const writePrice = (cents: number | null) => (cents === null ? null : formatCents(cents));

/** For JSON, which is undefined where it was left out and stays as it was. */
function changedDeeply<Value>(name: string, before: Value, after: Value | undefined) {
  return after === undefined || isDeepStrictEqual(before, after) ? {} : { [name]: { before, after } };
}

function changed<Value>(name: string, before: Value, after: Value) {
  return before === after ? {} : { [name]: { before, after } };
}
