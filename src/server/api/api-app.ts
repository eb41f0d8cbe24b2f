import { accountApi } from "../accounts/account-api.ts";
import type { AccountParts } from "../accounts/account-context.ts";
import { diagnosticsApi } from "../accounts/diagnostics-api.ts";
import { rpcApi } from "../accounts/rpc-api.ts";
import { adminSearchApi } from "../admin-search/admin-search-api.ts";
import { administratorsApi } from "../administrators/administrators-api.ts";
import { analyticsApi } from "../analytics/analytics-api.ts";
import type { AnalyticsParts } from "../analytics/analytics-parts.ts";
import { auditApi } from "../audit/audit-api.ts";
import { backupApi } from "../backup/backup-api.ts";
import { adminProductsApi } from "../catalog/admin-products-api.ts";
import { categoriesApi } from "../catalog/categories-api.ts";
import { productImagesApi } from "../catalog/product-images-api.ts";
import { searchApi } from "../catalog/search-api.ts";
import { customersApi } from "../customers/customers-api.ts";
import type { CepLookup } from "../delivery/cep-lookup.ts";
import { deliveryApi } from "../delivery/delivery-api.ts";
import { demoApi } from "../demo/demo-api.ts";
import { firstStepsApi } from "../first-steps/first-steps-api.ts";
import { limitBody } from "../http/limit-body.ts";
import { limitVisitors } from "../http/limit-visitors.ts";
import { exportProductsApi } from "../imports/export-products-api.ts";
import type { ImportParts } from "../imports/import-parts.ts";
import { importsApi, importUploadApi } from "../imports/imports-api.ts";
import { legalApi } from "../legal/legal-api.ts";
import { liveApi } from "../live/live-api.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { PictureFetcher } from "../media/picture-fetcher.ts";
import { uploadsApi } from "../media/uploads-api.ts";
import { adminNewsletterApi } from "../newsletter/admin-newsletter-api.ts";
import { newsletterApi } from "../newsletter/newsletter-api.ts";
import { adminOrdersApi } from "../orders/admin-orders-api.ts";
import { ordersApi } from "../orders/orders-api.ts";
import type { VisitorLimits } from "../rate-limits/visitor-limits.ts";
import { dashboardApi } from "../reports/dashboard-api.ts";
import { salesReportApi } from "../reports/sales-report-api.ts";
import { messageTemplatesApi } from "../settings/message-templates-api.ts";
import { settingsApi } from "../settings/settings-api.ts";
import { siteImagesApi } from "../site-images/site-images-api.ts";
import { twoFactorApi } from "../two-factor/two-factor-api.ts";
import { renderApiDocs } from "./api-docs-page.ts";
import { apiDocument, type Doors } from "./api-document.ts";
import { type ApiApp, type ContextOf, newApi } from "./new-api.ts";

const BODY_LIMIT_BYTES = 1_048_576;

export interface ApiParts {
  accounts: AccountParts;
  cepLookup: CepLookup;
  pictureFetcher: PictureFetcher;
  live: LiveChanges;
  analytics: AnalyticsParts;
  imports: ImportParts;
  visitorLimits: VisitorLimits;
}

/** The documented door for every write, and for what browsers read about themselves. */
export function createApi(
  contextOf: ContextOf,
  { accounts, cepLookup, pictureFetcher, live, analytics, imports, visitorLimits }: ApiParts,
  otherDoors: Doors,
): ApiApp {
  const api = newApi();
  // What takes whole files stands before the general limit and sets its own.
  api.route("/", uploadsApi(contextOf, pictureFetcher));
  api.route("/", productImagesApi(contextOf, pictureFetcher));
  api.route("/", importUploadApi(contextOf, imports));
  api.use(limitBody(BODY_LIMIT_BYTES));
  api.use("/search/suggestions", limitVisitors(visitorLimits.suggestions));
  api.use("/cart/quote", limitVisitors(visitorLimits.quotes));
  api.use("/cep/*", limitVisitors(visitorLimits.ceps));
  api.use("/orders", limitVisitors(visitorLimits.orders));
  api.route("/", settingsApi(contextOf));
  api.route("/", messageTemplatesApi(contextOf));
  api.route("/", legalApi(contextOf));
  api.route("/", newsletterApi(contextOf, accounts));
  api.route("/", searchApi(contextOf));
  api.route("/", ordersApi(contextOf, accounts));
  api.route("/", adminOrdersApi(contextOf, accounts));
  api.route("/", deliveryApi(contextOf, cepLookup));
  api.route("/", accountApi(contextOf, accounts));
  api.route("/", twoFactorApi(contextOf, accounts));
  api.route("/", administratorsApi(contextOf, accounts));
  api.route("/", auditApi(contextOf));
  api.route("/", backupApi(contextOf, accounts));
  api.route("/", rpcApi(contextOf, accounts));
  api.route("/", diagnosticsApi(contextOf, accounts));
  api.route("/", importsApi(contextOf, imports));
  api.route("/", exportProductsApi(contextOf, imports));
  api.route("/", adminProductsApi(contextOf));
  api.route("/", categoriesApi(contextOf));
  api.route("/", siteImagesApi(contextOf));
  api.route("/", liveApi(contextOf, live));
  api.route("/", dashboardApi(contextOf));
  api.route("/", firstStepsApi(contextOf));
  api.route("/", demoApi(contextOf));
  api.route("/", salesReportApi(contextOf));
  api.route("/", analyticsApi(contextOf, analytics, visitorLimits.visits));
  api.route("/", adminSearchApi(contextOf));
  api.route("/", customersApi(contextOf));
  api.route("/", adminNewsletterApi(contextOf, accounts));
  api.get("/openapi.json", (c) => c.json(apiDocument(api, otherDoors)));
  api.get("/docs", (c) => c.html(renderApiDocs(apiDocument(api, otherDoors))));
  return api;
}
