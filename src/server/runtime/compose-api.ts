import { authApi } from "../accounts/auth-api.ts";
import { rpcApi } from "../accounts/rpc-api.ts";
import { offersApi } from "../admin-offers/offers-api.ts";
import { adminSearchApi } from "../admin-search/admin-search-api.ts";
import { administratorsApi } from "../administrators/administrators-api.ts";
import { diagnosticsApi } from "../administrators/diagnostics-api.ts";
import { invitationsApi } from "../administrators/invitations-api.ts";
import { analyticsApi } from "../analytics/analytics-api.ts";
import type { VisitCounter } from "../analytics/visit-counter.ts";
import { apiDocs } from "../api/api-docs.ts";
import { type ApiApp, type ContextOf, newApi } from "../api/new-api.ts";
import { apiKeysApi } from "../api-keys/api-keys-api.ts";
import { auditApi } from "../audit/audit-api.ts";
import { backupApi } from "../backup/backup-api.ts";
import { siteImagesApi } from "../banners/site-images-api.ts";
import { adminProductsApi } from "../catalog/admin-products-api.ts";
import { categoriesApi } from "../catalog/categories-api.ts";
import { optionsApi } from "../catalog/options/options-api.ts";
import { productImagesApi } from "../catalog/product-images-api.ts";
import { searchApi } from "../catalog/search-api.ts";
import { sizeGridsApi } from "../catalog/size-grids/size-grids-api.ts";
import { stockApi } from "../catalog/stock/stock-api.ts";
import { customersApi } from "../customers/customers-api.ts";
import type { CepLookup } from "../delivery/cep-lookup.ts";
import { deliveryApi } from "../delivery/delivery-api.ts";
import { deliveryMethodsApi } from "../delivery/delivery-methods-api.ts";
import { createDeliveryQuotes } from "../delivery/delivery-quotes.ts";
import { createCarrierQuotes } from "../delivery/melhor-envio/carrier-quotes.ts";
import type { MelhorEnvio } from "../delivery/melhor-envio/melhor-envio.ts";
import { melhorEnvioApi } from "../delivery/melhor-envio/melhor-envio-api.ts";
import { demoApi } from "../demo/demo-api.ts";
import { firstStepsApi } from "../first-steps/first-steps-api.ts";
import { type HealthDependencies, healthApi } from "../health/health-api.ts";
import { limitVisitors } from "../http/limit-visitors.ts";
import type { AccountDependencies } from "../identity/account-context.ts";
import { exportProductsApi } from "../imports/export-products-api.ts";
import type { ImportDependencies } from "../imports/import-dependencies.ts";
import { importsApi } from "../imports/imports-api.ts";
import { legalApi } from "../legal/legal-api.ts";
import { liveApi } from "../live/live-api.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { bucketApi } from "../media/bucket-api.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import { uploadsApi } from "../media/uploads-api.ts";
import { accountApi } from "../my-account/account-api.ts";
import { adminNewsletterApi } from "../newsletter/admin-newsletter-api.ts";
import { newsletterApi } from "../newsletter/newsletter-api.ts";
import { adminOrdersApi } from "../orders/admin-orders-api.ts";
import { editingApi } from "../orders/editing/editing-api.ts";
import { fulfilmentApi } from "../orders/fulfilment/fulfilment-api.ts";
import { keptSizesApi } from "../orders/kept-sizes/kept-sizes-api.ts";
import { ordersApi } from "../orders/orders-api.ts";
import type { PaymentWorker } from "../orders/payments/payment-worker.ts";
import { paymentsApi } from "../orders/payments/payments-api.ts";
import { productionApi } from "../orders/production-api.ts";
import { mercadoPagoApi } from "../payments/mercado-pago-api.ts";
import type { PaymentDesk } from "../payments/payment-desk.ts";
import type { VisitorLimits } from "../rate-limits/visitor-limits.ts";
import { dashboardApi } from "../reports/dashboard-api.ts";
import { salesReportApi } from "../reports/sales-report-api.ts";
import { feedApi } from "../seo/feed-api.ts";
import { messageTemplatesApi } from "../settings/message-templates-api.ts";
import { settingsApi } from "../settings/settings-api.ts";
import { storeApi } from "../settings/store-api.ts";
import { stockAlertApi } from "../stock-alerts/stock-alert-api.ts";
import { adminTeamOrdersApi } from "../team-orders/admin-team-orders-api.ts";
import { teamOrdersApi } from "../team-orders/team-orders-api.ts";
import { todayApi } from "../today/today-api.ts";
import { twoFactorApi } from "../two-factor/two-factor-api.ts";
import type { WebhookDesk } from "../webhooks/webhook-desk.ts";
import type { WebhookWorker } from "../webhooks/webhook-worker.ts";
import { webhooksApi } from "../webhooks/webhooks-api.ts";

export interface ApiDependencies {
  accounts: AccountDependencies;
  cepLookup: CepLookup;
  melhorEnvio: MelhorEnvio;
  paymentDesk: PaymentDesk;
  paymentWorker: PaymentWorker;
  webhookDesk: WebhookDesk;
  webhookWorker: WebhookWorker;
  pictureFetcher: PictureFetcher;
  live: LiveChanges;
  visitCounter: VisitCounter;
  imports: ImportDependencies;
  visitorLimits: VisitorLimits;
  health: HealthDependencies;
}

/** Builds the HTTP API of the shop: all writes, and all reads of personal data. */
export function createApi(
  contextOf: ContextOf,
  {
    accounts,
    cepLookup,
    melhorEnvio,
    paymentDesk,
    paymentWorker,
    webhookDesk,
    webhookWorker,
    pictureFetcher,
    live,
    visitCounter,
    imports,
    visitorLimits,
    health,
  }: ApiDependencies,
): ApiApp {
  const api = newApi();
  const deliveryQuotes = createDeliveryQuotes(cepLookup, createCarrierQuotes(melhorEnvio));
  api.route("/", healthApi(health));
  api.route("/", uploadsApi(contextOf, pictureFetcher));
  api.route("/", productImagesApi(contextOf, pictureFetcher));
  api.route("/", importsApi(contextOf, imports));
  api.use("/api/search/suggestions", limitVisitors(visitorLimits.suggestions));
  api.use("/api/cart/quote", limitVisitors(visitorLimits.quotes));
  api.use("/api/cep/*", limitVisitors(visitorLimits.ceps));
  api.use("/api/delivery/*", limitVisitors(visitorLimits.ceps));
  api.use("/api/products/:id/kept-sizes", limitVisitors(visitorLimits.keptSizes));
  api.use("/api/orders", limitVisitors(visitorLimits.orders));
  for (const path of ["/api/payments/pix", "/api/payments/card", "/api/payments/check"]) {
    api.use(path, limitVisitors(visitorLimits.payments));
  }
  api.use("/api/team-orders/*", limitVisitors(visitorLimits.teamOrders));
  api.route("/", storeApi(contextOf));
  api.route("/", settingsApi(contextOf));
  api.route("/", messageTemplatesApi(contextOf));
  api.route("/", legalApi(contextOf));
  api.route("/", newsletterApi(contextOf, accounts));
  api.route("/", stockAlertApi(contextOf, accounts));
  api.route("/", searchApi(contextOf));
  api.route("/", keptSizesApi(contextOf));
  api.route("/", ordersApi(contextOf, { accounts, deliveryQuotes }));
  // Its fixed paths come before the orders' paths with an id, which would match them too.
  api.route("/", fulfilmentApi(contextOf, accounts));
  api.route("/", adminOrdersApi(contextOf, accounts));
  api.route("/", productionApi(contextOf));
  const { publicOrigin } = accounts;
  api.route("/", editingApi(contextOf, { publicOrigin, deliveryQuotes, worker: paymentWorker }));
  api.route("/", paymentsApi(contextOf, { accounts, desk: paymentDesk, worker: paymentWorker }));
  api.route("/", mercadoPagoApi(contextOf, paymentDesk));
  api.route("/", webhooksApi(contextOf, { desk: webhookDesk, worker: webhookWorker }));
  api.route("/", teamOrdersApi(contextOf, accounts));
  api.route("/", adminTeamOrdersApi(contextOf));
  api.route("/", deliveryApi(contextOf, { cepLookup, deliveryQuotes }));
  api.route("/", deliveryMethodsApi(contextOf));
  api.route("/", melhorEnvioApi(contextOf, melhorEnvio));
  api.route("/", offersApi(contextOf));
  api.route("/", accountApi(contextOf, accounts));
  api.route("/", twoFactorApi(contextOf, accounts));
  api.route("/", administratorsApi(contextOf, accounts));
  api.route("/", invitationsApi(contextOf, accounts));
  api.route("/", apiKeysApi(contextOf));
  api.route("/", auditApi(contextOf));
  api.route("/", backupApi(contextOf, accounts));
  api.route("/", rpcApi(contextOf, accounts));
  api.route("/", diagnosticsApi(contextOf, accounts));
  api.route("/", exportProductsApi(contextOf, imports));
  api.route("/", adminProductsApi(contextOf));
  api.route("/", feedApi(contextOf, accounts));
  api.route("/", categoriesApi(contextOf));
  api.route("/", sizeGridsApi(contextOf));
  api.route("/", optionsApi(contextOf));
  api.route("/", stockApi(contextOf));
  api.route("/", siteImagesApi(contextOf));
  api.route("/", liveApi(contextOf, live));
  api.route("/", dashboardApi(contextOf));
  api.route("/", todayApi(contextOf));
  api.route("/", firstStepsApi(contextOf));
  api.route("/", demoApi(contextOf));
  api.route("/", salesReportApi(contextOf));
  api.route("/", analyticsApi(contextOf, visitCounter, visitorLimits.visits));
  api.route("/", adminSearchApi(contextOf));
  api.route("/", customersApi(contextOf));
  api.route("/", adminNewsletterApi(contextOf, accounts));
  api.route("/", authApi(contextOf, accounts));
  api.route("/", bucketApi(contextOf));
  api.route("/", apiDocs(api));
  return api;
}
