import type { Category } from "#domain/catalog/category.ts";
import { resolveCategoryKey } from "#domain/catalog/category-key.ts";
import type { ProductOrder, ProductPage } from "#domain/catalog/product.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import type { ServiceContext } from "../service-context.ts";
import { listCategories, listCategoryTiles } from "./category-service.ts";
import { listNewest, listProducts } from "./product-service.ts";

const NEWEST_COUNT = 10;

export interface CategoryListing {
  name: string;
  description: string | null;
  /** Only a category with a picture has a hero. */
  picture: ShownPicture | null;
  /** Null on the special listings, which have no subcategories to choose from. */
  category: Category | null;
  page: ProductPage;
  /** False for a key that means nothing: an empty listing, answered with 404. */
  isKnown: boolean;
}

export interface ListingRequest {
  key: string;
  subcategoryId?: string | undefined;
  order: ProductOrder;
  page: number;
}

/** What /categoria/{key} shows, whatever the key is: a category, the newest, everything, or nothing. */
export async function getCategoryListing(
  ctx: ServiceContext,
  request: ListingRequest,
): Promise<CategoryListing> {
  const target = resolveCategoryKey(request.key, await listCategories(ctx));
  const special = { description: null, picture: null, category: null };
  switch (target.kind) {
    case "category":
      return { ...(await listCategory(ctx, target.category, request)), isKnown: true };
    case "newest": {
      const products = await listNewest(ctx, NEWEST_COUNT);
      return { ...special, name: "Lançamentos", page: onePage(products), isKnown: true };
    }
    case "all":
      return { ...special, name: "Promoções", page: await listProducts(ctx, request), isKnown: true };
    case "none":
      return { ...special, name: "Categoria", page: onePage([]), isKnown: false };
  }
}

async function listCategory(ctx: ServiceContext, category: Category, request: ListingRequest) {
  const tiles = await listCategoryTiles(ctx);
  const { subcategoryId, order, page } = request;
  return {
    name: category.name,
    description: category.description,
    picture: tiles.find(({ id }) => id === category.id)?.picture ?? null,
    category,
    page: await listProducts(ctx, { categoryId: category.id, subcategoryId, order, page }),
  };
}

function onePage(products: ProductPage["products"]): ProductPage {
  return { products, total: products.length, page: 1, pageCount: 1 };
}
