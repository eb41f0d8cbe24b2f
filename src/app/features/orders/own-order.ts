import type { AnswerOf } from "#app/api/api-client.ts";

export type OwnOrder = AnswerOf<"GET /api/account/orders">[number];
