import { asc, eq } from "drizzle-orm";
import { labelsOf } from "#domain/sizes/size-grid.ts";
import { describeLowSizes, lowStockMail } from "#domain/stock/low-stock-texts.ts";
import type { AccountContext } from "../../identity/account-context.ts";
import type { MailJobOf } from "../../mail/mail-job.ts";
import type { MailMessage } from "../../mail/mailer.ts";
import { renderMail } from "../../mail/render-mail.ts";
import { getStoreProfile } from "../../settings/settings-service.ts";
import { isGridOfProduct } from "../product-columns.ts";
import { stockLevels } from "../stock-tables.ts";
import { categories, products, sizeGrids } from "../tables.ts";

/** A longer mail would not be read; the list in the back-office has them all. */
const MAX_PRODUCTS = 50;

/** Returns no mail if there are enough of all those sizes again. */
export async function composeLowStock(
  ctx: AccountContext,
  { to, warnedAt }: MailJobOf<"low_stock">,
): Promise<MailMessage | undefined> {
  const low = await readWarned(ctx, new Date(warnedAt));
  if (low.length === 0) return undefined;
  const { name: storeName } = await getStoreProfile(ctx);
  const { subject, action, ...content } = lowStockMail(storeName, low.length, low.length - MAX_PRODUCTS);
  const urlOf = (path: string) => new URL(path, ctx.accounts.publicOrigin).href;
  const list = low.slice(0, MAX_PRODUCTS).map(({ id, name, sizes }) => ({
    label: name,
    text: describeLowSizes(sizes),
    url: urlOf(`/admin/estoque/${id}`),
  }));
  const button = { label: action, url: urlOf("/admin/estoque?mostrar=baixo") };
  return { to, subject, ...renderMail({ storeName, ...content, list, action: button }) };
}

/** The products with the sizes that were marked then, each in the order of its grid, with their present units. */
async function readWarned({ db }: AccountContext, warnedAt: Date) {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      gridSizes: sizeGrids.sizes,
      size: stockLevels.size,
      units: stockLevels.units,
    })
    .from(stockLevels)
    .innerJoin(products, eq(products.id, stockLevels.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(sizeGrids, isGridOfProduct)
    .where(eq(stockLevels.warnedAt, warnedAt))
    .orderBy(asc(products.namePlain), asc(products.id));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, [first, ...others]]) => {
    const labels = labelsOf({ sizes: first?.gridSizes ?? undefined });
    const sizes = (first ? [first, ...others] : []).toSorted(
      (one, other) => labels.indexOf(one.size) - labels.indexOf(other.size),
    );
    return { id, name: first?.name ?? "", sizes };
  });
}
