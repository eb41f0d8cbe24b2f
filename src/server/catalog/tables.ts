import { createdAt, id, updatedAt } from "../db/columns.ts";
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../db/schema.ts";
import { sql } from "../db/sql.ts";

/** Category ids are short numbers in text form: 1 to 6 belong to the six fixed categories, new ones follow. */
export const categoryIds = pgSequence("category_ids", { startWith: 7 });

export const categories = pgTable(
  "categories",
  {
    id: text().primaryKey().default(sql`nextval('category_ids')::text`),
    name: text().notNull(),
    description: text(),
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
    // Lets a product's foreign key demand that its subcategory belongs to its category.
    unique("subcategories_category").on(table.categoryId, table.id),
  ],
);

/** Slugs that categories had before they were renamed: addresses that people and banners still hold. */
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

/** Otherwise new entries wait in a list that every search reads from end to end. */
const WRITTEN_AT_ONCE = { fastupdate: false };

export const products = pgTable(
  "products",
  {
    id: id(),
    /** The shop's own name for it, by which a spreadsheet finds it again. */
    code: text(),
    name: text().notNull(),
    /** What a search compares, kept: to make it anew for each row that is looked at would be most of the search. */
    namePlain: text().notNull().generatedAlwaysAs(sql`plain_text("name")`),
    priceCents: integer().notNull(),
    description: text(),
    imageUrl: text(),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    subcategoryId: uuid(),
    isNew: boolean().notNull().default(false),
    isFeatured: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /**
     * What the search looks through: stems of the name (A) and of the description (C), without accents. Whatever is no
     * letter or digit becomes a space first, or "26/27" would be taken for the path of a file.
     */
    searchVector: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('portuguese'::regconfig, regexp_replace(plain_text("name"), '[^a-z0-9]+', ' ', 'g')), 'A') || setweight(to_tsvector('portuguese'::regconfig, regexp_replace(plain_text(coalesce("description", '')), '[^a-z0-9]+', ' ', 'g')), 'C')`,
    ),
    /** The name's stems alone: what bears a word in its name is looked for first. */
    nameVector: tsvector().generatedAlwaysAs(
      sql`to_tsvector('portuguese'::regconfig, regexp_replace(plain_text("name"), '[^a-z0-9]+', ' ', 'g'))`,
    ),
  },
  (table) => [
    check("products_name_filled", sql`length(btrim(${table.name})) > 0`),
    check("products_code_filled", sql`length(btrim(${table.code})) > 0`),
    uniqueIndex("products_code_once").on(sql`lower(${table.code})`),
    check("products_price_not_negative", sql`${table.priceCents} >= 0`),
    foreignKey({
      name: "products_subcategory_of_category",
      columns: [table.categoryId, table.subcategoryId],
      foreignColumns: [subcategories.categoryId, subcategories.id],
    }),
    // Ascending: read backwards they are exactly `order by … desc`; a descending index is not, for its nulls differ.
    index("products_newest").on(table.createdAt, table.id),
    index("products_category_newest").on(table.categoryId, table.createdAt, table.id),
    index("products_category_price").on(table.categoryId, table.priceCents, table.id),
    index("products_price").on(table.priceCents, table.id),
    index("products_subcategory_newest").on(table.subcategoryId, table.createdAt, table.id),
    index("products_subcategory_price").on(table.subcategoryId, table.priceCents, table.id),
    index("products_by_name").on(table.namePlain, table.id),
    index("products_search").using("gin", table.searchVector).with(WRITTEN_AT_ONCE),
    index("products_name_search").using("gin", table.nameVector).with(WRITTEN_AT_ONCE),
    // For any part of a name, as the back-office searches: its letters in threes.
    index("products_name_trigrams").using("gin", sql`${table.namePlain} gin_trgm_ops`).with(WRITTEN_AT_ONCE),
    index("products_featured").on(table.createdAt, table.id).where(sql`${table.isFeatured}`),
  ],
);

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
 * How many products stand in each subcategory, kept by triggers: counting a hundred thousand rows for every page of a
 * listing would cost more than the page.
 */
export const productCounts = pgTable(
  "product_counts",
  {
    categoryId: text().notNull(),
    /** Empty for products without one. */
    subcategoryId: text().notNull(),
    products: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.subcategoryId] })],
);

/**
 * The words of all products' names and how many names bear each, kept by triggers (docs/decisions/0026). A word with a
 * typo is compared with these few instead of with every product. Numbers are no words: 1982 is no typo of 1983.
 */
export const productWords = pgTable(
  "product_words",
  { word: text().primaryKey(), products: integer().notNull() },
  (table) => [
    index("product_words_trigrams").using("gin", sql`${table.word} gin_trgm_ops`).with(WRITTEN_AT_ONCE),
    // Finds the rows to be removed without a look at the others; it is empty between transactions.
    index("product_words_empty").on(table.word).where(sql`${table.products} = 0`),
  ],
);

/** How many products were added on each day of São Paulo, kept by triggers, as the counts above. */
export const productDays = pgTable("product_days", {
  day: date({ mode: "string" }).primaryKey(),
  products: integer().notNull(),
});
