/** The valid request of each operation to the records of the world. */

import { TEAM_SECRET, WHATSAPP, type World } from "./access-world.ts";
import { type ApiOperation, nameOf } from "./support/api-operations.ts";

const TEAM_SHIRT = "6f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b";

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
