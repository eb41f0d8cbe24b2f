import type { AnswerOf } from "#app/api-client.ts";

/** An order as its customer gets it. */
export type OwnOrder = AnswerOf<"GET /api/account/orders">[number];
