import type { AnswerOf } from "#app/api/api-client.ts";

/** A team's list, as everybody with the link sees it. */
export type TeamOrder = NonNullable<AnswerOf<"GET /api/team-orders/{token}">>;
export type CaptainTeamOrder = AnswerOf<"GET /api/team-orders/{token}/captain">;
