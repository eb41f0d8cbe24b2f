/** The reads of the storefront's pages and of the back-office's product list. */
import { wholeListing } from "#domain/catalog/listing-query.ts";
import { PRODUCTS_PER_PAGE } from "#domain/catalog/product.ts";
import { listAdminProducts } from "#server/catalog/list-products-service.ts";
import { getCategoryListing } from "#server/catalog/listing-service.ts";
import { findProduct, listFeatured, listNewest, listRelated } from "#server/catalog/product-service.ts";
import { searchProducts, suggestProducts } from "#server/catalog/search-service.ts";
import type { Reads } from "../support/measure-growth.ts";

export const catalogueReads: Reads = {
  "home: featured and newest": async (ctx) => [await listFeatured(ctx, 4), await listNewest(ctx, 4)],
  "category, first page": (ctx) => getCategoryListing(ctx, "3", wholeListing),
  "category, last page": (ctx, { products }) =>
    getCategoryListing(ctx, "3", { ...wholeListing, page: lastPage(products / 6) }),
  "subcategory, last page": (ctx, { products }) =>
    getCategoryListing(ctx, "3", {
      ...{ ...wholeListing, page: lastPage(products / 24) },
      subcategory: "subcategoria-2",
    }),
  "category, cheapest first": (ctx) =>
    getCategoryListing(ctx, "3", { ...wholeListing, order: "menor-preco" }),
  "all products, first page": (ctx) => getCategoryListing(ctx, "promocoes", wholeListing),
  "all products, in the middle": (ctx, { products }) =>
    getCategoryListing(ctx, "promocoes", { ...wholeListing, page: lastPage(products / 2) }),
  "all products, last page": (ctx, { products }) =>
    getCategoryListing(ctx, "promocoes", { ...wholeListing, page: lastPage(products) }),
  "product and related": async (ctx, { productId }) => {
    const product = await findProduct(ctx, productId);
    return product && listRelated(ctx, product, 4);
  },
  "search, a common word": (ctx) => searchProducts(ctx, "aurora"),
  "search, two words": (ctx) => searchProducts(ctx, "aurora goleiro"),
  "search, one product": (ctx) => searchProducts(ctx, "aurora 81"),
  "search, in every description": (ctx) => searchProducts(ctx, "malha"),
  "search, a typo": (ctx) => searchProducts(ctx, "canarinhu"),
  "search, two typos": (ctx) => searchProducts(ctx, "goleirro noturmo"),
  "search, nothing": (ctx) => searchProducts(ctx, "chuteira"),
  suggestions: (ctx) => suggestProducts(ctx, "mar"),
  "back-office, newest": (ctx) => listAdminProducts(ctx, { sort: "newest" }),
  "back-office, in the middle": (ctx, { productCursor }) =>
    listAdminProducts(ctx, { sort: "name", cursor: productCursor }),
  "back-office, by name": (ctx) => listAdminProducts(ctx, { sort: "name" }),
  "back-office, one category": (ctx) => listAdminProducts(ctx, { sort: "newest", category: "3" }),
  "back-office, without picture": (ctx) => listAdminProducts(ctx, { sort: "newest", withoutPicture: true }),
  "back-office, search for one": (ctx) => listAdminProducts(ctx, { sort: "newest", q: "aurora titular 81" }),
  "back-office, search for many": (ctx) => listAdminProducts(ctx, { sort: "newest", q: "aurora" }),
};

const lastPage = (products: number) => Math.max(1, Math.floor(products / PRODUCTS_PER_PAGE));
