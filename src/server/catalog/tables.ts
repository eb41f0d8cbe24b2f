import { eq, sql } from "drizzle-orm";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { productStatuses } from "#domain/catalog/product-status.ts";
import type { OptionRules } from "#domain/options/option-rules.ts";
import type { PatchAreas } from "#domain/options/shirt-option.ts";
import type { PrintRules } from "#domain/print/print-rules.ts";
import type { SizeGuide } from "#domain/sizes/size-guide.ts";
import type { SizeGridContent } from "#domain/sizes/stored-grid.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import { createdAt, id, instant, updatedAt, WITHOUT_PENDING_LIST } from "../db/columns.ts";

/** Category ids are short numbers as text: 1 to 6 are the six fixed categories, and new ones follow. */
export const categoryIds = pgSequence("category_ids", { startWith: 7 });

/** Named sets of sizes, with the measures of each size where the owner wrote them down. */
export const sizeGrids = pgTable(
  "size_grids",
  {
    id: id(),
    name: text().notNull(),
    /** In the order in which shoppers see them. */
    sizes: jsonb().$type<SizeGridContent["sizes"]>().notNull(),
    guide: jsonb().$type<NonNullable<SizeGridContent["guide"]>>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("size_grids_name_filled", sql`length(btrim(${table.name})) > 0`),
    uniqueIndex("size_grids_name_once").on(sql`plain_text(${table.name})`),
  ],
);

/** The grid of a product or of a category; null for the standard sizes. A grid that is in use cannot be deleted. */
const sizeGridId = () => uuid().references(() => sizeGrids.id);

/**
 * Which options a product or a category offers; null for none of its own. An option that is in use cannot be deleted:
 * whoever writes the rules holds their options.
 */
const optionRules = () => jsonb().$type<OptionRules>();

export const categories = pgTable(
  "categories",
  {
    id: text().primaryKey().default(sql`nextval('category_ids')::text`),
    name: text().notNull(),
    description: text(),
    sizeGridId: sizeGridId(),
    optionRules: optionRules(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check("categories_name_filled", sql`length(btrim(${table.name})) > 0`),
    uniqueIndex("categories_name_once").on(sql`lower(${table.name})`),
  ],
);

export const subcategories = pgTable(
  "subcategories",
  {
    id: id(),
    name: text().notNull(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    createdAt: createdAt(),
  },
  (table) => [
    check("subcategories_name_filled", sql`length(btrim(${table.name})) > 0`),
    unique("subcategories_name_once").on(table.categoryId, table.name),
    // The foreign key of products refers to this pair, which ensures that a product's subcategory belongs to its
    // category.
    unique("subcategories_category").on(table.categoryId, table.id),
  ],
);

/** The measures of a category's garments, where the owner has given it a size guide of its own. */
export const sizeGuides = pgTable("size_guides", {
  categoryId: text()
    .primaryKey()
    .references(() => categories.id, { onDelete: "cascade" }),
  guide: jsonb().$type<SizeGuide>().notNull(),
  updatedAt: updatedAt(),
});

/** The slugs that categories had before they were renamed; links and banners may still use them. */
export const categorySlugs = pgTable(
  "category_slugs",
  {
    slug: text().primaryKey(),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [index("category_slugs_category").on(table.categoryId)],
);

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const products = pgTable(
  "products",
  {
    id: id(),
    /** The shop's own identifier, by which a spreadsheet finds the product again. */
    code: text(),
    name: text().notNull(),
    /**
     * The name in lower case without accents. It is stored, because computing it for each row would take most of a
     * search's time.
     */
    namePlain: text().notNull().generatedAlwaysAs(sql`plain_text("name")`),
    priceCents: integer().notNull(),
    /** The higher price before an offer, shown struck through; null for a product that is not on offer. */
    formerPriceCents: integer(),
    /** Stored, because the listing of offers and its indexes sort by it. */
    isOnOffer: boolean().notNull().generatedAlwaysAs(sql`"former_price_cents" is not null`),
    description: text(),
    imageUrl: text(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    subcategoryId: uuid(),
    isNew: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    /** Its own grid, which counts before its category's. */
    sizeGridId: sizeGridId(),
    /** Its own options, which count before its category's. */
    optionRules: optionRules(),
    /** Where patches lie on its front picture; null for the usual places. */
    patchAreas: jsonb().$type<PatchAreas>(),
    /** What it says about names and numbers; null for the shop's rules. */
    printRules: jsonb().$type<PrintRules>(),
    /** Set for a product that is also sold without stock: it is then made to order. */
    leadTime: jsonb().$type<LeadTime>(),
    status: text({ enum: productStatuses }).notNull().default("published"),
    /** When a draft is published by itself; null if that is left to a person. */
    publishAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /**
     * The text index of the search: stems of the name (weight A) and the description (C), without accents. Punctuation
     * becomes spaces first, because PostgreSQL would parse "26/27" as a file path.
     */
    searchVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('portuguese'::regconfig, regexp_replace(plain_text("name"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('portuguese'::regconfig, regexp_replace(plain_text(coalesce("description", '')), '[^a-z0-9]+', ' ', 'g')), 'C')`,
    ),
    /** The stems of the name alone, because matches in the name are searched first. */
    nameVector: tsvector().generatedAlwaysAs(
      sql`to_tsvector('portuguese'::regconfig, regexp_replace(plain_text("name"), '[^a-z0-9]+', ' ', 'g'))`,
    ),
  },
  (table) => [
    check("products_name_filled", sql`length(btrim(${table.name})) > 0`),
    check("products_code_filled", sql`length(btrim(${table.code})) > 0`),
    uniqueIndex("products_code_once").on(sql`lower(${table.code})`),
    check("products_price_not_negative", sql`${table.priceCents} >= 0`),
    check("products_former_price_higher", sql`${table.formerPriceCents} > ${table.priceCents}`),
    check("products_status_known", sql`${table.status} in ('draft', 'published', 'hidden')`),
    check("products_only_drafts_wait", sql`${table.publishAt} is null or ${table.status} = 'draft'`),
    foreignKey({
      name: "products_subcategory_of_category",
      columns: [table.categoryId, table.subcategoryId],
      foreignColumns: [subcategories.categoryId, subcategories.id],
    }),
    // The indexes are ascending: a backward scan gives exactly `order by … desc`, while a descending index sorts nulls
    // differently. The status is in them, so that the shop's lists skip what is not published without reading its row.
    index("products_newest").on(table.createdAt, table.id, table.status),
    index("products_category_newest").on(table.categoryId, table.createdAt, table.id, table.status),
    index("products_category_price").on(table.categoryId, table.priceCents, table.id, table.status),
    index("products_price").on(table.priceCents, table.id, table.status),
    index("products_subcategory_newest").on(table.subcategoryId, table.createdAt, table.id, table.status),
    index("products_subcategory_price").on(table.subcategoryId, table.priceCents, table.id, table.status),
    index("products_offers_newest").on(table.isOnOffer, table.createdAt, table.id, table.status),
    index("products_offers_price").on(table.isOnOffer, table.priceCents, table.id, table.status),
    index("products_to_publish").on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index("products_by_name").on(table.namePlain, table.id),
    index("products_search").using("gin", table.searchVector).with(WITHOUT_PENDING_LIST),
    index("products_name_search").using("gin", table.nameVector).with(WITHOUT_PENDING_LIST),
    // This trigram index serves the back-office's search for any part of a name.
    index("products_name_trigrams")
      .using("gin", sql`${table.namePlain} gin_trgm_ops`)
      .with(WITHOUT_PENDING_LIST),
    index("products_size_grid").on(table.sizeGridId).where(sql`${table.sizeGridId} is not null`),
    // The products that use an option, which are counted before it is deleted.
    index("products_options")
      .using("gin", sql`${table.optionRules} jsonb_path_ops`)
      .with(WITHOUT_PENDING_LIST)
      .where(sql`${table.optionRules} is not null`),
    index("products_featured").on(table.createdAt, table.id).where(sql`${table.isFeatured}`),
  ],
);

/** Shoppers see nothing else: every list, page, feed and quote of the shop filters by this condition. */
export const isPublished = eq(products.status, "published");

export const imageMetadata = pgTable(
  "image_metadata",
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    s3Key: text("s3_key"),
    url: text().notNull(),
    storagePath: text(),
    isPrimary: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    altText: text(),
    fileSize: integer(),
    width: integer(),
    height: integer(),
    mimeType: text(),
    originalFilename: text(),
    dominantColor: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "image_metadata_sizes_positive",
      sql`${table.fileSize} >= 0 and ${table.width} > 0 and ${table.height} > 0`,
    ),
    index("image_metadata_product").on(table.productId),
    uniqueIndex("image_metadata_one_primary").on(table.productId).where(sql`${table.isPrimary}`),
    index("image_metadata_key").on(table.s3Key),
  ],
);

/**
 * The number of products in each subcategory, a rollup that triggers maintain: counting a hundred thousand rows for
 * every page of a listing would cost more than the page.
 */
export const productCounts = pgTable(
  "product_counts",
  {
    categoryId: text().notNull(),
    /** Empty for products without a subcategory. */
    subcategoryId: text().notNull(),
    products: integer().notNull(),
    /** Those of them that shoppers see. */
    published: integer().notNull().default(0),
    /** Those of the published ones that are on offer. */
    onOffer: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.subcategoryId] })],
);

/**
 * The words of all names of published products with the number of names that contain each, a rollup that triggers maintain
 * (docs/decisions/0026). A mistyped term is compared with these instead of with every product. Numbers are left out,
 * because 1982 is not a typo of 1983.
 */
export const productWords = pgTable(
  "product_words",
  { word: text().primaryKey(), products: integer().notNull() },
  (table) => [
    index("product_words_trigrams").using("gin", sql`${table.word} gin_trgm_ops`).with(WITHOUT_PENDING_LIST),
    // Triggers find the rows to delete by this index, which is empty between transactions.
    index("product_words_empty").on(table.word).where(sql`${table.products} = 0`),
  ],
);

/** The number of published products that were added on each day in São Paulo, a rollup that triggers maintain. */
export const productDays = pgTable("product_days", {
  day: date({ mode: "string" }).primaryKey(),
  products: integer().notNull(),
});
