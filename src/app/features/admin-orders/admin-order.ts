import type { AnswerOf } from "#app/api/api-client.ts";

export type AdminOrderRow = AnswerOf<"GET /api/admin/orders">["rows"][number];
export type DeletedOrderRow = AnswerOf<"GET /api/admin/orders/deleted">["rows"][number];
export type AdminOrder = AnswerOf<"GET /api/admin/orders/{id}">;
/** How far an order is, until when, and with whom. Absent in a shop that does not use steps. */
export type RowFulfilment = NonNullable<AdminOrderRow["fulfilment"]>;
export type ManagedFulfilment = NonNullable<AdminOrder["fulfilment"]>;
export type AdminOrderItem = AdminOrder["items"][number];
export type ProductionOrder = AnswerOf<"GET /api/admin/production">[number];
/** A payment of an order, as Mercado Pago has reported it. */
export type OrderPaymentReport = AnswerOf<"GET /api/admin/orders/{id}/payments">[number];
export type OrderHistoryEntry = AnswerOf<"GET /api/admin/orders/{id}/history">[number];
