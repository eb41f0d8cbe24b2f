/** A shop with one record of each kind. */

import { eq } from "drizzle-orm";
import { addApiKey } from "#server/api-keys/api-keys-fixture.ts";
import { productOptions } from "#server/catalog/option-tables.ts";
import { categories, imageMetadata, products, sizeGrids, subcategories } from "#server/catalog/tables.ts";
import { deliveryMethods } from "#server/delivery/tables.ts";
import { hashSecret } from "#server/identity/secret-hash.ts";
import { sessions } from "#server/identity/tables.ts";
import { imports } from "#server/imports/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { offers } from "#server/offers/tables.ts";
import { setFulfilment } from "#server/orders/fulfilment/fulfilment-fixture.ts";
import { orderItems, orders } from "#server/orders/tables.ts";
import { paymentAccount } from "#server/payments/tables.ts";
import { siteImages } from "#server/site-images/tables.ts";
import { teamOrders } from "#server/team-orders/tables.ts";
import { newWebhookSecret } from "#server/webhooks/sign-webhook.ts";
import { webhookDeliveries, webhookEndpoints } from "#server/webhooks/tables.ts";
import { type SignedInTester, signedInAs, signInByPassword } from "./support/actors.ts";
import type { TestApp } from "./support/app.ts";

export type World = Awaited<ReturnType<typeof addWorld>>;

export const WHATSAPP = "11912345678";
export const TEAM_SECRET = "A".repeat(43);

/** Records that have an owner belong to the customer. */
export async function addWorld(app: TestApp, customer: SignedInTester) {
  await setFulfilment(app.database.db(), { preparationDays: 2, saysReady: true });
  return {
    customerId: customer.userId,
    sessionId: await addSession(app, customer),
    orderId: await addOrder(app, customer.userId),
    subscriberId: await addSubscriber(app),
    importId: await addImport(app),
    deliveryMethodId: await addDeliveryMethod(app),
    offerId: await addOffer(app),
    paymentHolder: await addPaymentAccount(app),
    sizeGridId: await addSizeGrid(app),
    ...(await addWebhook(app)),
    optionId: await addOption(app),
    ...(await addTeamOrder(app)),
    apiKeyId: (await addApiKey(app.database.db(), { orders: "read" })).id,
    colleagueId: (await signedInAs(app, "administrator")).userId,
    ...(await addCatalogue(app)),
    ...(await addProduct(app)),
  };
}

async function addPaymentAccount(app: TestApp): Promise<string> {
  const account = {
    sealedToken: app.paymentDesk().seal("token", "a token"),
    holder: "MANTO FC",
    active: true,
    pixMinutes: 1440,
  };
  await app.database.db().insert(paymentAccount).values(account);
  return account.holder;
}

async function addSession(target: TestApp, who: SignedInTester): Promise<string> {
  await signInByPassword(target, who.email, who.password);
  const own = await target.database.db().select().from(sessions).where(eq(sessions.userId, who.userId));
  return own.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()).at(-1)?.id ?? "";
}

async function addSubscriber({ database }: TestApp): Promise<string> {
  const [subscriber] = await database
    .db()
    .insert(newsletterSubscribers)
    .values({ email: "assinante@exemplo.com.br", token: "a token" })
    .returning({ id: newsletterSubscribers.id });
  return subscriber?.id ?? "";
}

async function addImport({ database }: TestApp): Promise<string> {
  const [row] = await database
    .db()
    .insert(imports)
    .values({ status: "ready", filename: "produtos.csv" })
    .returning({ id: imports.id });
  return row?.id ?? "";
}

async function addDeliveryMethod({ database }: TestApp): Promise<string> {
  const [method] = await database
    .db()
    .insert(deliveryMethods)
    .values({ kind: "pickup", name: "Retirada na loja", active: true })
    .returning({ id: deliveryMethods.id });
  return method?.id ?? "";
}

async function addOffer({ database }: TestApp): Promise<string> {
  const benefit = { kind: "percent" as const, percent: 10 };
  const [offer] = await database
    .db()
    .insert(offers)
    .values({ name: "Semana do manto", code: "GOL10", benefit, categoryIds: [], stacks: false, active: true })
    .returning({ id: offers.id });
  return offer?.id ?? "";
}

async function addSizeGrid({ database }: TestApp): Promise<string> {
  const [grid] = await database
    .db()
    .insert(sizeGrids)
    .values({ name: "Goleiro", sizes: [{ label: "M", surchargeCents: 0 }] })
    .returning({ id: sizeGrids.id });
  return grid?.id ?? "";
}

async function addWebhook(app: TestApp) {
  const db = app.database.db();
  const webhookId = crypto.randomUUID();
  const sealedSecret = app.webhookDesk().seal(webhookId, newWebhookSecret());
  const endpoint = { id: webhookId, name: "ERP", url: "https://erp.exemplo.com.br/loja", sealedSecret };
  await db.insert(webhookEndpoints).values({ ...endpoint, events: ["order.paid"], active: true });
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ endpointId: webhookId, type: "order.paid", subject: webhookId, body: "{}", state: "given_up" })
    .returning({ id: webhookDeliveries.id });
  return { webhookId, deliveryId: delivery?.id ?? "" };
}

async function addOption({ database }: TestApp): Promise<string> {
  const [option] = await database
    .db()
    .insert(productOptions)
    .values({ name: "Manga longa", priceCents: 2500 })
    .returning({ id: productOptions.id });
  return option?.id ?? "";
}

async function addTeamOrder({ database }: TestApp) {
  const teamToken = "wTOKENofATEAMorder1234";
  const [team] = await database
    .db()
    .insert(teamOrders)
    .values({
      token: teamToken,
      captainHash: hashSecret(TEAM_SECRET),
      teamName: "Tigres da Vila",
      captainName: "Ana Souza",
      // The erasure of the customer leaves it there for those that come after.
      captainWhatsapp: "11987654321",
      optionIds: [],
      maxShirts: 22,
    })
    .returning({ id: teamOrders.id });
  return { teamOrderId: team?.id ?? "", teamToken };
}

async function addOrder({ database }: TestApp, userId: string): Promise<string> {
  const [order] = await database
    .db()
    .insert(orders)
    .values({
      userId,
      customer: "Ana Lima",
      customerAddress: "Rua A, 1",
      customerCep: "01001000",
      customerWhatsapp: WHATSAPP,
      totalCents: 100,
      shippingAddress: { address: "Rua A, 1" },
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? "";
  const shirt = { orderId, position: 0, name: "Camisa", size: "M", quantity: 1, unitPriceCents: 100 };
  await database.db().insert(orderItems).values(shirt);
  return orderId;
}

async function addCatalogue({ database }: TestApp) {
  const db = database.db();
  const [category] = await db.insert(categories).values({ name: "Várzea" }).returning();
  const categoryId = category?.id ?? "";
  const [subcategory] = await db.insert(subcategories).values({ name: "Titular", categoryId }).returning();
  const [banner] = await db
    .insert(siteImages)
    .values({ type: "banner", imageUrl: "https://fotos.exemplo.com/verao/praia.jpg" })
    .returning();
  return { categoryId, subcategoryId: subcategory?.id ?? "", bannerId: banner?.id ?? "" };
}

async function addProduct({ database }: TestApp) {
  const db = database.db();
  await db.insert(categories).values({ id: "1", name: "Times Brasileiros" });
  const [product] = await db
    .insert(products)
    .values({ name: "Camisa", priceCents: 100, categoryId: "1" })
    .returning();
  const productId = product?.id ?? "";
  const [image] = await db
    .insert(imageMetadata)
    .values({ productId, url: "https://fotos.exemplo.com/a.png", isPrimary: true })
    .returning();
  return { productId, imageId: image?.id ?? "" };
}
