/** A shop with one record of each kind, and the valid request of each operation to them. */

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
import { type ApiOperation, nameOf } from "./support/api-operations.ts";
import type { TestApp } from "./support/app.ts";

export type World = Awaited<ReturnType<typeof addWorld>>;

const WHATSAPP = "11912345678";
const TEAM_SECRET = "A".repeat(43);
const TEAM_SHIRT = "6f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b";

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

/** The values of the `{…}` parameters of a path, by its prefix. */
const params: [prefix: string, (world: World) => Record<string, string>][] = [
  ["/api/account/orders/", ({ orderId }) => ({ id: orderId })],
  ["/api/account/sessions/", ({ sessionId }) => ({ id: sessionId })],
  ["/api/admin/administrators/", ({ colleagueId }) => ({ id: colleagueId })],
  ["/api/admin/api-keys/", ({ apiKeyId }) => ({ id: apiKeyId })],
  ["/api/admin/categories/", ({ categoryId }) => ({ id: categoryId })],
  ["/api/admin/customers/", () => ({ id: WHATSAPP })],
  ["/api/admin/delivery-methods/", ({ deliveryMethodId }) => ({ id: deliveryMethodId })],
  ["/api/admin/imports/", ({ importId }) => ({ id: importId })],
  ["/api/admin/legal-pages/", () => ({ slug: "termos-de-uso" })],
  ["/api/admin/newsletter/", ({ subscriberId }) => ({ id: subscriberId })],
  ["/api/admin/offers/", ({ offerId }) => ({ id: offerId })],
  ["/api/admin/orders/", ({ orderId }) => ({ id: orderId })],
  ["/api/admin/product-options/", ({ optionId }) => ({ id: optionId })],
  ["/api/admin/products/", ({ productId, imageId }) => ({ id: productId, imageId })],
  ["/api/admin/size-grids/", ({ sizeGridId }) => ({ id: sizeGridId })],
  ["/api/admin/site-images/", ({ bannerId }) => ({ id: bannerId })],
  ["/api/admin/stock/", ({ productId }) => ({ product_id: productId })],
  ["/api/admin/subcategories/", ({ subcategoryId }) => ({ id: subcategoryId })],
  ["/api/admin/team-orders/", ({ teamOrderId }) => ({ id: teamOrderId })],
  ["/api/admin/webhooks/", ({ webhookId, deliveryId }) => ({ id: webhookId, delivery_id: deliveryId })],
  ["/api/cep/", () => ({ cep: "01001000" })],
  ["/api/delivery/", () => ({ cep: "01001000" })],
  ["/api/team-orders/", ({ teamToken }) => ({ token: teamToken, id: TEAM_SHIRT })],
  ["/api/products/", ({ productId }) => ({ id: productId })],
  ["/storage/v1/object/", () => ({ key: "products/a.png" })],
];

const paramsOf = ({ path }: ApiOperation, world: World): Record<string, string> =>
  params.find(([prefix]) => path.startsWith(prefix))?.[1](world) ?? {};

interface RightRequest {
  query?: string;
  body?: unknown;
}

/** Requests for which the document's example does not suffice, because they must name an existing record. */
const rightRequests = (world: World): Record<string, RightRequest> => ({
  "GET /api/admin/orders/papers": { query: `?ids=${world.orderId}` },
  "GET /api/admin/orders/production": { query: `?ids=${world.orderId}` },
  "GET /api/admin/reports/sales": { query: "?by=product" },
  "GET /api/admin/search": { query: "?q=azul" },
  "GET /api/admin/site-images": { query: "?type=BANNER" },
  "GET /api/newsletter/unsubscribe": { query: "?token=none" },
  "GET /api/stock-alerts/unsubscribe": { query: "?token=none" },
  "GET /api/search/suggestions": { query: "?q=azul" },
  "POST /api/admin/product-images/from-url": {
    body: { product_id: world.productId, url: "https://exemplo.com/a.png" },
  },
  "POST /api/admin/orders/steps": { body: { step: "ready", orders: [{ id: world.orderId }] } },
  "POST /api/admin/customers/{id}/erasure": { body: { confirmation: WHATSAPP, accounts: [] } },
  "POST /api/admin/stock/deliveries": {
    body: { items: [{ product_id: world.productId, size: "M", units: 10 }] },
  },
  "POST /api/admin/subcategories": { body: { name: "Reserva", category_id: world.categoryId } },
  "POST /api/newsletter/unsubscribe": { query: "?token=none" },
  "POST /api/stock-alerts": {
    body: { product_id: world.productId, size: "M", email: "ana@exemplo.com.br" },
  },
  "POST /api/team-orders": {
    body: {
      id: "0f5a5e1c-6a55-4c5f-9d43-2f8a8b1c7d10",
      product_id: world.productId,
      team_name: "Tigres da Vila",
      captain_name: "Ana Souza",
      captain_whatsapp: WHATSAPP,
      max_shirts: 22,
      closes_on: null,
      option_ids: [],
    },
  },
  "POST /api/stock-alerts/unsubscribe": { query: "?token=none" },
  "POST /api/rpc/is_admin": { body: { user_id: world.customerId } },
  // Only the other sessions are ended, because the following requests need the current one.
  "POST /auth/v1/logout": { query: "?scope=others" },
  "POST /auth/v1/token": { query: "?grant_type=password" },
  "PUT /api/admin/production/shirts": {
    body: { order_id: world.orderId, position: 0, unit: 0, made: true },
  },
  "PUT /api/admin/site-images/order": { body: { ids: [world.bannerId] } },
});

/** The path and the options of a valid request. */
export function rightRequestOf(
  operation: ApiOperation,
  world: World,
  headers: Record<string, string>,
): [path: string, init: RequestInit] {
  const { query = "", body = operation.example } = rightRequests(world)[nameOf(operation)] ?? {};
  const params = paramsOf(operation, world);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  const init = {
    method: operation.method,
    headers: {
      "Idempotency-Key": "access-matrix",
      "Team-Secret": TEAM_SECRET,
      ...headers,
      ...(body !== undefined && { "Content-Type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  return [path + query, init];
}

/** These operations are authorised by a secret in the request, not by the user; their services' tests cover them. */
export const authorisedBySecret = new Set([
  "DELETE /api/admin/administrators/invitations/{id}",
  "DELETE /api/team-orders/{token}",
  "DELETE /api/team-orders/{token}/shirts/{id}",
  "GET /api/admin/backups/{token}",
  "GET /api/team-orders/{token}/captain",
  "POST /api/admin/administrators/invitations/{id}/resend",
  "POST /api/diagnostics/create-admin",
  "POST /api/invitations/accept",
  "POST /api/invitations/inspect",
  "POST /api/newsletter/cancellations",
  "POST /api/newsletter/confirmations",
  "POST /api/payments/card",
  "POST /api/payments/check",
  "POST /api/payments/mercado-pago/notifications",
  "POST /api/payments/pix",
  "POST /api/stock-alerts/cancellations",
  "POST /api/stock-alerts/confirmations",
  "POST /auth/v1/factors/verify",
  "POST /auth/v1/verify",
  "PUT /api/team-orders/{token}",
  "PUT /api/team-orders/{token}/shirts/{id}",
]);

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
      customerWhatsapp: "11912345678",
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
