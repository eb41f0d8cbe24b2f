import type { Category, Subcategory } from "#domain/catalog/category.ts";
import { categoryKeyOf, resolveCategoryKey } from "#domain/catalog/category-key.ts";
import { fixedTiles } from "#domain/catalog/fixed-tiles.ts";
import type { ListingQuery } from "#domain/catalog/listing-query.ts";
import type { ProductOrder, ProductPage, ProductSummary } from "#domain/catalog/product.ts";
import type { ShownPicture } from "#domain/media/shown-picture.ts";
import { plainSlugOf } from "#domain/slug.ts";
import type { ServiceContext } from "../context/service-context.ts";
import { findCategoryPicture, listCategories } from "./category-service.ts";
import { findIdsByOldKeys } from "./category-slugs.ts";
import { countOffers } from "./count-products.ts";
import { findShelf, type ListingShelf } from "./listing-shelf.ts";
import { listNewest, listProducts } from "./product-service.ts";

const NEWEST_COUNT = 10;

export interface SubcategoryFilter extends Subcategory {
  /** The key in the address: the plain slug where it is unique. */
  key: string;
}

export interface CategoryListing {
  /** The canonical key of this listing, whichever of its keys was requested. */
  key: string;
  /** Null for the special listings, which are not categories. */
  categoryId: string | null;
  name: string;
  description: string | null;
  /** Null for a category without a picture, which has no hero. */
  picture: ShownPicture | null;
  subcategories: SubcategoryFilter[];
  /** The active filter. */
  subcategory: SubcategoryFilter | null;
  /** How many products are on offer; null for a listing that cannot be narrowed to them. */
  offers: number | null;
  onlyOffers: boolean;
  /** What it can be narrowed to; absent in a shop that has only the standard sizes and counts nothing. */
  shelf?: ListingShelf;
  page: ProductPage;
  /** False for an unknown key or filter; the page then shows an empty listing with status 404. */
  isKnown: boolean;
  /** True if the requested key is an earlier slug of the category; the page redirects to `key`. */
  isMoved: boolean;
}

/** The content of /categoria/{key}: a category, the newest products, all products, or an empty unknown listing. */
export async function getCategoryListing(
  ctx: ServiceContext,
  key: string,
  query: ListingQuery,
): Promise<CategoryListing> {
  const categories = await listCategories(ctx);
  const target = resolveCategoryKey(key, categories);
  switch (target.kind) {
    case "category":
      return listCategory(ctx, target.category, categoryKeyOf(target.category, categories), query);
    case "newest":
    case "all":
      return listSpecial(ctx, target.kind, query);
    case "none":
      return (await findMoved(ctx, key, categories)) ?? unknownListing(key);
  }
}

/** The special listings have no subcategories, so that every filter of theirs is unknown. */
async function listSpecial(
  ctx: ServiceContext,
  kind: "newest" | "all",
  query: ListingQuery,
): Promise<CategoryListing> {
  const key = kind === "newest" ? "lancamentos" : "promocoes";
  if (query.subcategory !== undefined) return unknownListing(key);
  return kind === "newest"
    ? special(key, "Lançamentos", await listLatest(ctx, query))
    : listPromotions(ctx, key, query);
}

/** All products, those on offer first, or only those. */
async function listPromotions(
  ctx: ServiceContext,
  key: string,
  { order, onlyOffers, page, ...wanted }: ListingQuery,
): Promise<CategoryListing> {
  const offers = await countOffers(ctx.db);
  const { shelf, condition, isKnown } = await findShelf(ctx.db, undefined, wanted);
  const listing = { order, page, onlyOffers, offersFirst: true, condition };
  const products = isKnown ? await listProducts(ctx, listing) : onePage([], 1);
  return { ...special(key, "Promoções", products), offers, onlyOffers, ...(shelf && { shelf }), isKnown };
}

async function findMoved(
  ctx: ServiceContext,
  key: string,
  categories: readonly Category[],
): Promise<CategoryListing | undefined> {
  const id = (await findIdsByOldKeys(ctx.db, [key])).get(key);
  const category = categories.find((candidate) => candidate.id === id);
  if (!category) return undefined;
  const present = categoryKeyOf(category, categories);
  return { ...special(present, category.name, onePage([], 1)), isMoved: true };
}

/** The home page's fixed tiles have a name even before the owner has created their category. */
function unknownListing(key: string): CategoryListing {
  const name = fixedTiles.find(({ id }) => id === key)?.name ?? "Categoria não encontrada";
  return { ...special(key, name, onePage([], 1)), isKnown: false };
}

async function listCategory(
  ctx: ServiceContext,
  category: Category,
  key: string,
  { onlyOffers: _, ...query }: ListingQuery,
): Promise<CategoryListing> {
  const filters = category.subcategories.map(({ id, name }, _, all) => ({
    id,
    name,
    key:
      all.filter((other) => plainSlugOf(other.name) === plainSlugOf(name)).length > 1
        ? id
        : plainSlugOf(name),
  }));
  const wanted = query.subcategory && plainSlugOf(query.subcategory);
  const subcategory = filters.find(({ id, key }) => id === wanted || key === wanted) ?? null;
  const { shelf, condition, ...found } = await findShelf(ctx.db, category.id, query);
  const isKnown = found.isKnown && (wanted === undefined || subcategory !== null);
  const filter = { categoryId: category.id, subcategoryId: subcategory?.id, condition };
  return {
    key,
    categoryId: category.id,
    name: category.name,
    description: category.description,
    picture: (await findCategoryPicture(ctx, category)) ?? null,
    subcategories: filters,
    subcategory,
    offers: null,
    onlyOffers: false,
    ...(shelf && { shelf }),
    page: isKnown ? await listProducts(ctx, { ...query, ...filter }) : onePage([], 1),
    isKnown,
    isMoved: false,
  };
}

function special(key: string, name: string, page: ProductPage): CategoryListing {
  return {
    key,
    categoryId: null,
    name,
    description: null,
    picture: null,
    subcategories: [],
    subcategory: null,
    offers: null,
    onlyOffers: false,
    page,
    isKnown: true,
    isMoved: false,
  };
}

/** Takes the newest products first and sorts only those in the requested order. */
async function listLatest(ctx: ServiceContext, { order, page }: ListingQuery): Promise<ProductPage> {
  const newest = await listNewest(ctx, NEWEST_COUNT);
  return onePage(newest.toSorted(comparisons[order]), page);
}

const comparisons: Record<ProductOrder, (a: ProductSummary, b: ProductSummary) => number> = {
  recentes: () => 0,
  "menor-preco": (a, b) => a.priceCents - b.priceCents,
  "maior-preco": (a, b) => b.priceCents - a.priceCents,
};

function onePage(products: ProductSummary[], page: number): ProductPage {
  return { products, total: products.length, page, pageCount: 1 };
}
