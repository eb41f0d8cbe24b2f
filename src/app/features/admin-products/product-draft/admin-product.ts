import type { AnswerOf } from "#app/api/api-client.ts";

export type AdminProduct = AnswerOf<"GET /api/admin/products/{id}">;
