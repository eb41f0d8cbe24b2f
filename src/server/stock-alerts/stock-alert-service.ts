import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { DomainError } from "#domain/errors.ts";
import { findSize } from "#domain/sizes/size-grid.ts";
import { stateOfSize } from "#domain/stock/stock.ts";
import type { StockAlertRequest } from "#domain/stock-alerts/stock-alert.ts";
import { stockAlertTexts } from "#domain/texts/stock-alerts.ts";
import { findProduct } from "../catalog/product-service.ts";
import { products } from "../catalog/tables.ts";
import type { ServiceContext } from "../context/service-context.ts";
import type { DbOrTx } from "../db/client.ts";
import type { AccountContext } from "../identity/account-context.ts";
import { limitAttempts, mayMailLink } from "../identity/limit-attempts.ts";
import { rateRules } from "../rate-limits/rules.ts";
import { stockAlerts } from "./tables.ts";

/** Whether the shop can send the mail; otherwise its pages do not offer it. */
export async function offersStockAlerts({ mailer }: ServiceContext): Promise<boolean> {
  return mailer.delivers;
}

/**
 * Notes who wants to hear of a size that is sold out, once the address' owner has confirmed it. The response does not
 * reveal whether the address was known, and a bot that fills in the honeypot field gets the same one.
 */
export async function requestStockAlert(ctx: AccountContext, request: StockAlertRequest): Promise<void> {
  const { product_id: productId, size, email, site } = request;
  await limitAttempts(ctx, rateRules.stockAlert, email);
  if (!ctx.mailer.delivers) throw new DomainError("conflict", { message: stockAlertTexts.noMail });
  await assertSoldOut(ctx, productId, size);
  if (site || !(await mayMailLink(ctx, "stock alert", email))) return;
  await addAlert(ctx, { productId, size, email });
}

async function assertSoldOut(ctx: ServiceContext, productId: string, size: string): Promise<void> {
  const product = await findProduct(ctx, productId);
  if (!product) throw new DomainError("not_found");
  if (findSize(product, size) && stateOfSize(product, size).kind === "sold-out") return;
  const message = stockAlertTexts.notSoldOut;
  throw new DomainError("invalid_request", { message, fields: { size: message } });
}

/** A confirmed alert stays so; one that waits for its confirmation keeps its token and gets another mail. */
async function addAlert(
  { db, jobs, now }: AccountContext,
  alert: Pick<typeof stockAlerts.$inferInsert, "productId" | "size" | "email">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(stockAlerts)
      .values({ ...alert, token: randomBytes(24).toString("base64url"), createdAt: now })
      .onConflictDoUpdate({
        target: [stockAlerts.productId, stockAlerts.size, stockAlerts.email],
        set: { email: sql`excluded.email` },
      })
      .returning({ id: stockAlerts.id, confirmedAt: stockAlerts.confirmedAt });
    if (!row || row.confirmedAt) return;
    await jobs.addMail(tx, { kind: "stock_alert_confirmation", to: alert.email, alertId: row.id });
  });
}

export type OwnStockAlert = Awaited<ReturnType<typeof listAlertsOf>>[number];

/** The alerts of an address, for the account that owns the address. */
export async function listAlertsOf(db: DbOrTx, email: string) {
  return db
    .select({
      product: products.name,
      size: stockAlerts.size,
      createdAt: stockAlerts.createdAt,
      confirmedAt: stockAlerts.confirmedAt,
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(eq(stockAlerts.email, email))
    .orderBy(stockAlerts.createdAt, stockAlerts.id);
}

export async function removeAlertsOf(db: DbOrTx, email: string): Promise<void> {
  await db.delete(stockAlerts).where(eq(stockAlerts.email, email));
}
