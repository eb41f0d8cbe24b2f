import type { AnswerOf } from "#app/api/api-client.ts";

export type CustomerRow = AnswerOf<"GET /api/admin/customers">["rows"][number];
export type Customer = AnswerOf<"GET /api/admin/customers/{id}">;
export type CustomerAccount = Customer["accounts"][number];
export type ErasurePlan = AnswerOf<"GET /api/admin/customers/{id}/erasure">;
export type PlannedAccount = ErasurePlan["accounts"][number];
export type CustomerNotes = Customer["notes"];
export type CustomerOrder = AnswerOf<"GET /api/admin/customers/{id}/orders">["rows"][number];
