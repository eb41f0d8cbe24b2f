import { and, eq, sql } from "drizzle-orm";
import type { FulfilmentSettings } from "#domain/fulfilment/promise.ts";
import type { Offer } from "#domain/offers/offer.ts";
import type { OfferedOptions } from "#domain/options/shirt-option.ts";
import type { OrderLine } from "#domain/orders/order-input.ts";
import type { PricedProduct } from "#domain/orders/quote-lines.ts";
import type { PrintRules } from "#domain/print/print-rules.ts";
import { storeSettingsSchema } from "#domain/settings/store-settings.ts";
import type { GridSize } from "#domain/sizes/size-grid.ts";
import type { LeadTime } from "#domain/stock/lead-time.ts";
import type { UnitsBySize } from "#domain/stock/stock.ts";
import { offeredOptions } from "../catalog/options/offered-options.ts";
import { isGridOfProduct } from "../catalog/product-columns.ts";
import { productPrints } from "../catalog/product-print-tables.ts";
import { toProductPrint, toShirtPrint } from "../catalog/product-prints.ts";
import { countedUnits, readShelf } from "../catalog/stock/counted-units.ts";
import { categories, imageMetadata, isPublished, products, sizeGrids } from "../catalog/tables.ts";
import type { DbOrTx } from "../db/client.ts";
import { preparedOnce } from "../db/prepared-once.ts";
import { isDeliveryOffered } from "../delivery/read-methods.ts";
import { runningOffers } from "../offers/read-offers.ts";
import { SETTINGS_ROW_ID } from "../settings/settings-service.ts";
import { storeSettings } from "../settings/tables.ts";

/** What the database says about the lines of a cart. */
export interface Prices {
  products: Map<string, PricedProduct>;
  surchargeCents: number;
  shirtGrams: number;
  /** Whether an order may have a CPF. */
  asksCpf: boolean;
  /** Null while the shop promises nothing. */
  fulfilment: FulfilmentSettings | null;
  /** Whether the shop has set up a delivery. */
  offersDelivery: boolean;
  /** What the order may get: offers that apply by themselves, and the one of the code. */
  offers: Offer[];
}

/** Who orders, at which moment, and with which code. */
export interface Occasion {
  now: Date;
  code: string | null;
  /** The ids under which the uses of a limited offer are counted: account and number. */
  customers: string[];
}

export async function readPrices(
  db: DbOrTx,
  lines: readonly Pick<OrderLine, "id">[],
  { now, code, customers }: Occasion,
): Promise<Prices> {
  const ids = [...new Set(lines.map(({ id }) => id))];
  const rows = await pricesOf(db).execute({ ids, now, code, customers });
  const settings = pricedSettings.parse(rows[0]?.settings);
  const { customizationSurchargeCents, shirtGrams, fewUnits, asksCpf, fulfilment } = settings;
  const priced = rows.flatMap((row) => (row.product ? [toPriced(row, row.product, fewUnits)] : []));
  return {
    products: new Map(priced.map((one) => [one.id, one])),
    surchargeCents: customizationSurchargeCents,
    shirtGrams,
    asksCpf,
    fulfilment,
    offersDelivery: rows[0]?.offersDelivery ?? false,
    offers: rows[0]?.offers ?? [],
  };
}

/** Reads the settings' row with the published ones of these products, in one query. */
const pricesOf = preparedOnce((db: DbOrTx) =>
  db
    .select({
      settings: storeSettings.data,
      offersDelivery: isDeliveryOffered,
      offers: runningOffers,
      product: {
        id: products.id,
        name: products.name,
        priceCents: products.priceCents,
        formerPriceCents: products.formerPriceCents,
        categoryId: products.categoryId,
        imageUrl: products.imageUrl,
      },
      print: productPrints,
      sizes: sizeGrids.sizes,
      printRules: products.printRules,
      leadTime: products.leadTime,
      counted: countedUnits,
      options: offeredOptions,
      pictureUrl: imageMetadata.url,
    })
    .from(storeSettings)
    .leftJoin(products, and(isPublished, sql`${products.id} = any(${sql.placeholder("ids")})`))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct)
    .leftJoin(productPrints, eq(productPrints.productId, products.id))
    .leftJoin(imageMetadata, eq(imageMetadata.id, productPrints.imageId))
    .where(eq(storeSettings.id, SETTINGS_ROW_ID))
    .prepare("read_prices"),
);

const pricedSettings = storeSettingsSchema.pick({
  customizationSurchargeCents: true,
  shirtGrams: true,
  fewUnits: true,
  asksCpf: true,
  fulfilment: true,
});

interface PricedRow {
  print: typeof productPrints.$inferSelect | null;
  pictureUrl: string | null;
  sizes: GridSize[] | null;
  printRules: PrintRules | null;
  leadTime: LeadTime | null;
  counted: UnitsBySize | null;
  options: OfferedOptions | null;
}

function toPriced(
  { print, pictureUrl, sizes, printRules, leadTime, counted, options }: PricedRow,
  product: Omit<PricedProduct, keyof PricedRow>,
  fewUnits: number | null,
): PricedProduct {
  const shown = print && pictureUrl !== null ? toProductPrint(print, pictureUrl) : undefined;
  const { choice, stock } = readShelf({ sizes, counted, leadTime }, fewUnits);
  return {
    ...product,
    print: toShirtPrint(shown),
    ...choice,
    ...(printRules && { printRules }),
    ...(options && { options }),
    ...(stock && { stock }),
  };
}
