import type { z } from "@hono/zod-openapi";
import type { authOperations } from "../accounts/auth-operations.ts";
import type { rpcOperations } from "../accounts/rpc-operations.ts";
import type { offersOperations } from "../admin-offers/offers-operations.ts";
import type { adminSearchOperations } from "../admin-search/admin-search-operations.ts";
import type { administratorsOperations } from "../administrators/administrators-operations.ts";
import type { diagnosticsOperations } from "../administrators/diagnostics-operations.ts";
import type { invitationsOperations } from "../administrators/invitations-operations.ts";
import type { analyticsOperations, visitOperations } from "../analytics/analytics-operations.ts";
import type { apiKeysOperations } from "../api-keys/api-keys-operations.ts";
import type { auditOperations } from "../audit/audit-operations.ts";
import type { backupOperations } from "../backup/backup-operations.ts";
import type { siteImagesOperations } from "../banners/site-images-operations.ts";
import type { adminProductsOperations } from "../catalog/admin-products-operations.ts";
import type { categoriesOperations } from "../catalog/categories-operations.ts";
import type { optionsOperations } from "../catalog/options/options-operations.ts";
import type { productImagesOperations } from "../catalog/product-images-operations.ts";
import type { searchOperations } from "../catalog/search-operations.ts";
import type { sizeGridsOperations } from "../catalog/size-grids/size-grids-operations.ts";
import type { stockOperations } from "../catalog/stock/stock-operations.ts";
import type { customersOperations } from "../customers/customers-operations.ts";
import type { deliveryMethodsOperations } from "../delivery/delivery-methods-operations.ts";
import type { deliveryOperations } from "../delivery/delivery-operations.ts";
import type { melhorEnvioOperations } from "../delivery/melhor-envio/melhor-envio-operations.ts";
import type { demoOperations } from "../demo/demo-operations.ts";
import type { firstStepsOperations } from "../first-steps/first-steps-operations.ts";
import type { exportProductsOperations } from "../imports/export-products-operations.ts";
import type { importsOperations } from "../imports/imports-operations.ts";
import type { legalOperations } from "../legal/legal-operations.ts";
import type { liveOperations } from "../live/live-operations.ts";
import type { bucketOperations } from "../media/bucket-operations.ts";
import type { uploadsOperations } from "../media/uploads-operations.ts";
import type { accountOperations } from "../my-account/account-operations.ts";
import type { adminNewsletterOperations } from "../newsletter/admin-newsletter-operations.ts";
import type { newsletterOperations } from "../newsletter/newsletter-operations.ts";
import type { adminOrdersOperations } from "../orders/admin-orders-operations.ts";
import type { editingOperations } from "../orders/editing/editing-operations.ts";
import type { fulfilmentOperations } from "../orders/fulfilment/fulfilment-operations.ts";
import type { keptSizesOperations } from "../orders/kept-sizes/kept-sizes-operations.ts";
import type { ordersOperations } from "../orders/orders-operations.ts";
import type { paymentsOperations } from "../orders/payments/payments-operations.ts";
import type { productionOperations } from "../orders/production-operations.ts";
import type { mercadoPagoOperations } from "../payments/mercado-pago-operations.ts";
import type { dashboardOperations } from "../reports/dashboard-operations.ts";
import type { salesReportOperations } from "../reports/sales-report-operations.ts";
import type { feedOperations } from "../seo/feed-operations.ts";
import type { messageTemplatesOperations } from "../settings/message-templates-operations.ts";
import type { settingsOperations } from "../settings/settings-operations.ts";
import type { storeOperations } from "../settings/store-operations.ts";
import type { stockAlertOperations } from "../stock-alerts/stock-alert-operations.ts";
import type { adminTeamOrdersOperations } from "../team-orders/admin-team-orders-operations.ts";
import type { teamOrdersOperations } from "../team-orders/team-orders-operations.ts";
import type { todayOperations } from "../today/today-operations.ts";
import type { twoFactorOperations } from "../two-factor/two-factor-operations.ts";
import type { webhooksOperations } from "../webhooks/webhooks-operations.ts";

/**
 * The types of every operation by its address ("GET /api/admin/orders/{id}"): what the browser sends and receives. They
 * are inferred from the definitions that the server uses for validation and for the OpenAPI document.
 */
export interface Contract
  extends ByAddress<typeof accountOperations>,
    ByAddress<typeof authOperations>,
    ByAddress<typeof diagnosticsOperations>,
    ByAddress<typeof rpcOperations>,
    ByAddress<typeof adminSearchOperations>,
    ByAddress<typeof administratorsOperations>,
    ByAddress<typeof invitationsOperations>,
    ByAddress<typeof analyticsOperations>,
    ByAddress<typeof visitOperations>,
    ByAddress<typeof apiKeysOperations>,
    ByAddress<typeof auditOperations>,
    ByAddress<typeof backupOperations>,
    ByAddress<typeof adminProductsOperations>,
    ByAddress<typeof categoriesOperations>,
    ByAddress<typeof productImagesOperations>,
    ByAddress<typeof sizeGridsOperations>,
    ByAddress<typeof optionsOperations>,
    ByAddress<typeof stockOperations>,
    ByAddress<typeof searchOperations>,
    ByAddress<typeof customersOperations>,
    ByAddress<typeof deliveryOperations>,
    ByAddress<typeof deliveryMethodsOperations>,
    ByAddress<typeof melhorEnvioOperations>,
    ByAddress<typeof offersOperations>,
    ByAddress<typeof demoOperations>,
    ByAddress<typeof firstStepsOperations>,
    ByAddress<typeof exportProductsOperations>,
    ByAddress<typeof importsOperations>,
    ByAddress<typeof legalOperations>,
    ByAddress<typeof liveOperations>,
    ByAddress<typeof bucketOperations>,
    ByAddress<typeof uploadsOperations>,
    ByAddress<typeof adminNewsletterOperations>,
    ByAddress<typeof newsletterOperations>,
    ByAddress<typeof adminOrdersOperations>,
    ByAddress<typeof fulfilmentOperations>,
    ByAddress<typeof productionOperations>,
    ByAddress<typeof editingOperations>,
    ByAddress<typeof keptSizesOperations>,
    ByAddress<typeof ordersOperations>,
    ByAddress<typeof paymentsOperations>,
    ByAddress<typeof mercadoPagoOperations>,
    ByAddress<typeof webhooksOperations>,
    ByAddress<typeof dashboardOperations>,
    ByAddress<typeof todayOperations>,
    ByAddress<typeof salesReportOperations>,
    ByAddress<typeof feedOperations>,
    ByAddress<typeof messageTemplatesOperations>,
    ByAddress<typeof settingsOperations>,
    ByAddress<typeof storeOperations>,
    ByAddress<typeof siteImagesOperations>,
    ByAddress<typeof stockAlertOperations>,
    ByAddress<typeof teamOrdersOperations>,
    ByAddress<typeof adminTeamOrdersOperations>,
    ByAddress<typeof twoFactorOperations> {}

export type Address = keyof Contract;

/** The input of a call: params, query, headers and body, as far as the operation has them. */
export type InputOf<Key extends Address> = InputParts<Contract[Key]>;

/** The response body of a successful call. */
export type AnswerOf<Key extends Address> = ContentOf<Contract[Key]["responses"], 200 | 201 | 202 | 204>;

/** The response body of a refusal with the given status. */
export type RefusalOf<Key extends Address, Status extends number> = ContentOf<
  Contract[Key]["responses"],
  Status
>;

interface Described {
  method: string;
  path: string;
  request?: unknown;
  responses: unknown;
}

type ByAddress<Operations extends Record<string, Described>> = {
  [Id in keyof Operations as `${Uppercase<Operations[Id]["method"]>} ${Operations[Id]["path"]}`]: Operations[Id];
};

type InputParts<Operation> = Operation extends { request: infer Request }
  ? Simplify<Part<Request, "params"> & Part<Request, "query"> & Part<Request, "headers"> & BodyPart<Request>>
  : NoInput;

/** An empty object type, for operations without input. */
type NoInput = Record<never, never>;

type Part<Request, Name extends string> =
  Request extends Record<Name, infer Schema extends z.ZodType> ? Given<Name, z.input<Schema>> : NoInput;

/** The property is optional if all its fields are. */
type Given<Name extends string, Value> = NoInput extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value };

type BodyPart<Request> = Request extends { body: { content: infer Content; required?: infer Required } }
  ? Content extends JsonContent<infer Schema>
    ? Required extends true
      ? { body: z.input<Schema> }
      : { body?: z.input<Schema> }
    : { body: FormData | Blob }
  : NoInput;

type ContentOf<Responses, Status> = {
  [Key in keyof Responses & Status]: Responses[Key] extends { content: infer Content }
    ? Content extends JsonContent<infer Schema>
      ? z.output<Schema>
      : string
    : undefined;
}[keyof Responses & Status];

interface JsonContent<Schema extends z.ZodType> {
  readonly "application/json": { readonly schema: Schema };
}

type Simplify<Type> = { [Key in keyof Type]: Type[Key] };
